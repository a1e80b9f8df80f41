/** A trace without anything that the statement says: what a customer can send when a statement is read wrongly. */
import type { RankedSigns, Trace, TracedPage } from './trace.ts';

/**
 * Replaces letters by `x` and figures by `9`. Boxes, marks, counts and the shape of each word stay:
 *
 *   "03/04 Rent Smith  1,250.00"   →   "99/99 xxxx xxxxx  9,999.99"
 */
export function maskTrace({ pages, readings }: Trace): Trace {
  return {
    pages: pages.map(maskPage),
    readings: readings.map(({ statements, ...reading }) => ({
      ...reading,
      statements: statements.map((statement) => ({ ...statement, readings: statement.readings.map(maskSigns) })),
    })),
  };
}

/** `null` stays: nothing is printed there. */
function mask<T extends string | null>(text: T): T | string {
  return text === null ? text : text.replace(/[\p{L}\p{M}]/gu, 'x').replace(/\p{N}/gu, '9');
}

function maskPage({ words, tokens, ...page }: TracedPage): TracedPage {
  return {
    ...page,
    words: words.map((word) => ({ ...word, text: mask(word.text), recognised: mask(word.recognised) })),
    tokens: tokens.map((token) => ({ ...token, text: mask(token.text), readings: token.readings.map(mask) })),
  };
}

function maskSigns(signs: RankedSigns): RankedSigns {
  return { ...signs, opening: mask(signs.opening), closing: mask(signs.closing) };
}
