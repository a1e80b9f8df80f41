/** The holder in front of a tax number, on the same line. */
import { normalWords } from '../knowledge/normalise-label.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import { type Found, foundIn } from './found.ts';
import { isHonorific, isPersonal } from './name-like.ts';
import { isTaxNumber } from './tax-number.ts';

/** "JOSÉ GUIMARÃES CPF/CNPJ ***.108.279-**", "SOTO MELLA RODRIGO 17.884.201-K" */
export function findBeforeTaxNumber(lines: readonly TokenLine[]): Found<string> | null {
  for (const line of lines) {
    const at = line.words.findIndex(({ text }) => isTaxNumber(text));
    const segment = splitSegments(line.words.slice(0, Math.max(at, 0)))[0];
    const name = withoutLogo(segment?.text.replace(/[\s|,·•–-]+$/, '') ?? '');
    if (segment !== undefined && isPersonal(name)) return foundIn(line, segment, name);
  }
  return null;
}

/** "Itaú MARIANA LOPES FREITAS": a word in another case than the name is the sign of the bank. */
function withoutLogo(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const isName = rest.length > 1 && rest.every((word) => word === word.toUpperCase());
  return isName && first !== first.toUpperCase() && !isHonorific(normalWords(first).join(' ')) ? rest.join(' ') : text;
}
