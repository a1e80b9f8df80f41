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
/** Rows that are sorted into lists by month or kind stand where they did, whatever was exchanged. */
const LEDGER_ORDER: Need = {
  says: 'this layout sorts its rows into lists',
  isMet: ({ groups, checkGrid }) => groups === 'none' && checkGrid === 0,
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

/** A day alone is printed the same in another month. */
const MONTHS: Need = {
  says: 'this layout prints days without their month',
  isMet: ({ bareDays }) => bareDays !== 'plain',
};

const SIGNS: Need = { says: 'this layout prints no signs', isMet: ({ amounts }) => amounts !== 'unsigned' };
const ENDS: Need = {
  says: 'this layout prints no balances at its ends',
  isMet: ({ endpoints }) => endpoints !== 'none',
};
/** Columns without names may be those of either side. */
const HEADERS: Need = { says: 'this layout prints no headers', isMet: ({ headers }) => headers !== 'none' };

const NEEDS: Partial<Record<DamageKind, readonly Need[]>> = {
  'sign-flipped': [SIGNS],
  'signs-reversed': [SIGNS, ENDS, HEADERS],
  'ends-exchanged': [SIGNS, ENDS],
  'balance-changed': [EACH_BALANCE],
  'sign-and-balance-changed': [EACH_BALANCE],
  'rows-swapped': [EACH_BALANCE, LEDGER_ORDER],
  'date-changed': [DATE_ORDER, MONTHS],
  'end-date-changed': [DATE_ORDER, MONTHS],
  'year-changed': [
    DATE_ORDER,
    { says: 'this layout prints no year beside its rows', isMet: ({ year }) => year === 'inDate' },
  ],
  'page-removed': [ONE_LIST],
  'end-page-removed': [ONE_LIST],
  'page-doubled': [ONE_LIST],
};

/**
 * The same statement with one thing printed wrong: a digit of a row's amount, balance or date changed, a row missing,
 * twice there, with the other sign, or in another one's place; one digit of another figure of the books changed; all
 * signs reversed, or opening and closing balance in each other's place; or a whole sheet missing or twice there. Else
 * balances and totals stay as they were, truth has the rows as the list has them, and nothing about it may be called
 * verified; only a sheet that is there twice may be, with each of its rows once. What contradicts nothing is no damage,
 * since such a document says so itself: a date changed into another one between its neighbours, a row and all totals
 * changed by the same amount, two rows without balances in each other's place. Throws a RangeError when the sample has
 * nothing whose change would show, or when its layout does not print what is to change.
 */
export function damageSample(sample: Sample, kind: DamageKind, seed: number): Promise<Sample> {
  const unmet = NEEDS[kind]?.find(({ isMet }) => !isMet(sample.switches));
  if (unmet !== undefined) return Promise.reject(new RangeError(unmet.says));
  return buildSample(sample.seed, sample.options, { kind, seed });
}
