import { describe, expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { findHeaders } from '../columns/find-headers.ts';
import { unfoldGrids } from './unfold-grids.ts';

function unfold(block: string) {
  const lines = printLines(block);
  return unfoldGrids(lines, findHeaders(lines));
}
const textsOf = (block: string) => unfold(block)?.map((line) => line.words.map((word) => word.text).join(' ')) ?? null;

describe('a table printed several times across becomes one', () => {
  it.each([
    ['row by row', ['02/03', '02/05', '02/07', '02/09']],
    ['column by column, where their dates run down', ['02/03', '02/07', '02/05', '02/09']],
  ])('checks are read %s', (_, [a, b, c, d]) => {
    expect(
      textsOf(`
        Checks paid
        Date    Check    Amount      Date    Check    Amount
        ${a}   1201      45.20      ${b}   1203      12.00
        ${c}   1202       9.30      ${d}   1204     150.00
      `)
        ?.slice(2)
        .map((text) => text.split(' ')[0]),
    ).toEqual(['02/03', '02/05', '02/07', '02/09']);
  });

  it.each([
    ['column by column', ['1201', '1205*', '1203', '1206'], ['1201', '1203', '1205*', '1206']],
    ['row by row', ['1201', '1203', '1205*', '1206'], ['1201', '1203', '1205*', '1206']],
  ])('checks whose dates are in no order are read as their numbers ascend: %s', (_, [a, b, c, d], order) => {
    expect(
      textsOf(`
        Check    Amount    Date         Check    Amount    Date
        ${a}      45.20    02/09        ${b}      12.00    02/03
        ${c}       9.30    02/05        ${d}     150.00    02/01
      `)
        ?.slice(1)
        .map((text) => text.split(' ')[0]),
    ).toEqual(order);
  });

  it('checks whose days may be months are read in the order of day and month that all of them allow', () => {
    expect(
      textsOf(`
        Check    Date     Amount      Check    Date     Amount
        3304     12-07    486.30      1122     12-31  1,405.78
        2996     01-03    715.93      3884     01-27  1,067.18
        2779     02-05     88.01      2301     02-18     59.92
      `)
        ?.slice(1)
        .map((text) => text.split(' ')[0]),
    ).toEqual(['3304', '1122', '2996', '3884', '2779', '2301']);
  });

  it('a number that could be a day is that of a check beside another date', () => {
    expect(
      textsOf(`
        Check    Date     Amount      Check    Date     Amount
        2201     02/09     45.20      2204     02/03     12.00
        2202     02/05      9.30      2205     02/01    150.00
        2203     02/07     88.01      2206     02/18     59.92
      `)
        ?.slice(1)
        .map((text) => text.split(' ')[0]),
    ).toEqual(['2201', '2202', '2203', '2204', '2205', '2206']);
  });

  it('deposits without a number are read as their dates ascend', () => {
    expect(
      textsOf(`
        Number    Date     Amount      Number    Date     Amount
                  02/03     45.20                02/07     12.00
                  02/05      9.30                02/09    150.00
      `)?.slice(1),
    ).toEqual(['02/03 45.20', '02/05 9.30', '02/07 12.00', '02/09 150.00']);
  });

  it('a list with descriptions is read column by column', () => {
    expect(
      textsOf(`
        Date    Description    Amount      Date    Description    Amount
        02/03   GREEN GROCER    45.20      02/07   BOOKS           12.00
        02/05   COFFEE           9.30      02/09   PETCARE        150.00
      `),
    ).toEqual([
      'Date Description Amount',
      '02/03 GREEN GROCER 45.20',
      '02/05 COFFEE 9.30',
      '02/07 BOOKS 12.00',
      '02/09 PETCARE 150.00',
    ]);
  });

  it('ends above a title that is set off', () => {
    const texts = textsOf(`
        Date    Description    Amount      Date    Description    Amount
        02/03   GREEN GROCER    45.20      02/07   BOOKS           12.00
                MAIN STREET

        Holiday Savings
    `);
    expect(texts?.slice(1)).toEqual([
      '02/03 GREEN GROCER 45.20',
      'MAIN STREET',
      '02/07 BOOKS 12.00',
      'Holiday Savings',
    ]);
  });

  it('under names of which the second was misread by a letter, and not under others', () => {
    const block = (again: string) => `
        Date    Check    Amount      Date    Check    ${again}
        02/03   1201      45.20      02/07   1203      12.00
    `;
    expect(textsOf(block('Amounts'))).toEqual(['Date Check Amount', '02/03 1201 45.20', '02/07 1203 12.00']);
    expect(textsOf(block('Balance'))).toBeNull();
  });

  it('names that go on in a second line, which heads no row', () => {
    expect(
      textsOf(`
        Check    Date     Amount      Check    Date     Amount
        No.                           No.
        1201     02/03     45.20      1203     02/05     12.00
        1202     02/07      9.30
      `),
    ).toEqual(['Check Date Amount', '1201 02/03 45.20', '1203 02/05 12.00', '1202 02/07 9.30']);
  });

  it('a last row that is not full', () => {
    expect(
      textsOf(`
        Date    Check    Amount      Date    Check    Amount
        02/03   1201      45.20      02/05   1203      12.00
        02/07   1202       9.30
      `)?.slice(1),
    ).toEqual(['02/03 1201 45.20', '02/05 1203 12.00', '02/07 1202 9.30']);
  });
});

it('the groups stand under each other, and each line remembers where it was printed', () => {
  const lines = unfold(`
    Date    Check    Amount      Date    Check    Amount
    02/03   1201      45.20      02/05   1203      12.00
  `)!;
  const [, left, right] = lines;
  expect(right!.words.map((word) => word.box[0])).toEqual(left!.words.map((word) => word.box[0]));
  expect(left!.printedBox).toEqual(left!.box);
  expect(right!.printedBox![0]).toBe(right!.box[0] + 29 * 5);
});

it('the grid ends where a total or another text begins', () => {
  expect(
    textsOf(`
      Date    Check    Amount      Date    Check    Amount
      02/03   1201      45.20      02/07   1203      12.00
      Your checks are kept for seven years and copies can be had from any branch
    `)?.at(-1),
  ).toBe('Your checks are kept for seven years and copies can be had from any branch');
});

describe('nothing is unfolded', () => {
  it.each([
    ['a table printed once', 'Date    Check    Amount'],
    ['two amounts beside each other', 'Date    Description    Amount    Balance'],
    ['columns that only partly repeat', 'Date    Check    Amount      Date    Check'],
  ])('%s', (_, header) => {
    expect(
      unfold(`
        ${header}
        02/03   1201      45.20
      `),
    ).toBeNull();
  });
});

it('begins below names that are set off, with a line that goes on from the page before', () => {
  expect(
    textsOf(`
      Date    Description    Amount      Date    Description    Amount

              MAIN STREET                        Total debits   162.00
      02/03   GREEN GROCER    45.20
              MAIN STREET
    `)?.slice(1),
  ).toEqual(['MAIN STREET', '02/03 GREEN GROCER 45.20', 'MAIN STREET', 'Total debits 162.00']);
});
