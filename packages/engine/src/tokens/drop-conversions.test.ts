/** Amounts that a country prints in its old and its new money. */
import { expect, it } from 'vitest';
import { textOf } from '../lines/segments.ts';
import { printLines } from '../testing/page-fixture.ts';
import { dropConversions } from './drop-conversions.ts';

const read = (block: string) => dropConversions(printLines(block))?.map(({ words }) => textOf(words)) ?? null;

it('drops the second of two amounts that are the same at one rate', () => {
  expect(
    read(`
    Opening balance: 100.00 EUR / 195.58 BGN
    03/01/26   Fee        -2.53 EUR / -4.95 BGN
    06/01/26   Salary   1,722.53 EUR / 3,368.98 BGN   R1
    Debits: 2.53 EUR / 4.95 BGN      Credits: 1,722.53 EUR / 3,368.98 BGN`),
  ).toEqual([
    'Opening balance: 100.00 EUR',
    '03/01/26 Fee -2.53 EUR',
    '06/01/26 Salary 1,722.53 EUR R1',
    'Debits: 2.53 EUR Credits: 1,722.53 EUR',
  ]);
});

it.each([
  ['at rates of their own', '-20.00 USD / -17.40 EUR', '-30.00 USD / -26.90 EUR', '-50.00 USD / -44.10 EUR'],
  ['in one currency', '-20.00 EUR / -20.00 EUR', '-30.00 EUR / -30.00 EUR', '-50.00 EUR / -50.00 EUR'],
  ['in several', '-20.00 USD / -10.00 EUR', '-30.00 CHF / -15.00 EUR', '-50.00 USD / -25.00 EUR'],
  ['among amounts in one currency', '-20.00 USD / -10.00 EUR', '-17.10 EUR', '-50.00 USD / -25.00 EUR'],
])('keeps both of purchases %s', (_, ...amounts) => {
  expect(read(amounts.map((amount, at) => `0${at + 1}/01/26   Shop   ${amount}`).join('\n'))).toBeNull();
});
