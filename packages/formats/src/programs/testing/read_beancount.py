"""A Beancount file as JSON: errors, and accounts with their rows and what they hold in the end."""
import json, sys
from beancount import loader
from beancount.core import data, inventory

entries, errors, _ = loader.load_file(sys.argv[1])
accounts = {}
for entry in entries:
    if not isinstance(entry, data.Transaction):
        continue
    for posting in entry.postings:
        if not posting.account.startswith(('Assets', 'Liabilities')):
            continue
        account = accounts.setdefault(posting.account, {'account': posting.account, 'rows': [], 'held': inventory.Inventory()})
        account['held'].add_position(posting)
        if 'id' not in entry.meta:
            continue
        account['currency'] = posting.units.currency
        account['rows'].append({
            'id': entry.meta['id'],
            'date': entry.date.isoformat(),
            'amount': str(posting.units.number),
            'text': entry.narration,
        })
for account in accounts.values():
    position = account.pop('held').get_only_position()
    account['closing'] = str(position.units.number) if position else '0'
print(json.dumps({'errors': [error.message for error in errors], 'accounts': list(accounts.values())}))
