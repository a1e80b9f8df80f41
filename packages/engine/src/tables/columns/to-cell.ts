/** A name above a column → the cell of a header: the roles and currencies that it may mean. */
import { currencyOf } from '../../knowledge/currencies.ts';
import { rememberByText } from '../../knowledge/remember-by-text.ts';
import type { ColumnRole, HeaderCell } from '../../lines/reading.ts';
import { DATE_ROLES } from '../date-roles.ts';
import { areOfText, areTexts, rolesOf } from './name-roles.ts';
import { BESIDE_MONEY, MONEY_ROLES } from './score-header.ts';
import type { Piece } from './stack-pieces.ts';

export function toCell({ text, box, names, stacked }: Piece): HeaderCell {
  const named = rolesOf(text);
  const own = named.length > 0 || stacked === undefined ? named : rolesOfAlternatives(stacked);
  const both = own.length > 0 || stacked === undefined ? [] : rolesOfBoth(stacked);
  const told = [both, own].find((roles) => roles.length > 0) ?? (stacked === undefined ? [] : rolesOfSide(stacked));
  const cell: HeaderCell = { text, box, roles: told, currencies: currenciesOf(text) };
  if (both.length > 0) return { ...cell, isStacked: true };
  return names === undefined ? cell : { ...cell, names: names.map(toName) };
}

/**
 * "Retiro/" over "Cargo", "Referencia/" over "Serial": the stroke says that both name the same. Amounts have one name in two
 * languages without it: "Số dư" over "Balance", "Số tiền ghi" over "nợ" over "Debit".
 */
function rolesOfAlternatives(stacked: readonly string[]): readonly ColumnRole[] {
  const isParted = stacked.slice(0, -1).every((text) => text.endsWith('/'));
  const names = (isParted ? stacked : joinLines(stacked)).map(rolesOf).filter((roles) => !isParted || roles.length > 0);
  const [first, ...others] = names;
  const isSame = first !== undefined && others.every(([role]) => role === first[0]);
  return isSame && (isParted || MONEY_ROLES.has(first[0]!)) ? first : [];
}

/** A name goes on below while the lines together are one. */
function joinLines([first = '', ...others]: readonly string[]): readonly string[] {
  const names = [first];
  for (const text of others) {
    const joined = `${names.at(-1)} ${text}`;
    if (rolesOf(names.at(-1)!).length === 0 || rolesOf(joined).length > 0) names[names.length - 1] = joined;
    else names.push(text);
  }
  return names;
}

/** "Ausgang" over "Eingang", "Buchungstag" over "Valuta": each row has two lines, and amounts of both directions in one column. */
function rolesOfBoth(stacked: readonly string[]): readonly ColumnRole[] {
  const roles = stacked.map((text) => rolesOf(text)[0]);
  const [upper, lower, ...others] = roles;
  if (upper === undefined || lower === undefined) return [];
  const isDated = countOf(DATE_ROLES, [upper, lower]);
  if (others.length > 0 && !(isDated === 2 && areOfText(others))) return rolesOfMany(roles);
  // of two days below each other the upper one books, unless it is that of the purchase above the day of booking
  if (isDated === 2) return upper === 'transactionDate' && lower === 'date' ? ['transactionDate'] : ['date'];
  // a fee stands above its amount
  if (upper === 'ignored' && lower !== 'balance' && isDated === 0) return [lower];
  if (countOf(MONEY_ROLES, [upper, lower]) === 0) return isDated === 1 ? [] : [upper];
  return [upper, lower].toSorted().join(' ') === 'credit debit' ? ['amount'] : [];
}

/** A name that nobody knows over both sides, "Promet" over "v breme" and "v dobro", may be printed above the first of them alone. */
function rolesOfSide(stacked: readonly string[]): readonly ColumnRole[] {
  const below = rolesOf(stacked.at(-1)!);
  const isKnown = stacked.slice(0, -1).some((text) => rolesOf(text).length > 0);
  return !isKnown && (below[0] === 'debit' || below[0] === 'credit') ? below : [];
}

/** Three names and more of one text, of several references, or of an original amount among fees and rates. */
function rolesOfMany(roles: readonly (ColumnRole | undefined)[]): readonly ColumnRole[] {
  if (areTexts(roles)) return ['description'];
  const [first, ...others] = roles.filter((role) => role !== 'ignored' && role !== 'exchangeRate');
  const isOne = first === 'reference' || first === 'originalAmount';
  return isOne && others.every((role) => role === first) ? [first] : [];
}

function countOf(wanted: ReadonlySet<ColumnRole>, roles: readonly ColumnRole[]): number {
  return roles.filter((role) => wanted.has(role)).length;
}

/** Behind an amount "Valuta" is its currency, behind a date another one. */
function toName(piece: Piece, index: number, [first]: readonly Piece[]): HeaderCell {
  const cell = toCell(piece);
  const isDated = rolesOf(first!.text).some((role) => DATE_ROLES.has(role));
  const mayFollow = (role: ColumnRole) => role === 'description' || (isDated ? DATE_ROLES : BESIDE_MONEY).has(role);
  return index === 0 ? cell : { ...cell, roles: cell.roles.filter(mayFollow) };
}

/** A header is printed on every page. */
const currenciesOf = rememberByText((text): readonly string[] => {
  const inBrackets = /\(([^)]{1,4})\)/.exec(text)?.[1];
  const words = [...text.split(/\s+/), ...text.split(/[\s()/]+/)];
  const hints = [inBrackets, ...words, ...words.flatMap(listFronts)].filter(
    (hint) => hint !== undefined && hint !== '',
  );
  return hints.map((hint) => currencyOf(hint!)).find((found) => found.length > 0) ?? [];
});

/** "新臺幣金額": without spaces the name of a currency is the front of another word. */
function listFronts(word: string): readonly string[] {
  return DENSE.test(word) ? CURRENCY_LENGTHS.map((length) => word.slice(0, length)) : [];
}

const DENSE = /^\p{Script=Han}{4}/u;
const CURRENCY_LENGTHS = [3, 2];
