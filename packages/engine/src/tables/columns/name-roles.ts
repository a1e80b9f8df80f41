/** The name of a column → its possible meanings, likeliest first; empty for a name that no language knows. */
import { splitAtAnd } from '../../knowledge/and-words.ts';
import { currencyOf } from '../../knowledge/currencies.ts';
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import { mentions } from '../../knowledge/mentions.ts';
import { rememberByText } from '../../knowledge/remember-by-text.ts';
import type { ColumnRole } from '../../lines/reading.ts';

export const rolesOf = rememberByText((text): readonly ColumnRole[] => {
  // "in EUR" is the tail of a stacked header, not the English word for money in
  if (/^(?:in|en|em|w|v|i)\s+\S+$/i.test(text) && currencyOf(text).length > 0) return [];
  if (BOTH_SIGNS.test(text)) return SIGN;
  const roles: ColumnRole[] = [];
  const bare = text.replace(/\([^)]*\)/g, ' ');
  const meanings = lookupPhrase(text);
  for (const meaning of meanings.length > 0 || bare === text ? meanings : lookupPhrase(bare)) {
    if (meaning.kind !== 'column') continue;
    const role = ROLE_OF[meaning.value] ?? (meaning.value as ColumnRole);
    if (!roles.includes(role)) roles.push(role);
  }
  if (roles.length > 0) return roles;
  const unsigned = text.replace(SIGN_BEHIND, '');
  if (unsigned !== text) return rolesOf(unsigned);
  const listed = rolesOfListed(text);
  if (listed.length > 0) return listed;
  // "YTD Payments": what the year came to moves nothing, and is no balance
  return mentions(text, 'yearToDate') ? IGNORED : rolesInTwoScripts(text);
});

/** "Saldo US$" */
const SIGN_BEHIND = /(?<=\p{L}) \(?[A-Z]{1,3}\p{Sc}\)?$/u;
const IGNORED: readonly ColumnRole[] = ['ignored'];
const SIGN: readonly ColumnRole[] = ['sign'];
/** "+/-" over the signs of the amounts. */
const BOTH_SIGNS = /^(?:\+ ?\/? ?[-–−]|[-–−] ?\/ ?\+|±)$/;

/**
 * "Name / Account, Bank code / Description": the lines of one text below each other, each with a name that names no day and no
 * money.
 * "Amount/Currency": the amount. "Amount debited / Amount credited": amounts of both sides in one column.
 */
function rolesOfListed(text: string): readonly ColumnRole[] {
  if (!text.includes('/')) return rolesOfJoined(text);
  const listed = text.split(/[/,]/).map((name) => rolesOf(name.trim())[0]);
  if (areTexts(listed)) return DESCRIPTION;
  if (listed.length === 2 && SIDES.every((side) => listed.includes(side))) return AMOUNT;
  const [first = NO_ROLES, ...others] = text.split('/').map((name) => rolesOf(name.trim()));
  return others.every(([role]) => role === 'currency') ? first : NO_ROLES;
}

/** "Payee and details", "Saaja ja selitys": one text. */
function rolesOfJoined(text: string): readonly ColumnRole[] {
  const names = splitAtAnd(text);
  return names.length > 1 && areTexts(names.map((name) => rolesOf(name)[0])) ? DESCRIPTION : NO_ROLES;
}

/** The names are those of one text. */
export function areTexts(roles: readonly (ColumnRole | undefined)[]): boolean {
  return roles.includes('description') && areOfText(roles);
}

export function areOfText(roles: readonly (ColumnRole | undefined)[]): boolean {
  return roles.every((role) => TEXTS.has(role));
}

const AMOUNT: readonly ColumnRole[] = ['amount'];
const SIDES: readonly ColumnRole[] = ['debit', 'credit'];
const DESCRIPTION: readonly ColumnRole[] = ['description'];
const TEXTS: ReadonlySet<ColumnRole | undefined> = new Set(['description', 'reference', 'ignored']);

/** "交易金额 Amount": one name in two languages. What both say comes first. */
function rolesInTwoScripts(text: string): readonly ColumnRole[] {
  if (ASCII.test(text)) return NO_ROLES;
  const latin = text.match(LATIN)?.join(' ') ?? '';
  const other = text.replace(LATIN, ' ').trim();
  if (latin === '' || !HAS_LETTER.test(other)) return NO_ROLES;
  const [first, second] = [rolesOf(other), rolesOf(latin)];
  return [...new Set([...first.filter((role) => second.includes(role)), ...first, ...second])];
}

const NO_ROLES: readonly ColumnRole[] = [];
const ASCII = /^[\x20-\x7e]*$/;
const LATIN = /\p{Script=Latin}[\p{Script=Latin}\p{M}.'’-]*/gu;
const HAS_LETTER = /\p{L}/u;

const ROLE_OF: Readonly<Record<string, ColumnRole>> = { postingDate: 'date', type: 'ignored' };

/** "(Value Date)   Cheque No.   Type": several names, each of a column; "No.   No." goes on with those of a grid. */
export function areNames(pieces: readonly { readonly text: string }[]): boolean {
  return new Set(pieces.map(({ text }) => text)).size > 1 && pieces.every(({ text }) => rolesOf(text).length > 0);
}

/** The words of a line without gaps are a sentence, or a field with its name: "CONCEPTO: CUOTA" heads no columns. */
export function isSaid(text: string): boolean {
  return (text.endsWith('.') && SENTENCE.test(text)) || FIELD.test(text);
}

/** Five letters and a full stop close a sentence; names of columns are shortened to fewer. */
const SENTENCE = /\s.*\p{L}{5}\.$/u;
const FIELD = /^[^:]+: [^:]+$/;
