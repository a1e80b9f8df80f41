"""The client for programs that wait for each answer."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Callable, Iterator, List, Optional, cast

import httpx

from . import _core
from ._errors import ApiError, ExtractoConnectionError, ExtractoError, JobFailedError, WaitTimeoutError

if TYPE_CHECKING:
    from .types import Account, Client, Job, JobReceipt, Result, Sample, Transaction


class Extracto:
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
        self._http = httpx.Client(timeout=timeout, follow_redirects=False)
        self.jobs = Jobs(self)
        self.accounts = Accounts(self)
        self.clients = Clients(self)
        self.samples = Samples(self)

    def __enter__(self) -> Extracto:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def _send(self, call: _core.Call) -> httpx.Response:
        attempt = 0
        while True:
            retry_after: Optional[str] = None
            try:
                response = self._http.request(**request_of(self._settings, call))
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
            time.sleep(pause)
            attempt += 1


def request_of(settings: _core.Settings, call: _core.Call) -> dict[str, Any]:
    return {
        "method": call.method,
        "url": settings.base_url + call.path,
        "params": dict(call.params),
        "headers": {**call.headers, "X-API-KEY": settings.api_key},
        "data": call.data,
        "files": call.files,
    }


def refusal_of(response: httpx.Response) -> ApiError:
    is_problem = response.headers.get("Content-Type", "").startswith("application/problem+json")
    problem = response.json() if is_problem else None
    return ApiError(response.status_code, problem, response.headers.get("X-Request-Id"))


class Jobs:
    """Documents that are being read or were read."""

    def __init__(self, client: Extracto) -> None:
        self._client = client

    def create(
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
        return cast("Job", self._client._send(call).json())

    def wait_for(
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
            job = self.retrieve(job_id)
            if on_progress is not None:
                on_progress(job)
            if job["status"] in ("Succeeded", "Failed"):
                return job
            left = deadline - time.monotonic()
            if left <= 0:
                raise WaitTimeoutError(job)
            time.sleep(min(left, _core.plan_poll(polls)))
            polls += 1

    def create_and_wait(
        self, file: _core.Documents, *, timeout: float = _core.DEFAULT_WAIT, **options: Any
    ) -> tuple[Job, Result]:
        """Submits a document, waits for it and gives the result. Raises JobFailedError when there is none."""
        job = self.wait_for(self.create(file, **options)["jobId"], timeout=timeout)
        if job["status"] == "Failed":
            raise JobFailedError(job)
        return job, self.result(job["jobId"])

    def list(self, **query: Any) -> Iterator[Job]:
        """Newest first; further pages are read as they are needed, and no job comes twice."""
        seen: set[str] = set()
        page = 1
        while True:
            answer = self._client._send(_core.get("/api/v1/jobs", page=page, **query))
            jobs = cast("list[Job]", answer.json())
            for job in jobs:
                if job["jobId"] not in seen:
                    seen.add(job["jobId"])
                    yield job
            if not jobs or 'rel="next"' not in answer.headers.get("Link", ""):
                return
            page += 1

    def retrieve(self, job_id: str) -> Job:
        return cast("Job", self._client._send(_core.get(_core.job_path(job_id))).json())

    def receipt(self, job_id: str) -> JobReceipt:
        """What became of it, and what it cost."""
        return cast("JobReceipt", self._client._send(_core.get(_core.job_path(job_id, "/receipt"))).json())

    def result(self, job_id: str) -> Result:
        return cast("Result", self._client._send(_core.get(_core.job_path(job_id, "/result.json"))).json())

    def download(self, job_id: str, format: str, **options: Any) -> bytes:
        """The result as a file of any format; options are those of the format, such as ``delimiter="semicolon"``."""
        return self._client._send(_core.get(_core.download_path(job_id, format), **options)).content

    def document(self, job_id: str) -> bytes:
        """The PDF that was submitted, while it is stored."""
        return self._client._send(_core.get(_core.job_path(job_id, "/document"))).content

    def cancel(self, job_id: str) -> Job:
        """Stops it; it costs nothing."""
        return cast("Job", self._client._send(_core.Call("POST", _core.job_path(job_id, "/cancel"))).json())

    def delete(self, job_id: str) -> None:
        """Deletes it with its document and its result."""
        self._client._send(_core.Call("DELETE", _core.job_path(job_id)))


class Accounts:
    """Bank accounts, as statements name them."""

    def __init__(self, client: Extracto) -> None:
        self._client = client

    def list(self) -> list[Account]:
        return cast("list[Account]", self._client._send(_core.get("/api/v1/accounts")).json())


class Clients:
    def __init__(self, client: Extracto) -> None:
        self._client = client

    def list(self) -> list[Client]:
        return cast("list[Client]", self._client._send(_core.get("/api/v1/clients")).json())

    def transactions(self, client_id: str, **query: Any) -> List[Transaction]:
        """A page of the credit balance's entries, in XTS, newest first."""
        path = _core.path_of("clients", client_id, "/transactions")
        return cast("list[Transaction]", self._client._send(_core.get(path, **query)).json())


class Samples:
    """Statements that never existed, to try the service with."""

    def __init__(self, client: Extracto) -> None:
        self._client = client

    def list(self) -> list[Sample]:
        return cast("list[Sample]", self._client._send(_core.get("/api/v1/samples")).json())

    def download(self, name: str) -> bytes:
        return self._client._send(_core.get(_core.path_of("samples", name))).content
