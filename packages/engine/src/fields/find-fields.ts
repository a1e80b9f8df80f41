/**
 * Lines outside the lists → labels with their values; boxes in points. Decides which value belongs to a label: what stands
 * right of it on the same line, up to the next label, else below it within three lines, or a figure right above it. What the values mean comes later.
 *
 *   Opening Balance: $5,000.00      Statement period
 *                                   1 to 31 March 2025
 *
 * Known weakness: a label that no language names has no value.
 */
import { type Box, unionBox, type Word } from '@extracto/model';
import { BALANCES, MONEY_LABELS } from '../knowledge/language.ts';
import { matchPhrases, monthReadings } from '../knowledge/lexicon.ts';
import { normaliseWords } from '../knowledge/normalise-words.ts';
import { isYear } from '../lines/is-year.ts';
import type { MoneyToken, TokenLine } from '../lines/reading.ts';
import { overlapX, splitSegments, type TextSegment } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import { addSpacedLabels } from './add-spaced-labels.ts';
import { datesBalance, endsMoneyLabel, endsSentence, firstSegment, moneyBefore } from './around-label.ts';
import { endAtMark, endOfLabel, endsValue } from './ends-value.ts';
import type { Field, LabelSpan, ValueBelow, ValueCell } from './field.ts';
import { findAbove, isNamedBelow } from './find-above.ts';
import { findLevel } from './find-level.ts';
import { findStacked, standOver } from './find-stacked.ts';
import { goesOnBelow } from './goes-on-below.ts';
import { headsColumn } from './heads-column.ts';
import { isOfMarks } from './is-of-marks.ts';
import { isOfRewards } from './is-of-rewards.ts';
import { isUnit, UNIT } from './is-unit.ts';
import { joinTranslated } from './join-translated.ts';
import { placeNumber } from './place-number.ts';
import { areMirrored, isMirrored, readMirrored } from './read-mirrored.ts';
import { FIELDS } from './thresholds.ts';

const { VALUE_GAP, NAME_GAP, BELOW, TILE_GAP, LINE_GAP, FEWEST_CELLS } = FIELDS.findFields;

export type { Field, LabelSpan, ValueBelow } from './field.ts';

export function findFields(lines: readonly TokenLine[]): Field[] {
  const labelled = lines.map((line, at) => {
    const printed = findLabels(line);
    const isPart = (label: LabelSpan) => datesBalance(line, label, printed) || endsMoneyLabel(line, label, printed);
    const isOthers = (label: LabelSpan) => BALANCES.has(label.label) && isOfRewards(lines, at, label);
    return { line, labels: printed.filter((label) => !isPart(label) && !isOthers(label)) };
  });
  const mirrored = areMirrored(labelled);
  const fields = labelled.flatMap(({ line, labels }, at) =>
    labels.map((label, order) =>
      mirrored && isMirrored(line, label)
        ? readMirrored(line, label, labels[order - 1]?.to ?? 0)
        : readField(
            lines,
            at,
            label,
            labels.slice(order + 1).find((next) => next.from >= label.to && endsValue(line, label, next))?.from ??
              line.words.length,
          ),
    ),
  );
  return [...fields, ...findStacked(lines)];
}

/** A phrase that names both ("opening balance") is a deposit account's; only the other words are a card's own. */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  previousBalance: ['openingBalance', 'broughtForward'],
  newBalance: ['closingBalance', 'carriedForward'],
};

/** Label phrases of a line; the words of one segment are matched together, so a phrase never crosses a column gap. */
function findLabels(line: TokenLine): LabelSpan[] {
  if (isOfMarks(line)) return [];
  const tokens = [...line.dates, ...line.money.filter(({ marker }) => marker !== null)];
  const isOfToken = ({ from, to }: LabelSpan) => tokens.some((token) => from >= token.from && to <= token.to);
  const isMonth = ({ from, to }: LabelSpan) =>
    isYear(line.words[to]?.text ?? '') && monthReadings(line.words[from]!.text).length > 0;
  // "30 Apr 2023" and "Apr 2023" hold no annual percentage rate, "958,22 Bij" no total of what came in
  const isNone = (label: LabelSpan) => isOfToken(label) || isMonth(label);
  const printed = splitSegments(line.words).flatMap((segment) => labelsOf(segment).filter((label) => !isNone(label)));
  const labels = joinTranslated(line, addSpacedLabels(line, printed));
  return labels.map((label) => ({ ...label, to: endOfLabel(label, line) }));
}

const ACCOUNT_WORD = /(?:account|konto|cuenta|compte|conto|conta|rekening)$/;
const NUMBER_WORD = /^(?:number|no|nr|nummer|numero|num)$/;

/** "C.U.I.T.": of "S.A. - C.U.I.T." the letters in the middle name no account ("A/C"), nor do those of the codes "acct_1Q9x", "ACCT-1234" and "53/6290017/M", that of "M-04471-001" addresses nobody, and "OCR-nummer" is another number. */
const INITIALS =
  /^(?:(?:\p{L}\.){2,}|\d.*\/\p{L}$|\p{L}{1,4}-\d|\p{L}{2,6}_(?=\S*\d)|(?!(?:[Kk]onto|[Kk]arten?|[Rr]ekening|IBAN)-)\p{L}+-[Nn]umm?er)/u;

function labelsOf(segment: TextSegment): LabelSpan[] {
  const { tokens, origin } = normaliseWords(segment.words);
  const cutsInitials = (at: number) =>
    at > 0 && origin[at] === origin[at - 1] && INITIALS.test(segment.words[origin[at]!]!.text);
  const matches = matchPhrases(tokens).filter(({ start, end }) => !cutsInitials(start) && !cutsInitials(end));
  const labels = [
    ...matches.filter((match) => match.kind === 'label'),
    // "Cheque Account Number"
    ...matches
      .filter(
        ({ kind, end }) =>
          kind === 'accountType' && ACCOUNT_WORD.test(tokens[end - 1]!) && NUMBER_WORD.test(tokens[end] ?? ''),
      )
      .map(({ start, end }) => ({ value: 'accountNumber', start, end: end + 1 })),
  ];
  const names = (match: { start: number }) =>
    labels.filter((other) => other.start === match.start).map((other) => other.value as string);
  return labels
    .filter(
      (match, index) =>
        labels.findIndex((other) => other.start === match.start && other.value === match.value) === index,
    )
    .filter((match) => !names(match).some((name) => TWINS[match.value]?.includes(name)))
    .map((match) => ({
      label: match.value,
      from: segment.from + origin[match.start]!,
      to: segment.from + origin[match.end - 1]! + 1,
    }));
}

/** "Deposits (22)  63,581.41": a number of rows in brackets stands between the label and its value. */
export const PRINTED_COUNT = /^\(\d{1,5}\)$/;
/** "Deposits(22)": with no space before it, it is part of the label's last word. */
const GLUED_COUNT = /\p{L}\((\d{1,5})\)$/u;

/** The value of a label on line `at` of `lines`; its words end before word `until`. */
export function readField(lines: readonly TokenLine[], at: number, label: LabelSpan, until: number): Field {
  const { words } = lines[at]!;
  const [last, word] = [words[label.to - 1]!, words[label.to]];
  const glued = GLUED_COUNT.exec(last.text)?.[1];
  if (glued !== undefined) return counted(readValue(lines, at, label, until), label, last, Number(glued));
  const isCounted = word !== undefined && PRINTED_COUNT.test(word.text) && label.to < until;
  const behind = isCounted ? readValue(lines, at, { ...label, to: label.to + 1 }, until) : null;
  if (!isCounted || behind === null || behind.money.length === 0) return readValue(lines, at, label, until);
  return counted(behind, label, word, Number(word.text.slice(1, -1)));
}

function counted(field: Field, { to }: LabelSpan, word: Word, value: number): Field {
  return field.money.length === 0 ? field : { ...field, to, count: { word, value } };
}

function readValue(lines: readonly TokenLine[], at: number, label: LabelSpan, until: number): Field {
  const line = lines[at]!;
  const box = unionBox(line.words.slice(label.from, label.to).map((word) => word.box));
  const last = Math.max(label.to, until <= label.from ? line.words.length : until);
  const end = endOfCell(lines, at, label, endAtMark(line, label, last), box);
  const words = line.words.slice(label.to, end);
  const right = firstSegment(words);
  const base = { label: label.label, line, from: label.from, to: label.to, box, below: null, count: null };
  const inRange = (token: { from: number; to: number }) => token.from >= label.to && token.to <= end;
  // another heading, or the second line of one, may stand beside it
  const cell = right === null ? end : label.to + right.to;
  const isOwn = (token: MoneyToken) => inRange(token) && (token.strong || token.from < cell);
  const money = line.money.filter((token) => isOwn(token) && !isRate(line, token));
  const dates = line.dates.filter(inRange);
  const beside = right === null ? '' : right.text.replace(/^(?:[\s:：.#\-–"„“]|\([-+−–=]\))+/, '').trim();
  const text = [textInLabel(line, label), beside].filter((part) => part !== '').join(' ');
  const isHeading = money.length === 0 && MONEY_LABELS.has(label.label) && isUnit(line, label.to, cell);
  if ((text !== '' && !isHeading) || money.length > 0) {
    const isDated = () => DATED.has(label.label) && (label.to - label.from > 1 || listsParticulars(line));
    const isHeaded =
      label.label === 'minimumPayment'
        ? money.length === 0
        : label.label === 'accountHolder' || ((HEADED.has(label.label) || isDated()) && !DIGIT.test(text));
    const below = isHeaded ? valueBelow(lines, at, box, label.label) : null;
    return { ...base, money, dates, text, textBox: right?.box ?? box, textLine: line, below };
  }
  if (endsSentence(line, label)) return { ...base, money, dates, text, textBox: right?.box ?? null, textLine: line };
  const before = (isHeading && text !== '') || NO_MONEY.has(label.label) ? null : moneyBefore(line, label);
  if (before !== null)
    return { ...base, money: [before], dates: [], text: before.text, textBox: before.box, textLine: line };
  const found = isHeading
    ? findMoneyBelow(lines, at, unionBox(line.words.slice(label.from, cell).map((word) => word.box)))
    : placeNumber(lines, at, label.label, box, findBesideTwin(lines, at, label, box));
  const isOthers =
    found !== null && isHeading && (isNamedBelow(lines, box, found) || headsColumn(lines, line, label, found));
  const below = isOthers ? null : found;
  const above = isHeading && (below === null || !hasMoney(below)) ? findAbove(lines, at, box) : null;
  if (above !== null) {
    const { segment, line: textLine } = above;
    return { ...base, money: [above.money], dates: [], text: segment.text, textBox: segment.box, textLine };
  }
  if (below === null) return { ...base, money, dates, text, textBox: right?.box ?? null, textLine: line };
  const within = (token: { from: number; to: number }) =>
    token.from >= below.segment.from && token.to <= below.segment.to;
  const figures = below.line.money.filter((token) => within(token) && !isRate(below.line, token));
  const under = figures.filter((token) => overlapX(token.box, box) > 0);
  return {
    ...base,
    // figures a space apart stand below a name each
    money: under.length > 0 ? under : figures,
    dates: isHeading && dates.length > 0 ? dates : (below.days ?? below.line.dates.filter(within)),
    text: below.segment.text,
    textBox: below.segment.box,
    textLine: below.line,
  };
}

/** "New balance as of 05/16/25:   Payments   -$904.51": what the next cell names is its own, where the label has a figure below. */
function endOfCell(lines: readonly TokenLine[], at: number, label: LabelSpan, end: number, box: Box): number {
  const line = lines[at]!;
  if (!MONEY_LABELS.has(label.label) || end === label.to) return end;
  const isClosed = line.words[label.to - 1]!.text.endsWith(':');
  const name = splitSegments(line.words.slice(label.to, end), VALUE_GAP).find(
    ({ from, text }) => (from > 0 || isClosed || headsFigures(lines, at, label.to, box)) && NAME_OF_FIGURE.test(text),
  );
  const until = label.to + (name?.from ?? 0);
  if (name === undefined || line.money.some(({ from, to }) => from >= label.to && to <= until)) return end;
  const below = findMoneyBelow(lines, at, box);
  return below !== null && hasMoney(below) ? until : end;
}

/** "- Payments" and "(=) Total" of a sum as well, and "Payments (0)" with the number of its rows. */
const NAME_OF_FIGURE = /^(?:\(?[-+−–－＋=]\)?\s?)?(?:\p{L}{4}|\p{Script=Han}{2})[^\d]*?(?:\(\d{1,5}\))?$/u;

/** "Previous balance     Purchases     New balance" over a row of figures: each cell is the name of its own, and names of adjoining columns come close. */
function headsFigures(lines: readonly TokenLine[], at: number, to: number, box: Box): boolean {
  const next = splitSegments(lines[at]!.words, NAME_GAP).find(({ from }) => from === to);
  // "Pagamentos" goes on with "recebidos"
  const isOver = (cell: Box, from = at): boolean => {
    const below = findMoneyBelow(lines, from, cell);
    if (below === null || hasMoney(below)) return below !== null;
    return !DIGIT.test(below.segment.text) && isOver(below.segment.box, lines.indexOf(below.line));
  };
  return next !== undefined && isOver(box) && isOver(next.box);
}

/** "1 EUR = 1.95583 BGN" */
function isRate({ words }: TokenLine, { to }: MoneyToken): boolean {
  return words[to]?.text === '=';
}

function hasMoney({ line, segment }: { readonly line: TokenLine; readonly segment: TextSegment }): boolean {
  return line.money.some(({ from, to }) => from >= segment.from && to <= segment.to);
}

const NO_MONEY: ReadonlySet<string> = new Set(['accountNumber', 'iban', 'accountHolder', 'statementDate', 'period']);
/** "on May 21, 2025", and no figure. */
function isDay({ line, segment: { from, to } }: ValueCell): boolean {
  return line.dates.some((date) => date.from >= from && date.to <= to) && isUnit(line, from, to);
}

/**
 * The amount may stand in a cell of its own right of its currency: "EUR          + 4.246,06". Between heading and amount may
 * stand the `day` of the balance:
 *
 *   Opening balance ($)
 *     on May 21, 2025
 *              944.11
 */
function findMoneyBelow(lines: readonly TokenLine[], at: number, heading: Box): ValueCell | null {
  const found = findBelow(lines, at, heading);
  if (found !== null && goesOnBelow(lines[at]!, heading, found))
    return findBelow(lines, lines.indexOf(found.line), unionBox([heading, found.segment.box]));
  if (found !== null && isDay(found)) {
    const { line, segment } = found;
    const figure = findBelow(lines, lines.indexOf(line), unionBox([heading, segment.box]));
    const days = line.dates.filter(({ from, to }) => from >= segment.from && to <= segment.to);
    if (figure !== null && hasMoney(figure)) return { ...figure, days };
  }
  if (found === null || !UNIT.test(found.segment.text)) return found;
  const next = splitSegments(found.line.words).find(({ from }) => from === found.segment.to);
  const isAmount = found.line.money.some(({ from, to }) => next !== undefined && from >= next.from && to <= next.to);
  return next !== undefined && isAmount ? { ...found, segment: next } : found;
}

/** Fields that stand in rows of headings, the values below. */
const HEADED: ReadonlySet<string> = new Set(['accountNumber', 'iban', 'accountHolder']);
/** One word alone heads a column of dates, unless it stands among the particulars of the account. */
const DATED: ReadonlySet<string> = new Set(['statementDate', 'period']);
const DIGIT = /\d/;

/** "Account number   Kind of account   Date   Page" */
function listsParticulars(line: TokenLine): boolean {
  const labels = new Set(findLabels(line).map(({ label }) => label));
  return labels.has('accountType') && labels.has('accountNumber');
}

/** "戶名：林小明": the value begins within the last word of the label. */
function textInLabel(line: TokenLine, { to, label }: LabelSpan): string {
  if (!HEADED.has(label)) return '';
  return /^[^:：]+[:：]([^:：]+)$/.exec(line.words[to - 1]!.text)?.[1] ?? '';
}

function valueBelow(lines: readonly TokenLine[], at: number, box: Box, label: string): ValueBelow | null {
  const found = placeNumber(lines, at, label, box, findBelow(lines, at, box));
  return found === null ? null : { text: found.segment.text, textBox: found.segment.box, textLine: found.line };
}

/** Below a label, level with it by half, or with the gap between "ACCOUNT NO" and, below it, "NO. AKAUN". */
function findBesideTwin(lines: readonly TokenLine[], at: number, { label }: LabelSpan, box: Box): ValueCell | null {
  const level = label === 'accountNumber' ? findLevel(lines, at, box) : null;
  if (level !== null) return { ...level, days: null };
  const below = findBelow(lines, at, box);
  const isTwin = ({ segment }: ValueCell) =>
    labelsOf(segment).some((own) => own.label === label && own.from === segment.from && own.to === segment.to);
  if (below === null || !isTwin(below)) return below;
  for (const line of lines.slice(at + 1, lines.indexOf(below.line))) {
    const segment = splitSegments(line.words).find((part) => part.box[0] > box[2]);
    if (segment !== undefined) return { line, segment, days: null };
  }
  return below;
}

function findBelow(lines: readonly TokenLine[], at: number, label: Box): ValueCell | null {
  const line = lines[at]!;
  // the last line of the names, of which others may have one more
  let foot = line;
  for (let next = at + 1; next < Math.min(lines.length, at + 4); next++) {
    const candidate = lines[next]!;
    const isNear = candidate.box[1] - line.box[3] <= line.heightPt * (standOver(line, candidate) ? TILE_GAP : BELOW);
    const isUnderNames = candidate.box[1] - foot.box[3] <= line.heightPt * BELOW && hasSureAmount(candidate);
    if (candidate.pageNumber !== line.pageNumber || !(isNear || isUnderNames)) return null;
    const parts = splitSegments(candidate.words);
    const segment = parts.find((part) => overlapX(part.box, label) > 0) ?? inCellOf(label, line, candidate, parts);
    if (segment !== undefined) return { line: candidate, segment, days: null };
    const isOfNames = candidate.money.length === 0 && candidate.box[1] - foot.box[3] <= line.heightPt * LINE_GAP;
    if (isOfNames) foot = candidate;
  }
  return null;
}

/**
 * A row of cells has a name at the left of each and its amount at the right:
 *
 *   SALDO ANTERIOR             DEPOSITOS (4)              SALDO ACTUAL
 *                    841.32              1,567.31                 704.79
 */
function inCellOf(
  label: Box,
  { words }: TokenLine,
  { money }: TokenLine,
  amounts: readonly TextSegment[],
): TextSegment | undefined {
  const names = splitSegments(words);
  const isNamed = names.length >= FEWEST_CELLS || (names.length > 1 && names.every(namesMoney));
  if (!isNamed || names.length !== amounts.length || money.length !== amounts.length) return undefined;
  const isRow = names.every(({ box }, at) => {
    const [amount, next] = [amounts[at]!.box, names[at + 1]?.box[0] ?? Infinity];
    return amount[0] > box[0] && amount[2] < next;
  });
  return isRow ? amounts[names.findIndex(({ box }) => overlapX(box, label) > 0)] : undefined;
}

function namesMoney(cell: TextSegment): boolean {
  return labelsOf(cell).some(({ label, from }) => from === cell.from && MONEY_LABELS.has(label));
}
