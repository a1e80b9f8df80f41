import { expect, it } from 'vitest';
import { printPages } from '../testing/page-fixture.ts';
import { joinBrokenDates } from './join-broken-dates.ts';
import { readLines } from './read-lines.ts';

const join = (block: string) => {
  const { lines, brokenDates } = readLines(printPages(block));
  return joinBrokenDates(lines, brokenDates)?.map(({ words }) => words.map(({ text }) => text).join(' '));
};

it('joins what a mark at the end of the line says is not whole', () => {
  expect(
    join(`
      03-FEB-   GREEN GROCER     45.20
      25        SEATTLE
      04-FEB-   PIKE ST COFFEE    9.30
      25        SEATTLE
    `),
  ).toEqual(['03-FEB- 25 GREEN GROCER 45.20', 'SEATTLE', '04-FEB- 25 PIKE ST COFFEE 9.30', 'SEATTLE']);
});

it('joins the year below a day and month', () => {
  expect(
    join(`
      03/02/   GREEN GROCER     45.20
      2025     SEATTLE
      04/02/   PIKE ST COFFEE    9.30
      2025     SEATTLE
    `),
  ).toEqual(['03/02/ 2025 GREEN GROCER 45.20', 'SEATTLE', '04/02/ 2025 PIKE ST COFFEE 9.30', 'SEATTLE']);
});

it('joins the year below a day and month that texts stand close to', () => {
  expect(
    join(`
      03/02/ GREEN GROCER     45.20
      2025 SEATTLE
      04/02/ PIKE ST COFFEE    9.30
      2025
    `),
  ).toEqual(['03/02/ 2025 GREEN GROCER 45.20', 'SEATTLE', '04/02/ 2025 PIKE ST COFFEE 9.30']);
});

it('joins day, month and year below each other that texts stand close to', () => {
  expect(
    join(`
      27- GREEN GROCER      45.20
      Sep- SEATTLE
      2024
      28- PIKE ST COFFEE     9.30
      Sep- SEATTLE
      2024 WA
    `),
  ).toEqual(['27- Sep- 2024 GREEN GROCER 45.20', 'SEATTLE', '28- Sep- 2024 PIKE ST COFFEE 9.30', 'SEATTLE', 'WA']);
});

it('joins the day below a year and month that figures stand close to', () => {
  expect(
    join(`
      1 2025-12- 4521 GREEN GROCER     45.20
        10            SEATTLE
      2 2025-12- 4522 PIKE ST COFFEE    9.30
        11
    `),
  ).toEqual(['1 2025-12- 10 4521 GREEN GROCER 45.20', 'SEATTLE', '2 2025-12- 11 4522 PIKE ST COFFEE 9.30']);
});

it('leaves a year below a day and month that have points without one', () => {
  expect(
    join(`
      10.12. 11:20 Karte 2963      45.20
      2015 Weimar
      11.12. 14:33 Karte 8112       9.30
      2016 Weimar
    `),
  ).toBeUndefined();
});

it('leaves two figures below a whole date where they are', () => {
  expect(
    join(`
      03 FEB    GREEN GROCER     45.20
      25        SEATTLE
      04 FEB    PIKE ST COFFEE    9.30
      25        SEATTLE
    `),
  ).toBeUndefined();
});

it('joins three lines that are centred below each other', () => {
  expect(
    join(`
         24-
      September-   GREEN GROCER     45.20
         2025
         18-
      September-   PIKE ST COFFEE    9.30
         2025
    `),
  ).toEqual(['24- September- 2025 GREEN GROCER 45.20', '18- September- 2025 PIKE ST COFFEE 9.30']);
});

it('joins the day below a month however the edges of a scanned column wander', () => {
  const [page] = printPages(`
    May   GREEN GROCER     45.20
    05    SEATTLE
    May   PIKE ST COFFEE    9.30
    07    SEATTLE
    May   UNION STREET     12.00
    09    SEATTLE
  `);
  const edges = [45.7, 46.1, 46.1, 45.7, 45.7, 46.1];
  const isOfDate = ({ text }: { text: string }) => /^(?:May|0\d)$/.test(text);
  const words = page!.words.map((word) => {
    if (!isOfDate(word) || edges.length === 0) return word;
    const [left, top, right, bottom] = word.box;
    const edge = edges.shift()!;
    return { ...word, box: [edge, top, edge + right - left, bottom] as const };
  });
  const { lines, brokenDates } = readLines([{ ...page!, words }]);
  const texts = joinBrokenDates(lines, brokenDates)?.map((line) => line.words.map(({ text }) => text).join(' '));
  expect(texts?.filter((text) => /^May 0\d /.test(text))).toHaveLength(3);
});
