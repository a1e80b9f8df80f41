/** The lines of an overview of accounts: each names one of them, with its number and its balance. */
import { digitsOf } from '../knowledge/letters.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments, textOf } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import { findNamedNumber } from './find-named-number.ts';
import { FIELDS } from './thresholds.ts';

const { HEAD_LINES } = FIELDS.weighAccountType;

/**
 * Each line of an overview says what one of several accounts is: "CONTA POUPANÇA N. 86720570131     8 521.13". Its number stands
 * again over the list of that account.
 */
export function listOthers(lines: readonly TokenLine[]): readonly TokenLine[] {
  const listed = lines.slice(0, HEAD_LINES).flatMap((line) => {
    const [name, ...others] = splitSegments(line.words);
    const text = others.length > 0 && hasSureAmount(line) ? name!.text : '';
    const number = findNamedNumber(text)?.text ?? NUMBER_AT_END.exec(text)?.[0];
    return number === undefined ? [] : [{ line, number: digitsOf(number) }];
  });
  if (listed.length < 2) return [];
  const isElsewhere = (own: TokenLine, number: string) =>
    lines.some((line) => line !== own && digitsOf(textOf(line.words)).includes(number));
  return listed.filter(({ line, number }) => !isElsewhere(line, number)).map(({ line }) => line);
}

const NUMBER_AT_END = /(?<= )\d(?:[.-]?\d){9,}$/;
