/** Money that labels name on the page outside the list, most telling label first, in printed order within a label. */
import type { Minor } from '@extracto/model';
import { BALANCES } from '../../knowledge/language.ts';
import { namesDebt } from '../../knowledge/names-debt.ts';
import { normalWords } from '../../knowledge/normalise-label.ts';
import type { DateToken, MoneyToken, TokenLine } from '../../lines/reading.ts';
import { splitSegments, textOf } from '../../lines/segments.ts';
import { type Notation, signedMinor } from '../../tokens/notation.ts';
import { readMark } from '../../tokens/settle-separators.ts';
import { STATEMENTS } from '../thresholds.ts';

const { FIGURES_OF_ROW } = STATEMENTS.selectLabelled;

export interface LabelledMoney {
  readonly value: Minor;
  readonly token: MoneyToken;
  readonly line: TokenLine;
  /** As printed, '' when nothing names the figure. */
  readonly label: string;
  /** Words between the label and its figure, without those of dates; '' or absent for none. */
  readonly rest?: string;
  /** The day right behind the label. */
  readonly day?: DateToken;
}

interface MoneyField {
  readonly label: string;
  readonly line: TokenLine;
  readonly from: number;
  readonly to: number;
  readonly money: readonly MoneyToken[];
  readonly text: string;
  readonly textLine: TokenLine;
}

/** The words of a label. */
export function wordsOf({ line, from, to }: Pick<MoneyField, 'line' | 'from' | 'to'>): string {
  return textOf(line.words.slice(from, to));
}

/** "Balance as of today": the words of its cell behind the label. */
function restOf({ line: { words, dates }, to }: MoneyField, figure: MoneyToken, isBeside: boolean): string {
  const cell = splitSegments(words).find((segment) => segment.from < to && segment.to >= to);
  const until = Math.min(cell?.to ?? to, isBeside && figure.from >= to ? figure.from : Infinity);
  const isOfDate = (at: number) => dates.some((date) => at >= date.from && at < date.to);
  return textOf(words.slice(to, until).filter((_, at) => !isOfDate(to + at)));
}

/** What stands between a label and its value may be a minus, and is no part of the value's text. */
const SIGN = /^[-–]/;

/** What a card's balances name is owed, whatever the words for it. */
const HELD: ReadonlySet<string> = new Set(['openingBalance', 'closingBalance']);

/**
 * "Closing balance   34.00   7,012.52   15,718.23": in front of the balance stand the sums of the columns beside it. A bare integer
 * is an amount only when it is the whole value: "Fees 3" on page 3 is not.
 */
function chooseFigure({ label, money, text: value }: MoneyField): MoneyToken | undefined {
  const strong = money.filter((candidate) => candidate.strong);
  if (strong.length >= FIGURES_OF_ROW && BALANCES.has(label)) return strong.at(-1);
  return strong[0] ?? money.find(({ text }) => text === value || text.replace(SIGN, '') === value);
}

export function selectLabelled(
  fields: readonly MoneyField[],
  labels: readonly string[],
  notation: Notation,
): LabelledMoney[] {
  const found: LabelledMoney[] = [];
  for (const label of labels) {
    for (const field of fields) {
      const figure = chooseFigure(field);
      if (field.label !== label || figure === undefined) continue;
      const token = BALANCES.has(label) ? readMark(figure, notation) : figure;
      const value = signedMinor(token, notation);
      if (value === null) continue;
      const words = wordsOf(field);
      const isBelow = HELD.has(label) && value > 0 && token.marker === null && namesDebt(normalWords(words));
      const day = field.line.dates.find(({ from }) => from === field.to);
      const rest = restOf(field, figure, field.textLine === field.line);
      const own = { value: isBelow ? -value : value, token, line: field.textLine, label: words, rest };
      found.push(day === undefined ? own : { ...own, day });
    }
  }
  return found;
}
