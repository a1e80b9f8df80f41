"""A result as a table of pandas, which is installed apart: ``pip install extracto[pandas]``."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas
    from .types import Result

_MONEY = ("amount", "balance")
_DATES = ("date", "transactionDate", "valueDate")


def to_dataframe(result: Result) -> pandas.DataFrame:
    """One line for each transaction, in printed order. Amounts are exact (``decimal.Decimal``), absent values None.

    ``statement`` is the 1-based place of the statement, ``account`` and ``currency`` are those of its account.
    """
    import pandas

    rows: list[dict[str, Any]] = []
    for place, statement in enumerate(result["statements"], start=1):
        account = statement["account"]
        for transaction in statement["transactions"]:
            row: dict[str, Any] = {"statement": place, "account": account["number"], "currency": account["currency"]}
            row.update((name, value) for name, value in transaction.items() if not isinstance(value, (dict, list)))
            for name in _MONEY:
                row[name] = None if row.get(name) is None else Decimal(row[name])
            rows.append(row)
    frame = pandas.DataFrame(rows)
    for name in _DATES:
        if name in frame:
            frame[name] = pandas.to_datetime(frame[name])
    return frame
