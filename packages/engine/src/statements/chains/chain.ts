/** The nouns of running balances: figures, and the chains that they form. Money is in minor units. */
import type { Minor } from '@extracto/model';
import type { MoneyToken } from '../../lines/reading.ts';
import { STATEMENTS } from '../thresholds.ts';

export const { SAME_EDGE } = STATEMENTS.chain;

/** A printed amount that could be a balance or the amount of a row. */
export interface Figure {
  readonly token: MoneyToken;
  /** Index into the lines that are searched. */
  readonly at: number;
  /** Negative when a minus or a debit mark is printed. */
  readonly value: Minor;
  /** Its right edge, in points; the left one where columns are set to the left. */
  readonly edge: number;
}

export interface ChainRow {
  readonly amount: Figure;
  /** +1 when the balance rises by the printed value, −1 when it falls by it. */
  readonly sign: 1 | -1;
}

export interface ChainLink {
  readonly balance: Figure;
  /** The amount that moved the balance since the link before; none at the head, and where a balance is carried forward. */
  readonly rows: readonly ChainRow[];
}

/** In the order of time. */
export interface Chain {
  readonly links: readonly ChainLink[];
  /** Equalities that hold. */
  readonly length: number;
  readonly score: number;
  readonly newestFirst: boolean;
}
