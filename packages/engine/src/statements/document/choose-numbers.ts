/**
 * The account number of each statement of a document. What only one of them prints is its own; what several print stands in the
 * furniture of the pages, and is the first one's where accounts differ:
 *
 *   Primary account: 388550524      ← on every page
 *   CHASE SAVINGS   Account number: 3227164676
 *
 * A statement that prints no number has the document's. Known weakness: an account of its own without a number gets it, too.
 */

import type { Field } from '../../fields/find-fields.ts';
import type { Found } from '../../fields/found.ts';
import {
  findAccountNumbers,
  findBareNumber,
  findMobileNumber,
  findNumberBesideName,
} from '../../fields/read-account.ts';
import type { TokenLine } from '../../lines/reading.ts';

interface Part {
  readonly fields: readonly Field[];
  readonly lines: readonly TokenLine[];
}

/** Strongest first. */
export function listNumbers(fields: readonly Field[], lines: readonly TokenLine[]): Found<string>[] {
  const unlabelled = [findNumberBesideName(lines), findBareNumber(lines), findMobileNumber(lines)].filter(
    (found) => found !== null,
  );
  return [...findAccountNumbers(fields), ...unlabelled];
}

export function chooseNumbers(parts: readonly Part[], ofDocument: Found<string> | null): (Found<string> | null)[] {
  const listed = parts.map(({ fields, lines }) => listNumbers(fields, lines));
  const holders = new Map<string, number>();
  for (const own of listed)
    for (const number of new Set(own.map(compact))) holders.set(number, (holders.get(number) ?? 0) + 1);
  return listed.map((own) => own.find((found) => holders.get(compact(found)) === 1) ?? own[0] ?? ofDocument);
}

function compact({ value }: Found<string>): string {
  return value.replace(/[^\p{L}\d]/gu, '');
}
