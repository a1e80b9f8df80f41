"""Every error that the client raises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

if TYPE_CHECKING:
    from .types import Job, Problem


class ExtractoError(Exception):
    """The parent of all."""


class ApiError(ExtractoError):
    """The service answered, and refused. The fields are those of its problem document (RFC 9457)."""

    def __init__(self, status: int, problem: Optional[Problem], request_id: Optional[str]) -> None:
        fields: dict[str, Any] = dict(problem or {})
        super().__init__(fields.get("detail") or fields.get("title") or f"The service answered {status}.")
        self.status = status
        #: Decide by it: it never changes its meaning. None when a proxy answered instead of the service.
        self.code: Optional[str] = fields.get("code")
        self.problem = problem
        #: Quote it when you ask for help.
        self.request_id = request_id


class ExtractoConnectionError(ExtractoError):
    """The service gave no answer, or not in time."""


class JobFailedError(ExtractoError):
    """The document gave no result; ``job`` says why."""

    def __init__(self, job: Job) -> None:
        error = job["error"]
        super().__init__(error["message"] if error else "The document gave no result.")
        self.job = job


class WaitTimeoutError(ExtractoError):
    """The job did not end in time. It goes on, and can be waited for again."""

    def __init__(self, job: Job) -> None:
        super().__init__("The job has not ended yet.")
        self.job = job


class WebhookVerificationError(ExtractoError):
    """The event is not from Extracto, was changed, or is too old."""
