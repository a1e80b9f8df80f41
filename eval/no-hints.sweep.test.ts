/** Knowing a bank may give it its name, and nothing else: with the hints off, every other word of a result is the same. */
import { extract } from '@extracto/engine';
import type { ExtractionResult } from '@extracto/model';
import { generateSample, layoutFamilies } from '@extracto/samples';
import { expect, it } from 'vitest';

const KNOWN_BANKS = ['Deutsche Kreditbank AG', 'JPMorgan Chase Bank, N.A.', 'HDFC Bank', 'BBVA México', 'Nordea'];
const FAMILIES = layoutFamilies.map(({ name }) => name).filter((name) => name !== 'thousands-of-rows');

/** A result without what names the bank. */
function withoutNames({ statements, bankId: _, ...rest }: ExtractionResult) {
  return { ...rest, statements: statements.map(({ bank: _bank, ...statement }) => statement) };
}

it('loses nothing but names without bank hints, in any family', async () => {
  const named = new Set<string | null>();
  for (const [index, family] of FAMILIES.entries()) {
    const bank = KNOWN_BANKS[index % KNOWN_BANKS.length]!;
    const sample = await generateSample(index + 1, { family, bank });
    const read = (bankHints: boolean) => extract(sample.pdf, { password: sample.password, bankHints }).catch(codeOf);
    const [hinted, plain] = [await read(true), await read(false)];
    if (typeof hinted === 'string' || typeof plain === 'string') {
      expect(plain, sample.name).toBe(hinted);
      continue;
    }
    named.add(hinted.bankId);
    expect(plain.bankId).toBeNull();
    expect(withoutNames(plain), sample.name).toEqual(withoutNames(hinted));
  }
  expect(named.size).toBeGreaterThanOrEqual(KNOWN_BANKS.length);
}, 120_000);

function codeOf(error: unknown): string {
  return String(error);
}
