/**
 * The longest chains over columns of figures: for each column as balance and one or two others as amounts, the amounts between
 * two printed balances sum to their difference. Finds lists that print the balance on the last row of a day only.
 */
import { type Chain, type ChainLink, type ChainRow, type Figure, SAME_EDGE } from './chain.ts';

/** Figures of a column of balances. */
const FEWEST_BALANCES = 3;
/** Columns that are tried, those with most figures. */
const MOST_COLUMNS = 6;
/** Balances that a link may pass over, and the price of each: those of subtotals, limits and other tables. */
const MOST_PASSED = 3;
const PASS_PRICE = 0.1;
/** Rows between two balances. */
const MOST_ROWS = 60;
/** A row between two balances that is none: the price of leaving out its amount. */
const DROP_PRICE = 0.5;

/** What the figures of the amount columns do to the balance. `null` where no column has a say: each amount may do either. */
type Signs = readonly { readonly column: number; readonly sign: 1 | -1; readonly isPrinted: boolean }[];

interface Step {
  readonly balance: Figure | null;
  readonly rows: readonly ChainRow[];
}

/** One chain for each reading of the columns, and each order of the page, in which any two balances follow each other. */
export function walkColumns(figures: readonly (readonly Figure[])[], heightPt: number): Chain[] {
  const columns = groupColumns(figures.flat(), heightPt * SAME_EDGE);
  const chains: Chain[] = [];
  for (const [balance, { count }] of columns.entries()) {
    if (count < FEWEST_BALANCES) continue;
    for (const signs of listSigns(columns.length, balance)) {
      for (const newestFirst of [false, true]) {
        const steps = listSteps(newestFirst ? figures.toReversed() : figures, columns, balance, signs);
        const chain = walk(steps, newestFirst);
        if (chain !== null) chains.push(chain);
      }
    }
  }
  return chains;
}

interface ColumnEdges {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

function groupColumns(figures: readonly Figure[], reach: number): ColumnEdges[] {
  const edges = figures.map(({ edge }) => edge).sort((a, b) => a - b);
  const groups: { from: number; to: number; count: number }[] = [];
  for (const edge of edges) {
    const last = groups.at(-1);
    if (last !== undefined && edge - last.to <= reach) Object.assign(last, { to: edge, count: last.count + 1 });
    else groups.push({ from: edge, to: edge, count: 1 });
  }
  return groups.sort((a, b) => b.count - a.count).slice(0, MOST_COLUMNS);
}

/** One column with the signs that it prints, for money held and for money owed; or two that take and give. */
function listSigns(count: number, balance: number): Signs[] {
  const others = [...Array(count).keys()].filter((column) => column !== balance);
  const single = others.flatMap((column) =>
    ([1, -1] as const).map((sign) => [{ column, sign, isPrinted: true }] as const),
  );
  const pairs = others.flatMap((debit) =>
    others
      .filter((credit) => credit !== debit)
      .map(
        (credit) =>
          [
            { column: debit, sign: -1, isPrinted: false },
            { column: credit, sign: 1, isPrinted: false },
          ] as const,
      ),
  );
  return [...single, ...pairs];
}

function listSteps(
  figures: readonly (readonly Figure[])[],
  columns: readonly ColumnEdges[],
  balanceColumn: number,
  signs: Signs,
): Step[] {
  const isIn = (figure: Figure, column: number) =>
    figure.edge >= columns[column]!.from && figure.edge <= columns[column]!.to;
  return figures.flatMap((own) => {
    if (own.length === 0) return [];
    const balance = own.findLast((figure) => isIn(figure, balanceColumn)) ?? null;
    const rows = own.flatMap((amount) => {
      const role = signs.find(({ column }) => isIn(amount, column));
      return role === undefined || amount.value === 0 ? [] : [toRow(amount, role)];
    });
    return balance === null && rows.length === 0 ? [] : [{ balance, rows }];
  });
}

/** A minus in a column of debits is that of the debit. */
function toRow(amount: Figure, { sign, isPrinted }: Signs[number]): ChainRow {
  return { amount, sign: isPrinted || amount.value > 0 ? sign : (-sign as 1 | -1) };
}

interface Node {
  readonly balance: Figure;
  /** Rows from the node before in print, up to this one. */
  readonly since: readonly ChainRow[];
  readonly rows: readonly ChainRow[];
  readonly previous: Node | null;
  readonly length: number;
  readonly score: number;
}

function walk(steps: readonly Step[], newestFirst: boolean): Chain | null {
  const nodes: Node[] = [];
  let since: ChainRow[] = [];
  for (const { balance, rows } of steps) {
    since.push(...rows);
    if (balance === null) continue;
    nodes.push(extend(balance, since, nodes));
    since = [];
  }
  const best = nodes.reduce<Node | null>(
    (most, node) => (most === null || node.score > most.score ? node : most),
    null,
  );
  return best === null || best.length === 0 ? null : toChain(best, newestFirst);
}

function extend(balance: Figure, since: readonly ChainRow[], nodes: readonly Node[]): Node {
  let best: Node = { balance, since, rows: [], previous: null, length: 0, score: 0 };
  let between: readonly ChainRow[] = since;
  for (let passed = 0; passed <= MOST_PASSED; passed++) {
    const previous = nodes.at(-1 - passed);
    if (previous === undefined || between.length > MOST_ROWS) break;
    const link = explain(balance.value - previous.balance.value, between);
    if (link !== null) {
      const score = previous.score + link.score - passed * PASS_PRICE;
      if (score > best.score || (link.rows.length === 0 && score >= best.score))
        best = { balance, since, rows: link.rows, previous, length: previous.length + Number(link.score > 0), score };
    }
    between = [...previous.since, ...between];
  }
  return best;
}

/** Which of the rows make the difference: all, none of none, all but one, or the only one with the other sign. */
function explain(difference: number, rows: readonly ChainRow[]): { rows: readonly ChainRow[]; score: number } | null {
  if (rows.length === 0) return difference === 0 ? { rows, score: 0 } : null;
  const sum = rows.reduce((total, { amount, sign }) => total + sign * amount.value, 0);
  // amounts that cancel prove nothing: any two columns of the same figures would do
  if (sum === difference) return { rows, score: difference === 0 ? 0 : 1 };
  if (rows.length < 2 || difference === 0) return null;
  const intruder = rows.findIndex(({ amount, sign }) => sum - sign * amount.value === difference);
  return intruder < 0 ? null : { rows: rows.toSpliced(intruder, 1), score: 1 - DROP_PRICE };
}

function toChain(last: Node, newestFirst: boolean): Chain {
  const links: ChainLink[] = [];
  for (let node: Node | null = last; node !== null; node = node.previous)
    links.push({ balance: node.balance, rows: node.rows });
  return { links: links.reverse(), length: last.length, score: last.score, newestFirst };
}
