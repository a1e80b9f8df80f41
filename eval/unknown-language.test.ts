/** A language that nobody speaks: geometry and arithmetic must do where no word is known. */
import { extract } from '@extracto/engine';
import { generateSample, type Operation, printPdf, type Sample } from '@extracto/samples';
import { describe, expect, it } from 'vitest';

const FROM = 'abcdefghijklmnopqrstuvwxyz';
const TO = 'oqhvizmsuwbtpgardfnxylckej';
const LETTERS = new Map([...FROM].map((letter, index) => [letter, TO[index]!]));

/** Every word in other letters; figures and what stands between them stay. */
function translate(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const other = LETTERS.get(letter.toLowerCase())!;
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });
}

async function readTranslated(sample: Sample) {
  const translateText = (operation: Operation) =>
    operation.kind === 'text' ? { ...operation, text: translate(operation.text) } : operation;
  const pages = sample.pages.map((page) => ({ ...page, operations: page.operations.map(translateText) }));
  return extract(await printPdf(pages, { title: '', seed: 1, protection: null }));
}

/** Dates of figures alone: the name of a month is a word, too. */
const PLAIN = {
  locale: 'de-DE',
  switches: { currencyMark: 'none', period: 'range', feeTable: false, interestTable: false, overview: false },
} as const;

describe('a statement in a language that is in no data file', () => {
  it.each([
    ['debit-credit', 1],
    ['debit-credit', 2],
    ['debit-credit', 3],
    ['signed-amount', 1],
    ['signed-amount', 2],
    ['signed-amount', 4],
    ['running-balance', 1],
    ['running-balance', 2],
    ['wide-ledger', 2],
    ['wide-ledger', 3],
    ['row-numbers', 1],
    ['three-dates', 1],
  ] as const)('has its rows all the same: %s, seed %i', async (family, seed) => {
    const sample = await generateSample(seed, { family, ...PLAIN });
    const { statements } = await readTranslated(sample);
    const read = statements.flatMap(({ transactions }) => transactions);
    const truth = sample.truth.statements.flatMap(({ transactions }) => transactions);
    expect(read.map(({ date, amount, balance }) => [date, amount, balance])).toEqual(
      truth.map(({ date, amount, balance }) => [date, amount, balance]),
    );
  });
});
