import { expect, it } from 'vitest';
import { printPlainLines } from '../testing/page-fixture.ts';
import { dropInitials } from './drop-initials.ts';

function textsOf(block: string): string[] | null {
  return dropInitials(printPlainLines(block))?.map(({ words }) => words.map(({ text }) => text).join(' ')) ?? null;
}

it('initials in front of the names that they begin are no words of the list', () => {
  expect(
    textsOf(`
        Sunday, 2 February
        C   Coffee Corner        -4.50
            Card
        S   Salary            1,500.00
        B   bakery               -3.20
        D   Dr. Moss            -40.00
        T   Taxi                -12.00
        T   Taxi                -14.00
    `),
  ).toEqual([
    'Sunday, 2 February',
    'Coffee Corner -4.50',
    'Card',
    'Salary 1,500.00',
    'bakery -3.20',
    'Dr. Moss -40.00',
    'Taxi -12.00',
    'Taxi -14.00',
  ]);
});

it('an initial may be that of the name behind a word or two', () => {
  const list = (payment: string) => `
        C   Coffee Corner        -4.50
        Q   To Pat Quill        -20.00
        S   Salary            1,500.00
        B   bakery               -3.20
        ${payment}    10.00
        D   Dr. Moss            -40.00
        T   Taxi                -12.00
    `;
  expect(textsOf(list('A   Payment from Anna Moss'))).toContain('To Pat Quill -20.00');
  expect(textsOf(list('X   Payment from Anna Moss'))).toBeNull();
});

it('codes stay: they are few, or begin other words', () => {
  expect(
    textsOf(`
        C   Credit transfer     100.00
        D   Direct debit         -4.50
        D   Direct debit         -5.50
        C   Credit transfer     100.00
    `),
  ).toBeNull();
  expect(
    textsOf(`
        C   Coffee Corner        -4.50
        S   Salary            1,500.00
        B   Bakery               -3.20
        D   Dr. Moss            -40.00
        T   Taxi                -12.00
        C   Grocer              -14.00
    `),
  ).toBeNull();
});
