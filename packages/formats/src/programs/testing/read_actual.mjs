/**
 * node read_actual.mjs LIBRARY FILE: imports the file twice into a budget on disk, as Actual's own window does, opens the budget
 * again and prints the rows of its one account. A row with an id is to be there once.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const [library, file] = process.argv.slice(2);
const { default: actual, ...named } = await import(createRequire(resolve(library, 'x.js')).resolve('@actual-app/api'));
const api = actual ?? named;
const print = console.log;
console.log = console.error;

const { send } = await api.init({ dataDir: '.' });
await api.runImport('Budget', async () => {});
const account = await api.createAccount({ name: 'Account' }, 0);
const { errors, transactions } = await send('transactions-parse-file', {
  filepath: resolve(file),
  options: { hasHeaderRow: true, delimiter: ',', importNotes: true, fallbackMissingPayeeToMemo: true },
});
if (errors.length > 0) throw new Error(errors[0].message);
const rows = transactions.map(({ date, amount, imported_id, payee_name, description, notes }) => ({
  account,
  date,
  amount: api.utils.amountToInteger(Number(amount)),
  payee_name: payee_name ?? description ?? '',
  notes,
  ...(imported_id && { imported_id }),
}));
await api.importTransactions(account, rows);
if (rows.every(({ imported_id }) => imported_id)) await api.importTransactions(account, rows);
const [{ id }] = await api.getBudgets();
await api.shutdown();

await api.init({ dataDir: '.' });
await api.loadBudget(id);
const kept = await api.getTransactions(account, '1900-01-01', '2999-12-31');
print(JSON.stringify(kept.map((row) => ({ id: row.imported_id ?? undefined, date: row.date, cents: row.amount }))));
await api.shutdown();
