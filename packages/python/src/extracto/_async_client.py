"""The client for programs on asyncio: the same calls as the other client has, each awaited."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, AsyncIterator, Callable, List, Optional, cast

import httpx

from . import _core
from ._client import refusal_of, request_of
from ._errors import ExtractoConnectionError, ExtractoError, JobFailedError, WaitTimeoutError

if TYPE_CHECKING:
    from .types import Account, Client, Job, JobReceipt, Result, Sample, Transaction


class AsyncExtracto:
    """``api_key`` and ``base_url`` come from EXTRACTO_API_KEY and EXTRACTO_BASE_URL when left out."""

    def __init__(
        self,
        api_key: Optional[str] = None,
        base_url: Optional[str] = None,
        *,
        timeout: float = _core.DEFAULT_TIMEOUT,
        max_retries: int = _core.DEFAULT_RETRIES,
    ) -> None:
        self._settings = _core.read_settings(api_key, base_url, timeout, max_retries)
        # The key goes to the service and nowhere else.
        self._http = httpx.AsyncClient(timeout=timeout, follow_redirects=False)
        self.jobs = AsyncJobs(self)
        self.accounts = AsyncAccounts(self)
        self.clients = AsyncClients(self)
        self.samples = AsyncSamples(self)

    async def __aenter__(self) -> AsyncExtracto:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def _send(self, call: _core.Call) -> httpx.Response:
        attempt = 0
        while True:
            retry_after: Optional[str] = None
            try:
                response = await self._http.request(**request_of(self._settings, call))
                if response.is_success:
                    return response
                retry_after = response.headers.get("Retry-After")
                error: ExtractoError = refusal_of(response)
            except httpx.TransportError as cause:
                error = ExtractoConnectionError(f"There is no connection to {self._settings.base_url}.")
                error.__cause__ = cause
            pause = _core.plan_retry(error, attempt, call, retry_after)
            if pause is None or attempt >= self._settings.max_retries:
                raise error
            await asyncio.sleep(pause)
            attempt += 1


class AsyncJobs:
    """Documents that are being read or were read."""

    def __init__(self, client: AsyncExtracto) -> None:
        self._client = client

    async def create(
        self,
        file: _core.Documents,
        *,
        file_name: Optional[str] = None,
        password: Optional[str] = None,
        parser: Optional[str] = None,
        year: Optional[int] = None,
        label: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Job:
        """Submits a document: a path, bytes, or an open binary file; a list of them are the images of its pages. The answer comes at once."""
        call = _core.submit(
            file,
            file_name=file_name,
            password=password,
            parser=parser,
            year=year,
            label=label,
            idempotency_key=idempotency_key,
        )
        return cast("Job", (await self._client._send(call)).json())

    async def wait_for(
        self,
        job_id: str,
        *,
        timeout: float = _core.DEFAULT_WAIT,
        on_progress: Optional[Callable[[Job], None]] = None,
    ) -> Job:
        """Waits until a job has ended, well or not: look at ``status``. Raises WaitTimeoutError."""
        deadline = time.monotonic() + timeout
        polls = 0
        while True:
            job = await self.retrieve(job_id)
            if on_progress is not None:
                on_progress(job)
            if job["status"] in ("Succeeded", "Failed"):
                return job
            left = deadline - time.monotonic()
            if left <= 0:
                raise WaitTimeoutError(job)
            await asyncio.sleep(min(left, _core.plan_poll(polls)))
            polls += 1

    async def create_and_wait(
        self, file: _core.Documents, *, timeout: float = _core.DEFAULT_WAIT, **options: Any
    ) -> tuple[Job, Result]:
        """Submits a document, waits for it and gives the result. Raises JobFailedError when there is none."""
        job = await self.wait_for((await self.create(file, **options))["jobId"], timeout=timeout)
        if job["status"] == "Failed":
            raise JobFailedError(job)
        return job, await self.result(job["jobId"])

    async def list(self, **query: Any) -> AsyncIterator[Job]:
        """Newest first; further pages are read as they are needed, and no job comes twice."""
        seen: set[str] = set()
        page = 1
        while True:
            answer = await self._client._send(_core.get("/api/v1/jobs", page=page, **query))
            jobs = cast("list[Job]", answer.json())
            for job in jobs:
                if job["jobId"] not in seen:
                    seen.add(job["jobId"])
                    yield job
            if not jobs or 'rel="next"' not in answer.headers.get("Link", ""):
                return
            page += 1

    async def retrieve(self, job_id: str) -> Job:
        return cast("Job", (await self._client._send(_core.get(_core.job_path(job_id)))).json())

    async def receipt(self, job_id: str) -> JobReceipt:
        """What became of it, and what it cost."""
        return cast("JobReceipt", (await self._client._send(_core.get(_core.job_path(job_id, "/receipt")))).json())

    async def result(self, job_id: str) -> Result:
        return cast("Result", (await self._client._send(_core.get(_core.job_path(job_id, "/result.json")))).json())

    async def download(self, job_id: str, format: str, **options: Any) -> bytes:
        """The result as a file of any format; options are those of the format, such as ``delimiter="semicolon"``."""
        return (await self._client._send(_core.get(_core.download_path(job_id, format), **options))).content

    async def document(self, job_id: str) -> bytes:
        """The PDF that was submitted, while it is stored."""
        return (await self._client._send(_core.get(_core.job_path(job_id, "/document")))).content

    async def cancel(self, job_id: str) -> Job:
        """Stops it; it costs nothing."""
        return cast("Job", (await self._client._send(_core.Call("POST", _core.job_path(job_id, "/cancel")))).json())

    async def delete(self, job_id: str) -> None:
        """Deletes it with its document and its result."""
        await self._client._send(_core.Call("DELETE", _core.job_path(job_id)))


class AsyncAccounts:
    """Bank accounts, as statements name them."""

    def __init__(self, client: AsyncExtracto) -> None:
        self._client = client

    async def list(self) -> list[Account]:
        return cast("list[Account]", (await self._client._send(_core.get("/api/v1/accounts"))).json())


class AsyncClients:
    def __init__(self, client: AsyncExtracto) -> None:
        self._client = client

    async def list(self) -> list[Client]:
        return cast("list[Client]", (await self._client._send(_core.get("/api/v1/clients"))).json())

    async def transactions(self, client_id: str, **query: Any) -> List[Transaction]:
        """A page of the credit balance's entries, in XTS, newest first."""
        path = _core.path_of("clients", client_id, "/transactions")
        return cast("list[Transaction]", (await self._client._send(_core.get(path, **query))).json())


class AsyncSamples:
    """Statements that never existed, to try the service with."""

    def __init__(self, client: AsyncExtracto) -> None:
        self._client = client

    async def list(self) -> list[Sample]:
        return cast("list[Sample]", (await self._client._send(_core.get("/api/v1/samples"))).json())

    async def download(self, name: str) -> bytes:
        return (await self._client._send(_core.get(_core.path_of("samples", name)))).content
