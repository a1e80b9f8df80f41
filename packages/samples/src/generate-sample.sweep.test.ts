import { createHash } from 'node:crypto';
import { parseMinor, sumMinor } from '@extracto/model';
import { describe, expect, it } from 'vitest';
import { generateSample, LOCALES, layoutFamilies, type Sample, type TruthStatement } from './index.ts';
import { isDebt } from './ledger/ledger.ts';
import { findLocale } from './locales/index.ts';

const FAMILIES = layoutFamilies.map(({ name }) => name);
const FEW_SEEDS = [11, 12, 13];

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Printed texts of a sample with spaces of every kind removed, as a set of whole texts. */
function printedTexts({ pages }: Sample): string[] {
  return pages.flatMap(({ operations }) =>
    operations.flatMap((operation) => (operation.kind === 'text' ? [operation.text.replace(/\s/gu, '')] : [])),
  );
}

/** The figures of an amount: `-1234.50` is `123450`, as `1.234,50` and `1'234.50` are. */
function figures(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

function minor(text: string | null): number {
  return parseMinor(text!, (text!.split('.')[1] ?? '').length)!;
}

describe.each(FAMILIES)('family %s', (family) => {
  const seeds = family === 'thousands-of-rows' ? FEW_SEEDS.slice(0, 1) : FEW_SEEDS;
  let made: Promise<readonly Sample[]> | null = null;
  /** The same samples for each test. */
  const samples = () => {
    made ??= Promise.all(seeds.map((seed) => generateSample(seed, { family })));
    return made;
  };

  it('prints the same bytes for the same seed', async () => {
    const [first] = await samples();
    const second = await generateSample(seeds[0]!, { family });
    expect(digest(first!.pdf)).toBe(digest(second.pdf));
    expect(first!.truth).toEqual(second.truth);
    expect(first!.name).toBe(second.name);
  });

  it('has a truth that balances wherever both balances are printed', async () => {
    for (const { truth, switches } of await samples()) {
      if (switches.list === 'omitted') continue; // what moved the balance is not printed
      for (const statement of truth.statements) if (statement.openingBalance !== null) expectBalanced(statement);
    }
  });

  it('prints every amount and balance of its truth', async () => {
    for (const sample of await samples()) {
      const printed = new Set(printedTexts(sample).map(figures));
      const { wholeUnits, currency } = findLocale(sample.locale);
      for (const { account, transactions, openingBalance, closingBalance } of sample.truth.statements) {
        const money = transactions.flatMap(({ amount, balance }) => [amount, balance]);
        for (const text of [...money, openingBalance, closingBalance]) {
          if (text === null) continue;
          const whole = wholeUnits === true && (account.currency ?? currency) === currency;
          expect(printed, `${sample.name} should print ${text}`).toContain(
            figures(whole ? text.replace(/\.00$/, '') : text),
          );
        }
      }
    }
  });

  it('prints every description of its truth', async () => {
    for (const sample of await samples()) {
      const printed = new Set(
        printedTexts(sample).flatMap(sample.switches.dateInText === 'no' ? (text) => [text] : listEndings),
      );
      for (const { description } of sample.truth.statements.flatMap(({ transactions }) => transactions)) {
        // A long description is wrapped, so it is a chain of printed texts.
        expect(isChain(description.replace(/\s/gu, ''), printed), `${sample.name}: ${description}`).toBe(true);
      }
    }
  });

  it('keeps everything on the page', async () => {
    for (const { pages } of await samples()) {
      for (const { widthPt, heightPt, operations } of pages) {
        for (const operation of operations) {
          if (operation.kind !== 'text') continue;
          expect(operation.x).toBeGreaterThanOrEqual(0);
          expect(operation.x).toBeLessThanOrEqual(widthPt);
          expect(operation.y).toBeLessThanOrEqual(heightPt);
        }
      }
    }
  });
});

function expectBalanced({ account, openingBalance, closingBalance, transactions }: TruthStatement): void {
  const sum = sumMinor(transactions.map(({ amount }) => minor(amount)));
  const expected = isDebt(account.type) ? minor(openingBalance) - sum : minor(openingBalance) + sum;
  expect(minor(closingBalance)).toBe(expected);
}

/** A text and all its endings: a date may stand before a description in one text. */
function listEndings(text: string): string[] {
  return Array.from(text, (_, index) => text.slice(index));
}

function isChain(text: string, parts: ReadonlySet<string>): boolean {
  const reached = new Set([0]);
  for (let start = 0; start < text.length; start++) {
    if (!reached.has(start)) continue;
    for (let end = start + 1; end <= text.length; end++) if (parts.has(text.slice(start, end))) reached.add(end);
  }
  return reached.has(text.length);
}

describe('options', () => {
  it('prints in every locale', async () => {
    for (const { id, currency } of LOCALES) {
      const { locale, truth } = await generateSample(5, { locale: id, family: 'debit-credit' });
      expect(locale).toBe(id);
      expect(truth.statements[0]!.account.currency).toBe(currency);
    }
  });

  it('keeps a forced switch', async () => {
    const { switches, truth } = await generateSample(5, { family: 'signed-amount', switches: { rows: 'many' } });
    expect(switches.rows).toBe('many');
    expect(truth.statements[0]!.transactions.length).toBeGreaterThanOrEqual(60);
  });

  it.each([{ family: 'no-such-family' }, { locale: 'xx-XX' }])('refuses %j', async (options) => {
    await expect(generateSample(1, options)).rejects.toThrow(RangeError);
  });

  it('differs from seed to seed', async () => {
    const samples = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => generateSample(seed)));
    expect(new Set(samples.map(({ pdf }) => digest(pdf))).size).toBe(6);
  });
});

it('a number that names a kind of account names the one that it has', async () => {
  const types = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const { truth } = await generateSample(seed, { family: 'several-accounts', locale: 'ja-JP' });
    for (const { account } of truth.statements) {
      const kind = /^\p{L}+/u.exec(account.number ?? '')?.[0];
      if (kind !== undefined) expect(kind).toBe(account.type === 'savings' ? '貯蓄' : '普通');
      types.add(account.type ?? '');
    }
  }
  expect(types).toEqual(new Set(['checking', 'savings']));
});

describe('protected documents', () => {
  it.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256'] as const)('are reproducible with %s', async (encryption) => {
    const options = { family: 'protected', switches: { encryption } };
    const [first, second] = [await generateSample(7, options), await generateSample(7, options)];
    expect(first.password).toMatch(/^\d{6}$/);
    expect(digest(first.pdf)).toBe(digest(second.pdf));
    expect(Buffer.from(first.pdf).toString('latin1')).toContain('/Encrypt');
  });
});
