import { expect, it } from 'vitest';
import { buildLines } from '../lines/build-lines.ts';
import { printPage, printWords } from '../testing/page-fixture.ts';
import { tokeniseLines } from '../tokens/tokenise-lines.ts';
import { findFields } from './find-fields.ts';

/** `text` begins at the 30th character, half a line below the first line of the block. */
function numberBeside(text: string): string | undefined {
  const page = printPage('Account number\nCurrency:');
  const words = [...page.words, ...printWords(`${' '.repeat(30)}${text}`, page.words[0]!.box[1] + 6)];
  const fields = findFields(tokeniseLines(buildLines({ ...page, words })));
  return fields.find(({ label }) => label === 'accountNumber')?.text;
}

it('a number between two lines of labels is that of the upper one', () => {
  expect(numberBeside('254897546212OP')).toBe('254897546212OP');
});

it('another label may stand right of the number', () => {
  expect(numberBeside('944018220     Currency')).toBe('944018220');
});

it('words there are none', () => {
  expect(numberBeside('28 Feb 2025')).toBe('Currency:');
});
