"""An OFX file, read by ofxparse, as JSON: accounts with their rows."""
import json, sys
from ofxparse import OfxParser

with open(sys.argv[1], 'rb') as file:
    ofx = OfxParser.parse(file)
print(json.dumps([
    {
        'account': account.account_id,
        'currency': account.curdef.upper(),
        'closing': str(account.statement.balance),
        'rows': [
            {'id': row.id, 'date': row.date.date().isoformat(), 'amount': str(row.amount), 'text': row.memo or row.payee}
            for row in account.statement.transactions
        ],
    }
    for account in ofx.accounts
]))
