import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

function rowsOf(...blocks: readonly string[]): string[] {
  const [statement] = readDocument(printPages(...blocks), 'Document').statements;
  return statement!.transactions.map(({ amount, description }) => `${amount} ${description}`);
}

const HEAD = `
  Account number   12345678     Currency: KZT     Statement period     01/12/2025 to 31/12/2025

  Date            Amount               Type          Details
  25/12/2025     + 305 672,31 ₸        Deposit       SALARY
  23/12/2025      - 19 473,75 ₸        Purchase      STEAM GAMES`;

it('a bare amount in another currency below the amount of a row is no row, on the next page neither', () => {
  const below = `
                  (- 37,50 USD)`;
  const rest = `
  18/12/2025         - 217,72 ₸        Purchase      GREEN GROCER
  02/12/2025      - 13 262,92 ₸        Purchase      STEAM GAMES
                  (- 25,54 USD)
  `;
  const rows = ['305672.31 SALARY', '-19473.75 STEAM GAMES', '-217.72 GREEN GROCER', '-13262.92 STEAM GAMES'];
  expect(rowsOf(`${HEAD}${below}${rest}`)).toEqual(rows);
  expect(rowsOf(HEAD, `${below}${rest}`)).toEqual(rows);
});

it('a bare amount in another currency below a row whose own amount stands above its words is no row', () => {
  const rows = rowsOf(`${HEAD}
  18/12/2025         - 217,72 ₸        Purchase      GREEN GROCER

                  - 13 262,92 ₸
  02/12/2025                           Purchase      STEAM GAMES
                  (- 25,54 USD)

                   - 1 262,92 ₸
  01/12/2025                           Purchase      PIKE COFFEE
                   (- 2,54 USD)
  `);
  expect(rows).toEqual([
    ...['305672.31 SALARY', '-19473.75 STEAM GAMES', '-217.72 GREEN GROCER'],
    ...['-13262.92 STEAM GAMES', '-1262.92 PIKE COFFEE'],
  ]);
});

it('two amounts in the same currency around the words of a row are two rows', () => {
  const rows = rowsOf(`${HEAD}
                  - 13 262,92 ₸
  02/12/2025                           Purchase      STEAM GAMES
                      - 25,54 ₸
  `);
  expect(rows).toHaveLength(4);
});

it('an amount with words of its own in a list that prints each day once is a row', () => {
  expect(
    rowsOf(`${HEAD}
                  - 37,50 USD          Purchase      GAME SHOP
  02/12/2025      - 13 262,92 ₸        Purchase      STEAM GAMES
                  - 25,54 USD          Purchase      GAME SHOP
    `),
  ).toHaveLength(5);
});

it('an amount with its currency at the end of a long text goes on the text, wherever it ends', () => {
  const rows = rowsOf(`
    Account number   12345678     Statement period     01/12/2025 to 31/12/2025

    Date        Description                               Debit          Credit          Balance
                Opening balance                                                           642.10
    01/12/2025  CARD PURCHASE                            100.00
                GREEN GROCER MAIN STREET OAKVILLE 30/11/2025 100.00 EUR
                CARD PURCHASE                            200.00                           342.10
                PIKE COFFEE 30/11/2025 200.00 EUR
    02/12/2025  DEPOSIT                                                  169.38
                CARD PURCHASE                            130.00                           381.48
                GREEN GROCER MAIN STREET OAKVILLE 01/12/2025 130.00 EUR
    03/12/2025  CARD PURCHASE                             29.13                           352.35
                PIKE COFFEE 02/12/2025 29.13 EUR
  `);
  expect(rows).toEqual([
    '-100.00 CARD PURCHASE GREEN GROCER MAIN STREET OAKVILLE 30/11/2025 100.00 EUR',
    '-200.00 CARD PURCHASE PIKE COFFEE 30/11/2025 200.00 EUR',
    '169.38 DEPOSIT',
    '-130.00 CARD PURCHASE GREEN GROCER MAIN STREET OAKVILLE 01/12/2025 130.00 EUR',
    '-29.13 CARD PURCHASE PIKE COFFEE 02/12/2025 29.13 EUR',
  ]);
});
