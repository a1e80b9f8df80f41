/** Describes how a statement follows the one before it: what fits, what is missing, and the effect on the list. */
import type { Account } from '@extracto/contract';
import { formatCount } from '../../ui/format/format-count.ts';
import { formatMoney } from '../../ui/format/format-money.ts';

export type AccountStatement = Account['statements'][number];
export type AccountLink = NonNullable<AccountStatement['link']>;

export interface LinkDescription {
  readonly tone: 'holds' | 'doubt' | 'breaks';
  readonly text: string;
}

const isZero = (decimal: string) => !/[1-9]/.test(decimal);

export function describeLink({ kind, days, difference }: AccountLink): LinkDescription {
  const meets = difference !== null && isZero(difference);
  const misses = difference === null || meets ? '' : ` The balances differ by ${formatMoney(difference)}.`;
  switch (kind) {
    case 'joined':
      if (meets) return { tone: 'holds', text: 'Opens with the previous closing balance.' };
      if (misses !== '') return { tone: 'breaks', text: `Follows directly.${misses}` };
      return { tone: 'doubt', text: 'Follows without a gap. No balance is printed.' };
    case 'gap': {
      const span =
        days === null ? 'A statement is missing before this one.' : `${formatCount(days, 'day')} without a statement.`;
      return meets
        ? { tone: 'doubt', text: `${span} The balance is the same before and after.` }
        : { tone: 'breaks', text: `${span}${misses}` };
    }
    case 'overlap': {
      const span = days === null ? 'Some days are' : `${formatCount(days, 'day')} ${days === 1 ? 'is' : 'are'}`;
      return { tone: 'holds', text: `${span} in both statements. Each transaction is exported once.` };
    }
    case 'repeated':
      return { tone: 'holds', text: 'Duplicate statement. It adds nothing to the export.' };
    case 'unknown':
      return { tone: 'doubt', text: `It prints too little to tell whether it follows.${misses}` };
  }
}
