/**
 * Lists that print the balance of each row below its amount → the balance beside the amount, in a column right of all words, so
 * that the stages behind see the table that was meant. The arithmetic tells such lists: each balance is the one of the next
 * row, or of the row before, moved by an amount. Lengths are in heights of the text, money in minor units.
 *
 *   Green Grocer                  -45.20
 *   Paid by card          Balance 954.80
 *   Salary                      1,500.00
 *   May                 Balance 2,454.80   ← 954.80 + 1,500.00
 *
 * Known weakness: lists of fewer rows, and those whose amounts and balances share no right edge.
 */
import { type Box, boxAround, type Minor, type Word } from '@extracto/model';
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import { opensWithBalance } from '../../knowledge/opens-with-balance.ts';
import type { Line, MoneyToken, TokenLine } from '../../lines/reading.ts';
import { splitSegments, textOf } from '../../lines/segments.ts';
import { minorOf, type Notation, signedMinor } from '../../tokens/notation.ts';
import { TABLES } from '../thresholds.ts';

const { ALIKE_PT } = TABLES.shared;
const { FEWEST_LINKS, NEARLY_ALL, LINE_GAP, COLUMN_GAP } = TABLES.raiseBalances;

/** A line that ends with an amount. */
interface Priced {
  readonly line: TokenLine;
  readonly token: MoneyToken;
}

interface Pair {
  readonly upper: Priced;
  readonly lower: Priced;
  readonly amount: Minor;
  readonly balance: Minor;
}

/** `null` where there is no such list. */
export function raiseBalances(lines: readonly TokenLine[], notation: Notation): readonly Line[] | null {
  const pairs = findPairs(lines, notation);
  if (pairs.length === 0) return null;
  const right = Math.max(...lines.map(({ box }) => box[2]));
  const left = Math.min(...pairs.map(({ lower: { token } }) => token.box[0]));
  const moved = new Map<number, Line | null>();
  for (const { upper, lower } of pairs) {
    const words = withoutLabel(lower);
    moved.set(upper.line.index, withBalance(upper.line, lower, right - left + upper.line.heightPt * COLUMN_GAP));
    moved.set(lower.line.index, words.length === 0 ? null : withWords(lower.line, words));
  }
  return lines.flatMap((line) => {
    const other = moved.get(line.index);
    return other === undefined ? [line] : other === null ? [] : [other];
  });
}

/** Nearly all lines with amounts between the first and the last such pair belong to one; none where they do not. */
function findPairs(lines: readonly TokenLine[], notation: Notation): readonly Pair[] {
  const priced = lines.flatMap((line): Priced[] => {
    const token = line.money.at(-1);
    return token?.strong === true && token.to === line.words.length ? [{ line, token }] : [];
  });
  const pairs = priced.map((upper, at) => readPair(upper, priced[at + 1], notation));
  const linked = new Map<number, Pair>();
  let telling = 0;
  for (const [at, above] of pairs.entries()) {
    const below = pairs[at + 2];
    if (above === null || below == null || !leadsOn(above, below)) continue;
    linked.set(at, above).set(at + 2, below);
    // amounts that are listed twice lead to any balance of nothing
    if (above.balance !== 0 && below.balance !== 0) telling++;
  }
  const [first, last] = [Math.min(...linked.keys()), Math.max(...linked.keys()) + 2];
  return telling >= FEWEST_LINKS && linked.size * 2 >= (last - first) * NEARLY_ALL ? [...linked.values()] : [];
}

/** The second amount stands right below the first one, and ends where it does. */
function readPair(upper: Priced, lower: Priced | undefined, notation: Notation): Pair | null {
  if (lower === undefined || upper.line.pageNumber !== lower.line.pageNumber || lower.line.dates.length > 0)
    return null;
  const isApart = lower.line.box[1] - upper.line.box[3] > upper.line.heightPt * LINE_GAP;
  if (isApart || Math.abs(lower.token.box[2] - upper.token.box[2]) > ALIKE_PT) return null;
  if (opensWithBalance(textOf(withoutLabel(lower)))) return null;
  const [amount, balance] = [minorOf(upper.token, notation), signedMinor(lower.token, notation)];
  return amount === null || amount === 0 || balance === null ? null : { upper, lower, amount, balance };
}

/** One row after the other, or the newest row first. */
function leadsOn(above: Pair, below: Pair): boolean {
  const step = Math.abs(above.balance - below.balance);
  return step === above.amount || step === below.amount;
}

/** The words of the line in front of its last amount and of the name that this has: "Balance 954.80". */
function withoutLabel({ line: { words }, token: { from } }: Priced): readonly Word[] {
  const label = splitSegments(words).find((cell) => cell.from < from && cell.to > from);
  if (label === undefined) return words.slice(0, from);
  const isBalance = lookupPhrase(textOf(words.slice(label.from, from))).some(({ value }) => value === 'balance');
  return words.slice(0, isBalance ? label.from : from);
}

/** In the line of the amount the words of the balance stand in one band with it. */
function withBalance(
  { pageNumber, words, box, heightPt, printedBox }: TokenLine,
  { line, token }: Priced,
  byPt: number,
): Line {
  const moved = line.words.slice(token.from, token.to).map((word): Word => {
    const own: Box = [word.box[0] + byPt, box[1], word.box[2] + byPt, box[3]];
    return { ...word, box: own };
  });
  const all = [...words, ...moved];
  return { pageNumber, words: all, box: boxAround(all), heightPt, printedBox: printedBox ?? box };
}

function withWords({ pageNumber, heightPt, printedBox, box }: TokenLine, words: readonly Word[]): Line {
  return { pageNumber, words, box: boxAround(words), heightPt, printedBox: printedBox ?? box };
}
