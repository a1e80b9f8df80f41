/** One statement whose pages a scanner or a printer put in another order, or several on a sheet: the same is read. */
import { describe, expect, it } from 'vitest';
import { drawPdf } from '../adapters/pdf/testing/draw-pdf.ts';
import { extract } from '../pipeline.ts';

const HEADER = 'Date         Description                 Amount     Balance';
const PAGES = [
  `
Sample Bank   Account number 12345678   GBP
Statement period 01/03/2024 to 31/03/2024       Page 1 of 3
Opening balance                                   1,000.00
${HEADER}
02/03/2024   GREEN GROCER                -45.20     954.80
05/03/2024   SALARY MARCH              1,500.00   2,454.80`,
  `
Sample Bank                                     Page 2 of 3
${HEADER}
17/03/2024   RENT                       -800.00   1,654.80
18/03/2024   KIOSK                        -4.80   1,650.00`,
  `
Sample Bank                                     Page 3 of 3
${HEADER}
28/03/2024   CAR PARK                    -50.00   1,600.00
Closing balance                                   1,600.00`,
];
const [WIDTH_PT, HEIGHT_PT, LINE_PT, MARGIN_PT] = [450, 300, 14, 40];

/** Each sheet as the indexes of its pages, from left to right. */
function drawSheets(sheets: readonly (readonly number[])[], pages = PAGES): Promise<Uint8Array> {
  const size: [number, number] = [WIDTH_PT * Math.max(...sheets.map(({ length }) => length)), HEIGHT_PT];
  return drawPdf(
    (pdf) => {
      for (const sheet of sheets) {
        pdf.addPage({ size, margin: 0 }).font('Courier').fontSize(10);
        for (const [at, page] of sheet.entries()) {
          for (const [row, text] of pages[page]!.split('\n').entries())
            for (const cell of text.matchAll(/\S+(?: \S+)*/g))
              pdf.text(cell[0], at * WIDTH_PT + MARGIN_PT + cell.index * 6, MARGIN_PT + row * LINE_PT, {
                lineBreak: false,
              });
        }
      }
    },
    { autoFirstPage: false },
  );
}

describe.each([
  ['in order', [[0], [1], [2]]],
  ['a turned stack', [[2], [1], [0]]],
  ['shuffled', [[1], [2], [0]]],
  ['two on a sheet', [[0, 1], [2]]],
  ['a booklet', [[2, 0], [1]]],
] as const)('%s', (_, sheets) => {
  it('rows come in the order of the statement, with the page and the place where the file prints them', async () => {
    const { statements, pages } = await extract(await drawSheets(sheets));
    expect(pages).toBe(sheets.length);
    const [statement] = statements;
    expect(statement!.verification.status).toBe('verified');
    expect([statement!.openingBalance, statement!.closingBalance]).toEqual(['1000.00', '1600.00']);
    expect(statement!.transactions.map(({ amount }) => amount)).toEqual([
      '-45.20',
      '1500.00',
      '-800.00',
      '-4.80',
      '-50.00',
    ]);
    const filed = [0, 0, 1, 1, 2].map((page) =>
      sheets.findIndex((sheet) => (sheet as readonly number[]).includes(page)),
    );
    expect(statement!.transactions.map(({ page }) => page)).toEqual(filed.map((index) => index + 1));
    const lefts = [0, 0, 1, 1, 2].map(
      (page, row) => (sheets[filed[row]!] as readonly number[]).indexOf(page) * WIDTH_PT,
    );
    expect(statement!.transactions.map(({ box }, row) => Math.abs(box[0] - MARGIN_PT - lefts[row]!) < 2)).toEqual(
      Array(5).fill(true),
    );
  });
});

it('pages of two statements that happen to count to one are not joined', async () => {
  const other = PAGES[0]!.replace('1,000.00', '3,000.00').replace('954.80', '2,954.80').replace('2,454.80', '4,454.80');
  const { statements } = await extract(await drawSheets([[1], [2], [3]], [...PAGES, other]));
  const all = statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
  expect(all).toEqual(['-800.00', '-4.80', '-50.00', '-45.20', '1500.00']);
});

describe('a file with other papers', () => {
  const LETTER = `
Dear Lena, the salary of 2,431.18 came on 25 November 2026.
Date         What                       Amount
25/11/2026   Salary                    2,431.18
01/11/2026   Rent                        875.00
02/12/2026   Deposit                  18,500.00
Kind regards`;
  const TERMS = `
Tariff       From 01/01/2026
01/01/2026   Transfer abroad              25.00
01/01/2026   Copy of a statement           5.00`;
  const amountsOf = async (sheets: readonly (readonly number[])[]) => {
    const { statements } = await extract(await drawSheets(sheets, [...PAGES, LETTER, TERMS]));
    return statements.map(({ verification, transactions }) => [verification.status, transactions.length]);
  };

  it.each([
    ['a letter in front', [[3], [0], [1], [2]]],
    ['terms on the backs', [[0], [4], [1], [4], [2]]],
    ['a letter behind', [[0], [1], [2], [3]]],
  ])('reads the statement alone: %s', async (_, sheets) => {
    expect(await amountsOf(sheets)).toEqual([['verified', 5]]);
  });

  it('reads statements in two notations', async () => {
    const other = `
Banca de Muestra   Número de cuenta 87654321   EUR      Página 1 de 1
Fecha        Concepto                   Importe       Saldo
Saldo anterior                                     2.000,00
02/04/2024   ALQUILER                   -800,00    1.200,00
13/04/2024   NOMINA                    1.500,00    2.700,00
Saldo final                                        2.700,00`;
    const { statements } = await extract(await drawSheets([[0], [1], [2], [3]], [...PAGES, other]));
    expect(
      statements.map(({ account, closingBalance, verification }) => [
        account.number,
        account.currency,
        closingBalance,
        verification.status,
      ]),
    ).toEqual([
      ['12345678', 'GBP', '1600.00', 'verified'],
      ['87654321', 'EUR', '2700.00', 'verified'],
    ]);
  });

  it('keeps a list without page numbers that says whose account it is', async () => {
    const list = `
Card account   Account number 55550000
Statement period 01/11/2025 to 30/11/2025
Date         Description                Amount
25/11/2026   Books                       31.18
01/11/2026   Rent                       875.00`;
    const { statements } = await extract(await drawSheets([[3], [0], [1], [2]], [...PAGES, list]));
    expect(statements.map(({ transactions }) => transactions.length)).toEqual([2, 5]);
  });
});
