/** Tells where the value of a label ends on its line: in front of the next label, or at a mark. */
import { MONEY_LABELS } from '../knowledge/language.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments, type TextSegment } from '../lines/segments.ts';
import type { LabelSpan } from './field.ts';
import { isBehindName, isInitial, isOfName } from './is-of-name.ts';

/** Too short and common to end the value of the label before them: "John A. Doe" is one name. */
const WEAK_LABELS: ReadonlySet<string> = new Set(['periodFrom', 'periodTo', 'total', 'page', 'bank']);

const NAMED: ReadonlySet<string> = new Set(['accountHolder', 'accountType']);

/** A name may hold the words of any label ("TEA ROOMS", "MLLE ROY", "BANK KONTO ZERO"), so only a label in a cell of its own ends it. */
export function endsValue(line: TokenLine, label: LabelSpan, next: LabelSpan): boolean {
  const cell = splitSegments(line.words).find((segment) => segment.from === next.from);
  if (cell !== undefined && next.label === 'page' && isOtherThanPage(label, cell)) return true;
  if (WEAK_LABELS.has(next.label) || isOfName(line, label, next) || isInitial(line, next)) return false;
  if (!NAMED.has(label.label)) return true;
  if (next.from === label.to && isBehindName(line.words[next.from]!)) return false;
  const isMarked = line.words[next.to - 1]?.text.endsWith(':') === true || line.words[next.to]?.text === ':';
  // "Account holder:   FIRMA DĄB-MEBEL": a name may begin with a word for one
  const opensName = next.from === label.to && next.label === label.label && cell !== undefined && cell.to > next.to;
  return isMarked || (cell !== undefined && !opensName);
}

/** "Card number     Sheet number 1 of 3": the page is no number of a card, which stands below. */
function isOtherThanPage({ label }: LabelSpan, { text }: TextSegment): boolean {
  return !NAMED.has(label) && !MONEY_LABELS.has(label) && /\d/.test(text);
}

/** "Opening 640.00 · Receipts 320.00 · Closing 960.00", "Balance $640.00, less payments of $320.00": behind the mark a figure has a name of its own. */
export function endAtMark({ words, money }: TokenLine, { label, to }: LabelSpan, end: number): number {
  if (!MONEY_LABELS.has(label)) return end;
  const isEnd = (at: number) =>
    (MARK.test(words[at]!.text) || ENDS_CLAUSE.test(words[at - 1]!.text)) &&
    money.some((token) => token.from >= to && token.to === at);
  const mark = words.findIndex((_, at) => at > to && at < end && isEnd(at));
  return mark === -1 ? end : mark;
}

const MARK = /^[·•|]$/;
const ENDS_CLAUSE = /\d[,.;]$/;

/** "Saldo final R$" heads a column; in "Saldo final R$ 153,14" and "R$153,14" the mark is the figure's. */
export function endOfLabel({ from, to }: LabelSpan, { money }: TokenLine): number {
  return (
    money.find(({ strong, ...token }) => token.from > from && token.from < to && (strong || token.to > to))?.from ?? to
  );
}
