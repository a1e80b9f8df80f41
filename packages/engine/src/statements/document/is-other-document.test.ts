import { expect, test } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const looksOther = (page: string) => readDocument(printPages(page), 'Document').looksOther;

const ROWS = `
  Date          Debit          Credit       Balance
  03/01/2025        -      135,000.00    135,000.00
  04/01/2025        -      578,000.00    713,000.00
  09/01/2025   251,000.00           -    462,000.00
  12/01/2025    80,000.00           -    382,000.00
`;

test('rows without a word whose balances run, under the number of an account, are a statement', () => {
  expect(looksOther(`Account Number: 001-04417-25\n${ROWS.slice(1)}`)).toBe(false);
});

test('a balance beside what came in and what went out is of an account that nothing else names', () => {
  const summary = `
  Total Deposits: $10,000.00
  Total Withdrawals: $5,000.00
  Ending Balance: $5,000.00
`;
  expect(looksOther(summary)).toBe(false);
  expect(looksOther(summary.replace(/.*Deposits.*/, ''))).toBe(true);
});

test('rows without a word whose named balances rise and fall by the amounts are a ledger that names no account', () => {
  expect(looksOther(ROWS)).toBe(false);
});

test('figures that only rise, or that no name calls balances, are other readings where no account is named', () => {
  const rising = ROWS.split('\n').slice(0, 4).join('\n');
  expect(looksOther(`${rising}\n  09/01/2025        -      100,000.00    813,000.00\n`)).toBe(true);
  const prices = `
  Date          Price      Change
  03/01/2025   135.20        1.10
  04/01/2025   134.10       -1.10
  09/01/2025   136.30        2.20
  12/01/2025   135.50       -0.80
`;
  expect(looksOther(prices)).toBe(true);
});

test('a fee that has the name of another paper does not make one of a statement', () => {
  const statement = `
  Kontoauszug                        Konto-Nr.: DE84370400444180140647
  Buchung     Umsatzinformation                      Betrag
  28.12.2022  LASTSCHRIFT Wohnbau Hansa eG        -151,65 €
  31.12.2022  VISA DB Vertrieb                     -52,48 €
  02.01.2023  Bareinzahlung                         38,60 €
  05.01.2023  VISA ARAL Station                    -65,96 €

  Aufstellung der Entgelte    Im Zeitraum    Seit Jahresbeginn
  Entgeltabrechnung                12,00 €             21,00 €
`;
  expect(looksOther(statement)).toBe(false);
  expect(looksOther(statement.replace('Kontoauszug', 'Entgeltabrechnung'))).toBe(true);
});

test('amounts that only words of direction name are those of an account with its number and period', () => {
  const rows = `
  01-Sep-2025 | Credit | 50,000
  02-Sep-2025 | Credit | 30,000
  05-Sep-2025 | Debit  | 10,000
`;
  const headed = `Account Number: 9876543210\nStatement Period: 01-Sep-2025 to 30-Sep-2025\n${rows}`;
  expect(looksOther(headed)).toBe(false);
  expect(looksOther(headed.replace('Debit ', 'Credit'))).toBe(true);
});
