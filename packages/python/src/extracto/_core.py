"""What both clients share: requests as data, and the rules for retrying and waiting. Nothing here does input or output."""

from __future__ import annotations

import os
import random
import uuid
from dataclasses import dataclass, field
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, BinaryIO, Mapping, Optional, Sequence, Union, cast
from urllib.parse import quote

from ._errors import ApiError, ExtractoConnectionError, ExtractoError
from ._formats import RESULT_ENDINGS

LOCAL_SERVICE = "http://localhost:3000"
#: Seconds for one attempt.
DEFAULT_TIMEOUT = 120.0
DEFAULT_RETRIES = 3
#: Seconds that a job is waited for.
DEFAULT_WAIT = 600.0

_FIRST_PAUSE = 0.5
_LONGEST_PAUSE = 8.0
#: A service that asks for more patience than this is not asked again: the caller decides.
_LONGEST_RETRY_AFTER = 60.0

Document = Union[str, "os.PathLike[str]", bytes, BinaryIO]
#: Several are images of one document, in the order of its pages.
Documents = Union[Document, Sequence[Document]]

@dataclass(frozen=True)
class Settings:
    api_key: str
    #: Without a slash at its end.
    base_url: str
    timeout: float
    max_retries: int


@dataclass(frozen=True)
class Call:
    method: str
    path: str
    params: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    data: Optional[Mapping[str, str]] = None
    files: Optional[Sequence[tuple[str, tuple[str, bytes, str]]]] = None
    #: Sending it twice does no more than sending it once.
    repeatable: bool = True


def read_settings(api_key: Optional[str], base_url: Optional[str], timeout: float, max_retries: int) -> Settings:
    key = api_key or os.environ.get("EXTRACTO_API_KEY")
    if not key:
        raise ExtractoError("There is no API key: pass api_key, or set EXTRACTO_API_KEY.")
    address = base_url or os.environ.get("EXTRACTO_BASE_URL") or LOCAL_SERVICE
    return Settings(key, address.rstrip("/"), timeout, max_retries)


def get(path: str, **params: Any) -> Call:
    return Call("GET", path, {name: value for name, value in params.items() if value is not None})


def job_path(job_id: str, tail: str = "") -> str:
    if not isinstance(job_id, str) or not job_id:
        raise ExtractoError("job_id is the text that jobs.create gave as \"jobId\".")
    return path_of("jobs", job_id, tail)


def path_of(kind: str, name: str, tail: str = "") -> str:
    return f"/api/v1/{kind}/{quote(name, safe='')}{tail}"


def download_path(job_id: str, format: str) -> str:
    if format not in RESULT_ENDINGS:
        raise ExtractoError(f"There is no format {format!r}; these are: {', '.join(RESULT_ENDINGS)}.")
    return job_path(job_id, f"/result.{RESULT_ENDINGS[format]}")


def submit(
    file: Documents,
    *,
    file_name: Optional[str],
    password: Optional[str],
    parser: Optional[str],
    year: Optional[int],
    label: Optional[str],
    idempotency_key: Optional[str],
) -> Call:
    """One key covers all retries, so that a lost answer submits nothing twice."""
    several = isinstance(file, (list, tuple))
    parts: Sequence[Document] = file if isinstance(file, (list, tuple)) else [cast(Document, file)]
    documents = [read_document(one, file_name) for one in parts]
    fields = {
        "password": password,
        "parser": parser,
        "year": None if year is None else str(year),
        "label": label,
        "join": "true" if several else None,
    }
    return Call(
        "POST",
        "/api/v1/jobs",
        headers={"Idempotency-Key": idempotency_key or str(uuid.uuid4())},
        data={key: value for key, value in fields.items() if value is not None},
        # The service knows PDFs and images by their bytes.
        files=[("pdf", (name, content, "application/octet-stream")) for name, content in documents],
    )


def read_document(file: Document, file_name: Optional[str]) -> tuple[str, bytes]:
    if isinstance(file, (bytes, bytearray, memoryview)):
        return file_name or "statement.pdf", bytes(file)
    if isinstance(file, (str, os.PathLike)):
        path = Path(file)
        try:
            return file_name or path.name, path.read_bytes()
        except OSError as cause:
            raise ExtractoError(f"file: {path} cannot be read ({cause.strerror}).") from cause
    return file_name or Path(str(getattr(file, "name", "statement.pdf"))).name, file.read()


def plan_retry(error: ExtractoError, attempt: int, call: Call, retry_after: Optional[str]) -> Optional[float]:
    """Seconds to pause before the next attempt, or None: do not try again.

    A refusal that did nothing may always be repeated. When the outcome is unknown, only repeatable calls may be.
    """
    if isinstance(error, ApiError):
        if error.status != 429 and error.status < 500:
            return None
        did_nothing = error.status == 429 or error.code == "not_ready"
    elif isinstance(error, ExtractoConnectionError):
        did_nothing = False
    else:
        return None
    if not (call.repeatable or did_nothing):
        return None
    asked = read_retry_after(retry_after)
    if asked is not None and asked > _LONGEST_RETRY_AFTER:
        return None
    # Between half and whole, so that clients that failed together do not return together.
    backoff = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2.0**attempt) * (0.5 + random.random() / 2)
    return max(asked or 0.0, backoff)


def read_retry_after(value: Optional[str]) -> Optional[float]:
    if value is None:
        return None
    if value.isdigit():
        return float(value)
    try:
        return max(0.0, (parsedate_to_datetime(value) - datetime.now(timezone.utc)).total_seconds())
    except (TypeError, ValueError):
        return None


def plan_poll(polls: int) -> float:
    """Seconds between two looks at a job: short ones first, as most documents take a second."""
    return min(5.0, 0.5 * 1.5**polls)
