import { expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findFields } from './find-fields.ts';

const numbersOf = (block: string) =>
  findFields(printLines(block))
    .filter(({ label }) => label === 'accountNumber')
    .map(({ text, below }) => below?.text ?? text);

it('the words under another heading are none of the number, however narrow the gap', () => {
  const page = `
    Name of account               Account number
    WHARTON MILLS AND SONS LONDON 117-004418-2
  `;
  expect(numbersOf(page)).toEqual(['117-004418-2']);
});

it('a number may be set over its label where an amount stands below', () => {
  const page = `
    2019 447 718         12 Akoka Street
    Account number       Address
    45,000.00            33,400.00
    Money in             Money out
  `;
  expect(numbersOf(page)).toEqual(['2019 447 718']);
});
