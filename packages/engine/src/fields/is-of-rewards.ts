/**
 * Tells the balances of points and of cash back from those of the account: they stand on a line behind the name of the rewards, before
 * it, or below it as their title.
 *
 *   Cashback: Opening 120.40  Earned 38.11  Closing 158.51        REWARD SUMMARY
 *                                                                 Previous balance   Earned   Closing balance
 *   ThankYou® Points / Cash Rewards                               3,418              716      4,134
 *   Previous balance         $44.18
 *
 * Known weakness: a title that says more than the name of the rewards.
 */
import { lookupPhrase, matchPhrases } from '../knowledge/lexicon.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import { normaliseWords } from '../knowledge/normalise-words.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import type { LabelSpan } from './field.ts';
import { FIELDS } from './thresholds.ts';

const { MOST_LINES, WIDEST_GAP, EDGE } = FIELDS.isOfRewards;

/** `at`: the line of the label. */
export function isOfRewards(lines: readonly TokenLine[], at: number, label: LabelSpan): boolean {
  const line = lines[at]!;
  return (
    isBehindName(line) || goesOnAsRewards(line, label) || countsRewards(line, label) || isBelowTitle(lines, at, label)
  );
}

/** "Saldo anterior de puntos", "Poprzednie saldo punktów" */
function goesOnAsRewards({ words }: TokenLine, { from, to }: LabelSpan): boolean {
  const cell = splitSegments(words).find((segment) => segment.from <= from && segment.to >= to);
  const name = normaliseWords(words.slice(from, cell?.to)).tokens;
  return matchPhrases(name).some(({ value, end }) => value === 'rewards' && end === name.length);
}

/** "saldo 14.207 pontos" */
function countsRewards({ words, money }: TokenLine, { to }: LabelSpan): boolean {
  const unit = words[money.find(({ from }) => from === to)?.to ?? words.length]?.text ?? '';
  return unit !== '' && lookupPhrase(unit).some(({ value }) => value === 'rewards');
}

function isBehindName({ words }: TokenLine): boolean {
  const colon = words.findIndex(({ text }) => text.endsWith(':'));
  if (colon < 0 || colon >= words.length - 1) return false;
  const title = normaliseWords(words.slice(0, colon + 1)).tokens;
  return matchPhrases(title).some(({ value, end }) => value === 'rewards' && end === title.length);
}

/**
 * The title has the left edge of the label, or of the row of headings that it is one of; between them stand lines with figures. A
 * title with nothing beside it is that of the whole line.
 */
function isBelowTitle(lines: readonly TokenLine[], at: number, { from }: LabelSpan): boolean {
  const { words, money, heightPt } = lines[at]!;
  const own = words[money.length === 0 ? 0 : from]!.box[0];
  for (let above = at - 1; above >= Math.max(0, at - MOST_LINES); above--) {
    const [upper, lower] = [lines[above]!, lines[above + 1]!];
    if (upper.pageNumber !== lower.pageNumber || lower.box[1] - upper.box[3] > heightPt * WIDEST_GAP) return false;
    const cells = splitSegments(upper.words);
    const edges = cells.length === 1 ? [own, words[0]!.box[0]] : [own];
    const cell = cells.find(({ box }) => edges.some((edge) => Math.abs(box[0] - edge) < heightPt * EDGE));
    if (cell === undefined) continue;
    if (namesRewards(cell.text)) return true;
    if (upper.money.length === 0) return false;
  }
  return false;
}

/** "Points / Cash Rewards", "Juniper® Rewards", "Ｖポイント": each part of the text, and all of it but a word for whose they are. */
function namesRewards(text: string): boolean {
  return text.split('/').every((part) => {
    const words = normalWords(part);
    const isNamed = matchPhrases(words).some(
      ({ value, start, end }) => value === 'rewards' && start < 2 && end === words.length,
    );
    return isNamed || (words.length === 1 && endsWithName(words[0]!));
  });
}

/** Without spaces, whose they are is the front of the word. */
function endsWithName(word: string): boolean {
  if (!DENSE.test(word)) return false;
  const ends = [...word].map((_, at, letters) => letters.slice(at).join(''));
  return ends.some((end) => lookupPhrase(end).some(({ value }) => value === 'rewards'));
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
