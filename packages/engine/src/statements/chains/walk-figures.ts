/**
 * The longest chains in which each balance follows from an earlier one by an amount on its own line, wherever that stands. Needs
 * no column of amounts, so it finds unsigned amounts, left-aligned ones and those glued to other words.
 */
import type { Minor } from '@extracto/model';
import { STATEMENTS } from '../thresholds.ts';
import { type Chain, type ChainLink, type Figure, SAME_EDGE } from './chain.ts';

const { MOST_SKIPPED, SKIP_PRICE } = STATEMENTS.walkFigures;

interface Node {
  readonly balance: Figure;
  /** Counts lines with figures. */
  readonly order: number;
  readonly length: number;
  readonly score: number;
  readonly previous: Node | null;
  readonly amount: Figure | null;
  readonly sign: 1 | -1;
}

/** One chain for each order of the page in which any two balances follow each other. */
export function walkFigures(figures: readonly (readonly Figure[])[], heightPt: number): Chain[] {
  return [false, true].flatMap((newestFirst) => {
    const best = walk(newestFirst ? figures.toReversed() : figures, heightPt * SAME_EDGE);
    return best === null ? [] : [toChain(best, newestFirst)];
  });
}

function walk(figures: readonly (readonly Figure[])[], reach: number): Node | null {
  const known = new Map<Minor, Node[]>();
  let best: Node | null = null;
  let order = 0;
  for (const own of figures) {
    if (own.length === 0) continue;
    order++;
    const nodes = own.map((balance) => extend(balance, own, order, known, reach));
    for (const node of nodes) {
      if (best === null || node.score > best.score) best = node;
      const alike = known.get(node.balance.value);
      if (alike === undefined) known.set(node.balance.value, [node]);
      else alike.push(node);
    }
  }
  return best;
}

function extend(
  balance: Figure,
  own: readonly Figure[],
  order: number,
  known: ReadonlyMap<Minor, readonly Node[]>,
  reach: number,
): Node {
  let best: Node = { balance, order, length: 0, score: 0, previous: null, amount: null, sign: 1 };
  for (const amount of own) {
    if (amount === balance || amount.value === 0) continue;
    for (const sign of [1, -1] as const) {
      for (const previous of known.get(balance.value - sign * amount.value) ?? []) {
        const skipped = order - previous.order - 1;
        if (skipped > MOST_SKIPPED || Math.abs(previous.balance.edge - balance.edge) > reach) continue;
        const score = previous.score + 1 - skipped * SKIP_PRICE;
        // of equal figures the one next to the balance is in the column of amounts
        if (
          score > best.score ||
          (score === best.score && best.previous === previous && amount.token.from < balance.token.from)
        )
          best = { balance, order, length: previous.length + 1, score, previous, amount, sign };
      }
    }
  }
  return best;
}

function toChain(last: Node, newestFirst: boolean): Chain {
  const links: ChainLink[] = [];
  for (let node: Node | null = last; node !== null; node = node.previous)
    links.push({
      balance: node.balance,
      rows: node.amount === null ? [] : [{ amount: node.amount, sign: node.sign }],
    });
  return { links: links.reverse(), length: last.length, score: last.score, newestFirst };
}
