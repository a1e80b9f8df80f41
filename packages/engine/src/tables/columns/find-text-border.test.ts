import { expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { findTextBorder } from './find-text-border.ts';

// columns of the fixture: x = 40 + 5 × character
const LINES = printLines(`
  01/02/2025   GREEN GROCER      R12     45.20
  02/02/2025   SALARY            R4      10.00
  03/02/2025   PIKE ST COFFEE    R7       9.30
`);

it('runs where no word is cut, right before the next header', () => {
  expect(findTextBorder(LINES, { x0: 105, x1: 150 }, { x0: 195, x1: 215 })).toBe(194);
});

it('moves off the words when the next header stands over them', () => {
  const border = findTextBorder(LINES, { x0: 105, x1: 140 }, { x0: 150, x1: 215 });
  expect(border).toBeGreaterThanOrEqual(174);
  expect(border).toBeLessThanOrEqual(195);
});

it('centred words behind a number begin where the longest one does', () => {
  const lines = printLines(`
    234646     GROCER      45.20
    083102     SALARY      10.00
    052442     BAKERY      11.00
    010052     CASHIER     12.00
    085002    WITHDRAWAL   13.00
  `).map((line) => ({ ...line, dates: LINES[0]!.dates }));
  expect(findTextBorder(lines, { x0: 40, x1: 70 }, { x0: 100, x1: 130 })).toBe(89);
});

it('takes the space between two words of one cell for no border', () => {
  const [line] = printLines('01/02/2025   PIKE ST     45.20');
  expect(findTextBorder([line!], { x0: 105, x1: 120 }, { x0: 128, x1: 160 })).toBeGreaterThanOrEqual(139);
});

it('does not ask lines without a date or an amount', () => {
  const prose = printLines('This text runs over the whole width of the page and over each border');
  expect(findTextBorder([...prose, ...LINES], { x0: 105, x1: 150 }, { x0: 195, x1: 215 })).toBe(194);
});

it('asks lines without figures where cells of two lines leave the line of the figures empty', () => {
  const lines = printLines(`
                            GREEN GROCER
    01/02/2025  4664860                             45.20
                            MAIN STREET
                            SALARY OF
    02/02/2025  5728454                             10.00
                            FEBRUARY
  `);
  expect(findTextBorder(lines, { x0: 100, x1: 150 }, { x0: 160, x1: 215 })).toBe(159);
});

it('stays where it is wanted when there is no room', () => {
  expect(findTextBorder(LINES, { x0: 150, x1: 150 }, { x0: 120, x1: 130 })).toBe(119);
});

it('keeps a cell that is aligned with its header in its column, whatever line runs over it', () => {
  const lines = printLines(`
    01/02/2025   GREEN GROCER      R12     45.20
    02/02/2025   SALARY            R4      10.00
    03/02/2025   FUTURE PAYMENTS OF WHICH THE BANK KNOWS 9.30
  `);
  expect(findTextBorder(lines, { x0: 105, x1: 150 }, { x0: 195, x1: 240 })).toBe(194);
});

it('leaves the right header the cells below it, and the left one the texts that begin below it and run on', () => {
  const lines = printLines(`
    01/02/2025   CASH MACHINE AT THE STATION 5210    45.20
    02/02/2025   DIRECT DEBIT 287       692084       10.00
    03/02/2025   CASH MACHINE AT THE GARDENS 9148     9.30
    03/02/2025   CASH MACHINE AT THE HARBOUR 2310     9.30
  `);
  const border = findTextBorder(lines, { x0: 105, x1: 140 }, { x0: 218, x1: 255 });
  expect(border).toBeGreaterThan(106);
  expect(border).toBeLessThanOrEqual(221);
});

it('runs where nearly all cells below a header begin that is centred over them', () => {
  const lines = printLines(`
    01/02/2025   GREEN GROCER      REF491445       45.20
    02/02/2025   SALARY            REF295187       10.00
    03/02/2025   PIKE ST COFFEE    REF627205        9.30
  `);
  expect(findTextBorder(lines, { x0: 120, x1: 170 }, { x0: 218, x1: 253 })).toBe(194);
});

it('parts the number of the row from the first word of its text, however near it stands', () => {
  const numbered = printLines(`
    01/02/2025   001 GREEN GROCER      45.20
    02/02/2025   002 SALARY            10.00
    03/02/2025   003 PIKE ST COFFEE     9.30
  `);
  const [{ words }] = numbered as [(typeof numbered)[0]];
  expect(findTextBorder(numbered, { x0: 115, x1: 125 }, { x0: 170, x1: 215 })).toBe(words[2]!.box[0] - 1);
});

it('runs left of the widest cell where the next header is centred over its cells', () => {
  const lines = printLines(`
    01/02/2025   GROCER          Cash Withdrawal     45.20
    02/02/2025   SALARY              Salary          10.00
    03/02/2025   COFFEE             Shopping          9.30
    04/02/2025   BAKERY             Shopping          9.30
  `);
  // "category" over "Shopping"
  const border = findTextBorder(lines, { x0: 105, x1: 150 }, { x0: 200, x1: 245 });
  expect(border).toBeGreaterThan(134);
  expect(border).toBeLessThanOrEqual(185);
});

it('words that begin a little behind the name of their column begin it, though the kind beside them is as wide as its room', () => {
  const shift = (lines: ReturnType<typeof printLines>) =>
    lines.map((line) => ({
      ...line,
      words: line.words.map(({ box: [x0, y0, x1, y1], ...word }) => ({
        ...word,
        box: [x0 + 2.6, y0, x1, y1] as const,
      })),
    }));
  const lines = shift(
    printLines(`
      01/02/2025   Income   DIVIDEND RECEIVED    45.20
      02/02/2025   Transfer Received             10.00
      03/02/2025   Transfer Received              9.30
      04/02/2025   Transfer Paid                  9.30
      05/02/2025   Tax      PAID                  9.30
    `),
  );
  expect(findTextBorder(lines, { x0: 105, x1: 125 }, { x0: 150, x1: 190 })).toBeCloseTo(151.6);
});
