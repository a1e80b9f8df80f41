/**
 * One printed thing changed in a statement that was verified, and it must not be any more. Here in every family once; over
 * thousands of seeds with `npm run eval -- --seeds 1..100 --damaged --jobs 4`, which names each that stays verified.
 */
import {
  type DamageKind,
  damageSample,
  generateSample,
  layoutFamilies,
  listDigits,
  misprintDigit,
  printPdf,
  type Sample,
} from '@extracto/samples';
import { expect, it } from 'vitest';
import { ALL_KINDS, describeSample } from './generate-set.ts';
import { readDocument, USUAL_READING } from './read-document.ts';
import { scoreDocument } from './score.ts';

const FAMILIES = layoutFamilies.map(({ name }) => name).filter((name) => name !== 'thousands-of-rows');
const FIRST_SEED = 3000;
/** Half of the kinds for each family, the other half for the next. */
const isDue = (kindIndex: number, familyIndex: number) => (kindIndex + familyIndex) % 2 === 0;
/** Few statements have a page between the first and the last. */
const fewest = (kind: DamageKind) => (kind.includes('page') ? 0 : FAMILIES.length / 10);

it('finds every kind of damage to a verified statement, in any family', async () => {
  const damagedKinds = new Map<DamageKind, number>();
  for (const [index, family] of FAMILIES.entries()) {
    const sample = await generateSample(FIRST_SEED + index, { family, switches: { rows: 'some' } });
    if (!(await score(sample)).verified) continue;
    for (const kind of ALL_KINDS.filter((_, kindIndex) => isDue(kindIndex, index))) {
      const damaged = await damageIfPossible(sample, kind);
      if (damaged === null) continue;
      damagedKinds.set(kind, (damagedKinds.get(kind) ?? 0) + 1);
      expect((await score(damaged)).falselyVerified, damaged.name).toBe(false);
    }
  }
  for (const kind of ALL_KINDS) expect(damagedKinds.get(kind), kind).toBeGreaterThan(fewest(kind));
}, 300_000);

it.each<DamageKind>(['page-removed', 'end-page-removed', 'page-doubled'])(
  'finds %s in a statement of many pages',
  async (kind) => {
    const sample = await generateSample(29, { family: 'carried-forward', switches: { rows: 'many' } });
    expect((await score(sample)).verified).toBe(true);
    expect((await score(await damageSample(sample, kind, 1))).falselyVerified).toBe(false);
  },
);

it.each<[string, DamageKind, { readonly seed: number; readonly family: string; readonly locale?: string }]>([
  [
    'a plus in a column of marks, which all totals need to be money out',
    'sign-flipped',
    { seed: 5, family: 'mark-column' },
  ],
  [
    'an amount in the other of two columns without names, which balances turn',
    'sign-flipped',
    { seed: 51021, family: 'bare-list', locale: 'pt-PT' },
  ],
  [
    'payments of 4.00 above a list without payments',
    'control-changed',
    { seed: 51011, family: 'card-holders', locale: 'it-IT' },
  ],
  [
    'sections that exchanged their titles, below totals that did not',
    'signs-reversed',
    { seed: 61173, family: 'sections', locale: 'nl-NL' },
  ],
  [
    'an amount that moved below the title of the other side',
    'sign-flipped',
    { seed: 61219, family: 'sections', locale: 'zh-CN' },
  ],
  [
    'a total that would fill the place of a row that is gone',
    'row-removed',
    { seed: 61186, family: 'three-dates', locale: 'ro-RO' },
  ],
  [
    'signs that would make an opening of the balance that is called the last',
    'signs-reversed',
    { seed: 310199, family: 'pending-and-hidden', locale: 'de-CH' },
  ],
  [
    'the day of an instalment that was bought within the period',
    'date-changed',
    { seed: 310085, family: 'card-instalments', locale: 'zh-CN' },
  ],
  [
    'the day of an instalment before that of its purchase',
    'date-changed',
    { seed: 340031, family: 'card-instalments', locale: 'fr-FR' },
  ],
  [
    'a first row of nothing whose balance is not the opening one',
    'balance-changed',
    { seed: 310216, family: 'wallet', locale: 'en-IN' },
  ],
  [
    'a row twice below the heading of its day',
    'row-doubled',
    { seed: 340055, family: 'date-headings', locale: 'sv-SE' },
  ],
  [
    'a row twice in a list without names of columns',
    'row-doubled',
    { seed: 61004, family: 'bare-list', locale: 'es-ES' },
  ],
  [
    'a row twice where the other side prints a zero',
    'row-doubled',
    { seed: 61014, family: 'value-date-between', locale: 'sv-SE' },
  ],
  [
    'a mark in tight columns that balances turn',
    'sign-flipped',
    { seed: 61013, family: 'deposit-mixture', locale: 'pt-PT' },
  ],
  [
    'a first row months before the opening balance above it',
    'end-date-changed',
    { seed: 61031, family: 'glued-columns', locale: 'he-IL' },
  ],
  [
    'a last row days before the one above it, in the second of two lists that follow each other',
    'end-date-changed',
    { seed: 81025, family: 'value-date-below', locale: 'ar-AE' },
  ],
  [
    'a balance in yen that is a day of another calendar as well',
    'balance-changed',
    { seed: 61138, family: 'bare-days', locale: 'ja-JP' },
  ],
  [
    'the total of a grid of checks, less than all that went out',
    'control-changed',
    { seed: 71177, family: 'checks-paid', locale: 'en-US' },
  ],
  [
    'a debt in whole yen without separators',
    'control-changed',
    { seed: 71086, family: 'loan-below-zero', locale: 'ja-JP' },
  ],
  [
    'a balance of a day, three to a line in narrow columns',
    'control-changed',
    { seed: 71235, family: 'deposit-mixture', locale: 'ko-KR' },
  ],
  ['a balance of a day in whole yen', 'control-changed', { seed: 61141, family: 'look-alikes', locale: 'ja-JP' }],
])('finds %s', async (_, kind, { seed, family, locale }) => {
  const sample = await generateSample(seed, { family, ...(locale === undefined ? {} : { locale }) });
  expect((await score(sample)).verified).toBe(true);
  expect((await score(await damageSample(sample, kind, seed))).falselyVerified).toBe(false);
});

it('reads a page whose columns of days and balances hold no rows, below rows of the whole width', async () => {
  const sample = await generateSample(350007, { family: 'checks-paid', locale: 'en-US' });
  expect((await score(sample)).verified).toBe(true);
});

it('meets balances of days whose month their table does not print, in a statement of three months', async () => {
  const sample = await generateSample(350003, { family: 'deposit-mixture', locale: 'id-ID' });
  expect((await score(sample)).verified).toBe(true);
});

it('finds a closing balance changed in the table of all accounts', async () => {
  const sample = await generateSample(FIRST_SEED, { family: 'several-accounts', switches: { overview: true } });
  expect((await score(sample)).verified).toBe(true);
  // the first page opens with that table: opening and closing balance of one account after the other
  const figures = Map.groupBy(listDigits(sample.pages, 'controls'), ({ operationIndex }) => operationIndex);
  const [, , , closing] = figures.values();
  for (const place of closing!) {
    const pages = misprintDigit(sample.pages, place, 1);
    const pdf = await printPdf(pages, { title: sample.name, seed: sample.seed, protection: null });
    expect((await score({ ...sample, pdf, password: null })).verified, JSON.stringify(place)).toBe(false);
  }
}, 60_000);

async function score(sample: Sample) {
  const document = await describeSample(sample, null);
  return scoreDocument(document, await readDocument(document, USUAL_READING));
}

/** `null` for a layout without a place for such damage. */
async function damageIfPossible(sample: Sample, kind: DamageKind): Promise<Sample | null> {
  try {
    return await damageSample(sample, kind, sample.seed);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
