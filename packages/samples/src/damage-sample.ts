import { buildSample } from './build-sample.ts';
import type { Switches } from './layouts/switches.ts';
import type { DamageKind, Sample } from './sample.ts';

interface Need {
  readonly says: string;
  readonly isMet: (switches: Switches) => boolean;
}

const EACH_BALANCE: Need = {
  says: 'this layout prints no balance on every row',
  isMet: ({ balances }) => balances === 'row',
};
/** Rows that stand in the order of their dates, all in one list. */
const DATE_ORDER: Need = {
  says: 'this layout prints its rows in another order than that of their dates',
  isMet: ({ groups, checkGrid, impossibleDate }) => groups === 'none' && checkGrid === 0 && !impossibleDate,
};
/** Without the sheets of another account, whose rows are all there or all lost. */
const ONE_LIST: Need = {
  says: 'this document holds more than one account',
  isMet: ({ accounts, statements }) => accounts === 1 && statements === 1,
};

const NEEDS: Partial<Record<DamageKind, readonly Need[]>> = {
  'sign-flipped': [{ says: 'this layout prints no signs', isMet: ({ amounts }) => amounts !== 'unsigned' }],
  'balance-changed': [EACH_BALANCE],
  'sign-and-balance-changed': [EACH_BALANCE],
  'rows-swapped': [EACH_BALANCE],
  'date-changed': [DATE_ORDER],
  'year-changed': [
    DATE_ORDER,
    { says: 'this layout prints no year beside its rows', isMet: ({ year }) => year === 'inDate' },
  ],
  'page-removed': [ONE_LIST],
  'page-doubled': [ONE_LIST],
};

/**
 * The same statement with one thing printed wrong: a digit of a row's amount, balance or date changed, a row missing, twice
 * there, with the other sign, or in another one's place; one digit of another figure of the books changed; or a whole sheet
 * missing from the middle or twice there.
 * Else balances and totals stay as they were, truth has the rows as the list has them, and nothing about it may be called
 * verified; only a sheet that is there twice may be, with each of its rows once. What contradicts nothing is no damage, since such a document says so itself: a date changed into another one
 * between its neighbours, a row and all totals changed by the same amount, two rows without balances in each other's place.
 * Throws a RangeError when the sample has nothing whose change would show, or when its layout does not print what is to change.
 */
export function damageSample(sample: Sample, kind: DamageKind, seed: number): Promise<Sample> {
  const unmet = NEEDS[kind]?.find(({ isMet }) => !isMet(sample.switches));
  if (unmet !== undefined) return Promise.reject(new RangeError(unmet.says));
  return buildSample(sample.seed, sample.options, { kind, seed });
}
