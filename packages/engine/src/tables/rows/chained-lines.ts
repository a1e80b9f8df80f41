/** The lines of a document that a chain of balances explains, by line index. */
import type { MoneyToken, TokenLine } from '../../lines/reading.ts';
import type { Chain } from '../../statements/chains/chain.ts';
import type { Kind } from './row.ts';

export interface ChainedRow {
  readonly amount: MoneyToken;
  /** On the row's own line, `null` where the list prints the balance once a day. */
  readonly balance: MoneyToken | null;
  /** +1 when the balance rises by what the token prints, −1 when it falls by it. */
  readonly sign: 1 | -1;
}

export interface ChainedLines {
  /** By index of the line with the amount. */
  readonly rows: ReadonlyMap<number, ChainedRow>;
  /** Balances of the chain, rows' own included, by line index. */
  readonly balances: ReadonlyMap<number, MoneyToken>;
  /** Line indexes, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** The line of its first balance in the order of time. */
  readonly head: number;
  /** Every row prints its balance. */
  readonly isDense: boolean;
  readonly length: number;
  readonly newestFirst: boolean;
}

export function chainLines({ links, length, newestFirst }: Chain, lines: readonly TokenLine[]): ChainedLines {
  const indexOf = (at: number) => lines[at]!.index;
  const balances = new Map(links.map(({ balance }) => [indexOf(balance.at), balance.token]));
  const rows = new Map(
    links.flatMap(({ rows: moved }) =>
      moved.map(({ amount, sign }): [number, ChainedRow] => {
        const index = indexOf(amount.at);
        const printed = amount.value < 0 ? (-sign as 1 | -1) : sign;
        return [index, { amount: amount.token, balance: balances.get(index) ?? null, sign: printed }];
      }),
    ),
  );
  const all = [...balances.keys(), ...rows.keys()];
  return {
    rows,
    balances,
    first: Math.min(...all),
    last: Math.max(...all),
    head: indexOf(links[0]!.balance.at),
    isDense: [...rows.values()].every(({ balance }) => balance !== null),
    length,
    newestFirst,
  };
}

/**
 * Without its first line where that prints an amount above the names of the columns and no date, as no other row does: the figures
 * of a summary lead to any balance when one of them is nothing.
 */
export function belowNames(chain: ChainedLines, lines: readonly TokenLine[], names: ReadonlySet<number>): ChainedLines {
  const { first, rows, balances } = chain;
  const next = Math.min(...[...rows.keys(), ...balances.keys()].filter((index) => index > first));
  const isDated = (index: number) => lines[index]!.dates.length > 0;
  const isAbove = names.values().some((index) => index > first && index < next);
  if (!isAbove || !rows.has(first) || isDated(first) || ![...rows.keys()].every((at) => at === first || isDated(at)))
    return chain;
  const isKept = ([index]: readonly [number, unknown]) => index !== first;
  return {
    ...chain,
    rows: new Map([...rows].filter(isKept)),
    balances: new Map([...balances].filter(isKept)),
    first: next,
    length: chain.length - 1,
  };
}

/**
 * The kind of a line under the chain. What looks like a row inside the span of the chain and moves no balance is none of its
 * rows: a subtotal, an amount in another currency, what another list says.
 */
export function chainedKind({ rows, first, last, isDense, balances }: ChainedLines, index: number, kind: Kind): Kind {
  if (rows.has(index)) return 'anchor';
  if (kind === 'anchor' && isDense && index > first && index < last && !balances.has(index)) return 'total';
  return kind;
}
