/** A language that nobody speaks: geometry and arithmetic must do where no word is known. */
import { extract } from '@extracto/engine';
import type { Statement } from '@extracto/model';
import { generateSample, type Operation, printPdf, type Sample, type TruthStatement } from '@extracto/samples';
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

/** Dates of figures alone, for the name of a month is a word too; one of them a row, and no totals among the rows. */
const PLAIN = { currencyMark: 'none', period: 'range', totals: 'none', feeTable: false, interestTable: false } as const;

describe('a statement in a language that is in no data file', () => {
  it.each([
    ['debit-credit', 'date description debit credit balance'],
    ['signed-amount', 'date description amount balance'],
    ['running-balance', 'date description amount balance'],
    ['carried-forward', 'date description amount balance'],
    ['wide-ledger', 'date reference type description debit credit balance'],
  ])('has its rows all the same: %s', async (family, columns) => {
    for (let seed = 1; seed <= 7; seed++) {
      const sample = await generateSample(seed, { family, locale: 'fi-FI', switches: { ...PLAIN, columns } });
      const { statements } = await readTranslated(sample);
      expect(statements.map(listRows), sample.name).toEqual(sample.truth.statements.map(listRows));
    }
  });
});

function listRows({ transactions }: Statement | TruthStatement): string[] {
  return transactions.map(({ date, amount, balance }) => [date, amount, balance].join(' '));
}
