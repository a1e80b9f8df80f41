/** Kinds of booking: on which account, how often, in which direction, and between which prices. Everyday proportions, invented. */
import type { AccountType } from '@extracto/model';
import type { PostingKind } from '../locales/locale.ts';
import type { Random } from '../random.ts';

export interface KindWeight {
  readonly kind: PostingKind;
  readonly weight: number;
  readonly sign: 1 | -1;
  /** Range in dollars; the locale's price level scales it. */
  readonly from: number;
  readonly to: number;
}

const DEPOSIT_KINDS: readonly KindWeight[] = [
  { kind: 'purchase', weight: 46, sign: -1, from: 2, to: 180 },
  { kind: 'directDebit', weight: 14, sign: -1, from: 9, to: 320 },
  { kind: 'transferOut', weight: 10, sign: -1, from: 20, to: 2400 },
  { kind: 'transferIn', weight: 10, sign: 1, from: 15, to: 1900 },
  { kind: 'cash', weight: 6, sign: -1, from: 20, to: 200 },
  { kind: 'salary', weight: 5, sign: 1, from: 1400, to: 5200 },
  { kind: 'cashIn', weight: 3, sign: 1, from: 40, to: 600 },
  { kind: 'fee', weight: 2, sign: -1, from: 1, to: 25 },
  { kind: 'interest', weight: 1, sign: 1, from: 0.01, to: 9 },
  { kind: 'refund', weight: 3, sign: 1, from: 5, to: 90 },
];
const CHECK_KIND: KindWeight = { kind: 'check', weight: 25, sign: -1, from: 25, to: 1800 };
const LOAN_KINDS: readonly KindWeight[] = [
  { kind: 'cardPayment', weight: 50, sign: 1, from: 200, to: 2200 },
  { kind: 'interest', weight: 35, sign: -1, from: 20, to: 900 },
  { kind: 'fee', weight: 8, sign: -1, from: 5, to: 60 },
];
const CARD_KINDS: readonly KindWeight[] = [
  { kind: 'purchase', weight: 82, sign: -1, from: 2, to: 420 },
  { kind: 'refund', weight: 5, sign: 1, from: 5, to: 120 },
  { kind: 'cardPayment', weight: 7, sign: 1, from: 50, to: 1500 },
  { kind: 'fee', weight: 3, sign: -1, from: 1, to: 39 },
];
const BROKERAGE_KINDS: readonly KindWeight[] = [
  { kind: 'buy', weight: 34, sign: -1, from: 80, to: 4200 },
  { kind: 'sell', weight: 20, sign: 1, from: 80, to: 4200 },
  { kind: 'dividend', weight: 18, sign: 1, from: 0.5, to: 160 },
  { kind: 'commission', weight: 12, sign: -1, from: 1, to: 12 },
  { kind: 'transferIn', weight: 8, sign: 1, from: 200, to: 4000 },
  { kind: 'transferOut', weight: 4, sign: -1, from: 100, to: 2400 },
  { kind: 'interest', weight: 4, sign: 1, from: 0.01, to: 9 },
];
const WALLET_KINDS: readonly KindWeight[] = [
  { kind: 'purchase', weight: 30, sign: -1, from: 1, to: 60 },
  { kind: 'transferOut', weight: 24, sign: -1, from: 2, to: 150 },
  { kind: 'transferIn', weight: 22, sign: 1, from: 2, to: 220 },
  { kind: 'cash', weight: 12, sign: -1, from: 5, to: 100 },
  { kind: 'cashIn', weight: 10, sign: 1, from: 5, to: 200 },
];

const KINDS: Partial<Record<AccountType, readonly KindWeight[]>> = {
  credit_card: CARD_KINDS,
  loan: LOAN_KINDS,
  brokerage: BROKERAGE_KINDS,
  other: WALLET_KINDS,
};

export function listKinds(accountType: AccountType, checks: boolean): readonly KindWeight[] {
  const kinds = KINDS[accountType] ?? DEPOSIT_KINDS;
  return checks && kinds === DEPOSIT_KINDS ? [...kinds, CHECK_KIND] : kinds;
}

export function pickWeighted(random: Random, kinds: readonly KindWeight[]): KindWeight {
  let rest = random.next() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  for (const candidate of kinds) {
    rest -= candidate.weight;
    if (rest < 0) return candidate;
  }
  return kinds.at(-1)!;
}
