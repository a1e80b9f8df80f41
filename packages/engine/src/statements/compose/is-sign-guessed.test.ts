import { damageSample, generateSample } from '@extracto/samples';
import { expect, test } from 'vitest';
import { extract } from '../../pipeline.ts';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

test('a wallet whose signs fit a debt alone is not verified, since its name says that it holds money', async () => {
  const sample = await generateSample(45, { family: 'wallet-mixture', locale: 'en-US' });
  const { pdf } = await damageSample(sample, 'signs-reversed', 45);
  const { statements } = await extract(pdf);
  expect(statements.map(({ verification: { status } }) => status)).not.toContain('verified');
});

test.each([
  ['wages that a debt would be charged with', 'Salary Oake Ltd'],
  ['more payments than charges', 'Oake Ltd'],
])('%s leave the signs open, though a bill stands on the page', (_, words) => {
  const { statements } = readDocument(
    printPages(`
      Opening balance   100.00     Closing balance   1,447.50
      Minimum payment due   91.82
      Payment due date   17 April 2025

      Date         Details                  Amount     Balance
      20/03/2025   Gym                       40.00-   1,447.50
      14/03/2025   Rent                     600.00-   1,487.50
      07/03/2025   ${words.padEnd(15)}    2,000.00    2,087.50
      03/03/2025   Corner cafe               12.50-      87.50
    `),
    'Document',
  );
  expect(statements.map(({ verification: { status } }) => status)).not.toContain('verified');
});

test('words to which only the balances gave a side do not outweigh a bill', () => {
  const { statements } = readDocument(
    printPages(`
      Previous balance   100.00     New balance   752.50
      Minimum payment due   91.82
      Payment due date   17 April 2025
      Credit limit   5,000.00

      Date         Details                  Kind     Amount
      03/03/2025   Corner cafe              Out       12.50
      07/03/2025   Online payment           In       100.00
      14/03/2025   Furniture                Out      700.00
      20/03/2025   Gym                      Out       40.00
    `),
    'Document',
  );
  const signs = statements.flatMap(({ transactions }) => transactions.map(({ amount }) => Number(amount) < 0));
  const isRight = signs.join() === 'true,false,true,true';
  expect(isRight || statements.every(({ verification: { status } }) => status !== 'verified')).toBe(true);
});

test('charges that raise the balance and payments that lower it, of no kind of account, leave the signs open', () => {
  const { statements } = readDocument(
    printPages(`
      History from 01/01/2024 to 31/03/2024
      Opening balance on 01/01/2024: 15,230.00     Closing balance on 31/03/2024: 14,503.06

      Date         Details                 Charges     Payments      Balance
      05/01/2024   Interest                  87.57                 15,317.57
      06/01/2024   Regular instalment                    450.00    14,867.57
      05/02/2024   Interest                  85.49                 14,953.06
      06/02/2024   Regular instalment                    450.00    14,503.06
    `),
    'Document',
  );
  const [{ transactions, verification }] = statements as unknown as [(typeof statements)[number]];
  expect(verification.status === 'verified' && Number(transactions[0]!.amount) > 0).toBe(false);
});

test.each([
  ['words that say each way', ['Mobile deposit', 'Corner cafe', 'Transfer from J Doe', 'Cash withdrawal'], 'verified'],
  ['words that say the other way', ['Purchase', 'Corner cafe', 'Purchase', 'Deposit'], 'unverifiable'],
  ['words that say none', ['Oake Ltd', 'Corner cafe', 'J Doe', 'Monday Inc'], 'unverifiable'],
])('signs that lower the balance of no kind of account, with %s', (_, words, status) => {
  const amounts = ['60.00', '-10.00', '40.00', '-20.00'];
  const balances = ['160.00', '150.00', '190.00', '170.00'];
  const rows = words.map((word, at) => `1${at + 5}/03/2025   ${word.padEnd(22)} ${amounts[at]}     ${balances[at]}`);
  const { statements } = readDocument(
    printPages(`
      Opening balance   100.00     Closing balance   170.00

      Date         Details                Amount     Balance
      ${rows.join('\n      ')}
    `),
    'Document',
  );
  expect(statements.map(({ verification }) => verification.status)).toEqual([status]);
});

test.each([
  ['marks of debit and credit', ['160.00 Cr', '150.00 Cr', '20.00 Dr', '10.00 Cr'], 'verified'],
  ['no marks', ['160.00', '150.00', '-20.00', '10.00'], 'unverifiable'],
])('signs beside balances with %s', (_, balances, status) => {
  const amounts = ['60.00', '-10.00', '-170.00', '30.00'];
  const rows = amounts.map((amount, at) => `1${at + 5}/03/2025   Oake Ltd   ${amount.padStart(8)}     ${balances[at]}`);
  const { statements } = readDocument(
    printPages(`
      Opening balance   100.00${balances[0]!.slice(6)}     Closing balance   10.00${balances[0]!.slice(6)}

      Date         Details      Amount     Balance
      ${rows.join('\n      ')}
    `),
    'Document',
  );
  expect(statements.map(({ verification }) => verification.status)).toEqual([status]);
});

test.each([
  ['against', ['Gehalt EWZ', 'Kartenzahlung', 'Gutschrift', 'Barauszahlung'], 'unverifiable'],
  ['as', ['Kartenzahlung', 'Gehalt EWZ', 'Barauszahlung', 'Gutschrift'], 'verified'],
])('signs of an account that holds money, %s the words of its rows say', (_, words, status) => {
  const amounts = ['-60,00', '10,00', '-40,00', '20,00'];
  const rows = words.map((word, at) => `1${at + 5}.03.2025   ${word.padEnd(20)} ${amounts[at]}`);
  const { statements } = readDocument(
    printPages(`
      Girokonto     Kontonummer   12345678
      Zeitraum      01.03.2025 - 31.03.2025
      Anfangssaldo   100,00     Endsaldo   30,00

      Datum        Beschreibung          Betrag EUR
      ${rows.join('\n      ')}
    `),
    'Document',
  );
  expect(statements.map(({ verification }) => verification.status)).toEqual([status]);
});
