"""Standard Webhooks: whether the service sent this, unchanged and within five minutes."""

from __future__ import annotations

import base64
import binascii
import hmac
import json
import time
from typing import TYPE_CHECKING, Mapping, Optional, Union, cast

from ._errors import WebhookVerificationError

if TYPE_CHECKING:
    from .types import WebhookEvent

_PREFIX = "whsec_"
_TOLERANCE_SECONDS = 5 * 60


def verify_webhook(payload: Union[str, bytes], headers: Mapping[str, str], secret: str) -> WebhookEvent:
    """``payload`` is the body as it arrived. Raises WebhookVerificationError."""
    body = payload.encode() if isinstance(payload, str) else bytes(payload)
    found = {name.lower(): value for name, value in headers.items()}
    try:
        message_id, stamp = found["webhook-id"], found["webhook-timestamp"]
        signatures = found["webhook-signature"].split()
        sent = int(stamp)
    except (KeyError, ValueError) as cause:
        raise WebhookVerificationError("The headers of an event are missing.") from cause
    if abs(time.time() - sent) > _TOLERANCE_SECONDS:
        raise WebhookVerificationError("The event is too old, or a clock is wrong.")
    expected = sign_webhook(body, message_id, sent, secret)
    if not any(hmac.compare_digest(expected.encode(), signature.encode()) for signature in signatures):
        raise WebhookVerificationError("The signature does not match: another secret, or the body was changed.")
    try:
        return cast("WebhookEvent", json.loads(body))
    except ValueError as cause:
        raise WebhookVerificationError("The event is not JSON.") from cause


def sign_webhook(payload: Union[str, bytes], message_id: str, timestamp: Optional[int], secret: str) -> str:
    """The ``webhook-signature`` of an event, for tests of your own receiver; ``timestamp`` in seconds, None means now."""
    body = payload.encode() if isinstance(payload, str) else bytes(payload)
    seconds = int(time.time()) if timestamp is None else timestamp
    try:
        key = base64.b64decode(secret.removeprefix(_PREFIX), validate=True)
    except binascii.Error as cause:
        raise WebhookVerificationError("The secret is not the one of a webhook (whsec_…).") from cause
    signed = f"{message_id}.{seconds}.".encode() + body
    return "v1," + base64.b64encode(hmac.digest(key, signed, "sha256")).decode()
