"""The client of an Extracto service.

>>> from extracto import Extracto
>>> with Extracto() as extracto:
...     job, result = extracto.jobs.create_and_wait("march.pdf")
"""

from ._async_client import AsyncExtracto
from ._client import Extracto
from ._errors import (
    ApiError,
    ExtractoConnectionError,
    ExtractoError,
    JobFailedError,
    WaitTimeoutError,
    WebhookVerificationError,
)
from ._webhooks import sign_webhook, verify_webhook
from .frames import to_dataframe

__all__ = [
    "ApiError",
    "AsyncExtracto",
    "Extracto",
    "ExtractoConnectionError",
    "ExtractoError",
    "JobFailedError",
    "WaitTimeoutError",
    "WebhookVerificationError",
    "sign_webhook",
    "to_dataframe",
    "verify_webhook",
]
