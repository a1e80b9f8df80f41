/**
 * The holder in front of the last figures of the card: "BEATRIZ N SOUZA cartão final 9043", "RAFAELA MOURA (final 9264)"; or in
 * front of its number on a later page, where the first page prints the same name behind other words:
 *
 *   Cash Rewards Card JUNE LINDGREN
 *   JUNE LINDGREN | Account # XXXX XXXX XXXX 1960       ← page 2
 *
 * Weakness: of several cards the first is taken for that of the account.
 */
import type { TokenLine } from '../lines/reading.ts';
import { countBefore, splitSegments, type TextSegment, textOf, toSegment } from '../lines/segments.ts';
import { findBareNumber } from './find-bare-number.ts';
import { findCardOfHolder } from './find-card-of-holder.ts';
import type { Field } from './find-fields.ts';
import { type Found, foundIn } from './found.ts';
import { isInitial } from './is-of-name.ts';
import { isPersonal, isPlainName } from './name-like.ts';

export function findCardholder(fields: readonly Field[], lines: readonly TokenLine[]): Found<string> | null {
  for (const { label, text, line, from } of fields) {
    if (label !== 'accountNumber' || !LAST_FIGURES.test(text)) continue;
    // "Activity for RACHEL E WHITCOMB card ending in 6748"
    const labels = fields.filter((other) => other.line === line && other.to <= from && !isInitial(line, other));
    const start = Math.max(from - countBefore(line.words, from), ...labels.map(({ to }) => to));
    const name = start < from ? toHolder(line, toSegment(line.words, start, from)) : null;
    if (name !== null) return name;
  }
  const labelled = fields.filter(({ label }) => label === 'accountNumber').map(({ text }) => text);
  return (
    findBeforeBracket(lines, [findBareNumber(lines)?.value ?? '', ...labelled]) ??
    findOverleaf(fields, lines) ??
    findCardOfHolder(lines)?.holder ??
    null
  );
}

/** What stands in front of other words on the first page may be the name of the bank. */
function findOverleaf(fields: readonly Field[], lines: readonly TokenLine[]): Found<string> | null {
  const first = lines.filter(({ pageNumber }) => pageNumber === lines[0]!.pageNumber);
  for (const { label, line, from } of fields) {
    if (label !== 'accountNumber' || line.pageNumber === first[0]?.pageNumber) continue;
    const cell = splitSegments(line.words).find(({ to }) => to === from);
    const name = cell === undefined ? null : toHolder(line, cell);
    const isBehind = ({ words }: TokenLine) => words.length > 0 && textOf(words).endsWith(` ${name?.value}`);
    if (name !== null && first.some(isBehind)) return name;
  }
  return null;
}

const LAST_FIGURES = /^\d{4,5}$/;

/** The figures in brackets are those that one of the `numbers` ends in. */
function findBeforeBracket(lines: readonly TokenLine[], numbers: readonly string[]): Found<string> | null {
  for (const line of lines)
    for (const cell of splitSegments(line.words)) {
      const at = cell.words.findIndex(({ text }) => text.startsWith('('));
      const figures = at < 1 ? undefined : IN_BRACKETS.exec(cell.text)?.[1];
      const name =
        figures !== undefined && numbers.some((number) => number.endsWith(figures))
          ? toHolder(line, toSegment(line.words, cell.from, cell.from + at))
          : null;
      if (name !== null) return name;
    }
  return null;
}

const IN_BRACKETS = /\((?:[^\s()\d]+ ){0,2}(\d{4,5})\)$/;

function toHolder(line: TokenLine, cell: TextSegment): Found<string> | null {
  const { words, text } = cell;
  return words.length > 1 && isPersonal(text) && isPlainName(text) ? foundIn(line, cell) : null;
}
