/**
 * The other side of a booking, where the page prints it apart: in a column of its own, behind a label or a tag, in the
 * fields of a payment scheme, or behind a payment and its preposition. `null` where the name or its end is not sure.
 *
 *   Naam: J de Vries Omschrijving: huur          → J de Vries
 *   UPI/DR/503412345678/RAVI TEJA/SBIN/ravi@sbi  → RAVI TEJA
 *   Faster payment from ACME LTD Ref 4471        → ACME LTD
 *
 * Known weakness: a name in capitals runs on into a note behind it, unless digits or a label end it.
 */
import {
  LONGEST_COUNTERPARTY_LABEL,
  labelsCounterparty,
  PAYMENT_WITH_NAME,
} from '../../knowledge/counterparty-words.ts';
import { lookupPhrase, matchPhrases } from '../../knowledge/lexicon.ts';
import { foldText, normaliseLabel, normalWords } from '../../knowledge/normalise-label.ts';
import { namesBank } from '../../knowledge/title-words.ts';
import { findKind } from '../../knowledge/transaction-kinds.ts';
import { STATEMENTS } from '../thresholds.ts';

const { LONGEST_NAME, MOST_WORDS } = STATEMENTS.findCounterparty;

export interface PrintedBooking {
  /** The text in the counterparty's column. */
  readonly printed: string | null;
  readonly description: string;
  /** The account's own, who is never the other side. */
  readonly holder: string | null;
  /** The lines of the booking; a name that nothing else ends, ends with its line. */
  readonly lines: () => readonly string[];
}

export function findCounterparty({ printed, description, holder, lines }: PrintedBooking): string | null {
  const found =
    printed !== null
      ? withoutIban(printed)
      : (inTags(description) ??
        inScheme(description) ??
        behindLabel(description, lines) ??
        behindPayment(description, lines));
  return found !== null && isName(found, holder) ? found : null;
}

function isName(text: string, holder: string | null): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (text.length > LONGEST_NAME || letters.length < (DENSE.test(letters) ? 1 : 2)) return false;
  if (holder !== null && foldText(text) === foldText(holder)) return false;
  // "PAGO DE NOMINA", "Naam: overschrijving": a word for the payment itself
  return lookupPhrase(text).length === 0 && (text.includes(' ') || findKind(text) === null);
}

const IBAN = /(?:^|\s)[A-Z]{2}\d{2}(?:[A-Z0-9]{11,30}|(?: [A-Z0-9]{4}){2,7}(?: (?=\w*\d)[A-Z0-9]{1,3})?)(?=\s|$)/;

function withoutIban(text: string): string {
  return text.replace(IBAN, '').trim();
}

const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** SEPA: "/TRTP/SEPA OVERBOEKING/IBAN/NL91…/NAME/J DE VRIES/REMI/HUUR". */
function inTags(text: string): string | null {
  return /\/NAME\/([^/]+)(?:\/|$)/.exec(text)?.[1]?.trim() ?? null;
}

const SCHEME = /(?:^|[\s-])(UPI|NEFT|RTGS|IMPS)(?: ?[CD]R| (?:IN|OUT))?([-/*])/;
const WAY = /^(?:DR|CR|P2A|P2M|P2P|C|D|IN|OUT)$/;
const NUMBERED = /\d{4}/;
/** A code of a branch stands in front of the name; "SBIN" alone stands behind it. */
const BRANCH_CODE = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const BANK_CODE = /^[A-Z]{4}$/;

/**
 * India's narratives list fields in an order that each bank chooses. The name is the first field of words behind the way, the
 * bank's code or the number; behind a number alone a purpose may stand instead, so then the bank must follow it.
 */
function inScheme(text: string): string | null {
  const found = SCHEME.exec(text);
  if (found === null) return null;
  const fields = text
    .slice(found.index + found[0].length)
    .split(found[2]!)
    .map((field) => field.trim());
  const at = fields.findIndex((field) => !WAY.test(field) && !NUMBERED.test(field) && !BRANCH_CODE.test(field));
  const name = fields[at];
  if (name === undefined || name.includes('@') || namesBank(normalWords(name))) return null;
  const isUpi = found[1] === 'UPI';
  const isSaid = (isUpi && at === 0) || fields.slice(0, at).some((field) => WAY.test(field) || BRANCH_CODE.test(field));
  const next = fields[at + 1] ?? '';
  return isSaid || (!isUpi && (BANK_CODE.test(next) || namesBank(normalWords(next)))) ? name : null;
}

const LABEL_END = /(?<=[\p{L})])\s?[:：]\s*/gu;

/** The value ends where the next label begins, or its line does. */
function behindLabel(text: string, lines: () => readonly string[]): string | null {
  for (const colon of text.matchAll(LABEL_END)) {
    if (!isLabelled(text.slice(0, colon.index))) continue;
    const start = colon.index + colon[0].length;
    const next = NEXT_LABEL.exec(text.slice(start));
    const value =
      next === null ? endAtLine(text.slice(start), text, start, lines()) : text.slice(start, start + next.index);
    return value === null ? null : trimName(value);
  }
  return null;
}

/**
 * `name` opens the text behind `start`. A name that runs over the end of its line ends there, when the next word would have
 * stood on that line; when it would not, the line was full and nobody knows: `null`.
 */
function endAtLine(name: string, text: string, start: number, lines: readonly string[]): string | null {
  const cue = text.slice(0, start).trimEnd().split(' ').at(-1)!;
  const opening = `${cue} ${name.split(' ', 1)[0]!}`;
  const at = lines.findIndex((line) => line.includes(opening));
  if (at < 0) return name;
  const line = lines[at]!;
  const rest = line.slice(line.indexOf(opening) + cue.length + 1);
  let same = 0;
  while (same < name.length && name[same] === rest[same]) same++;
  if (same === name.length) return name;
  const own = at === 0 ? start + same : line.length;
  const next = name.slice(same).trim().split(' ', 1)[0]!;
  const widest = Math.max(...lines.slice(1).map(({ length }) => length));
  return own + 1 + next.length <= widest ? name.slice(0, same) : null;
}

/** The longest phrase in front of the colon counts, so that "Karte Nr. von:" is not "von:". */
function isLabelled(before: string): boolean {
  const all = before.split(/\s+/);
  const most = Math.min(LONGEST_COUNTERPARTY_LABEL, all.length);
  for (let count = most; count > 0; count--) {
    const label = all.slice(-count).join(' ');
    if (labelsCounterparty(normaliseLabel(label))) return count > 1 || isOwnWord(label, all.length);
  }
  return false;
}

/** Short words open a label in capitals, or the text; "paid de: …" inside a sentence is none. */
function isOwnWord(label: string, count: number): boolean {
  return count === 1 || !/^\p{Ll}/u.test(label);
}

/** One word and a colon; the names of some fields have more. */
const NEXT_LABEL =
  /\s(?:datum en tijd|valuta datum|machtiging id|incassant id|kenmerk machtiging|rachunek odb|numer rachunku|end to end|mandat|mandaat|gläubiger-id|\p{L}[\p{L}./-]*)\.?\s?[:：]|\s(?:IBAN|BIC|SWIFT|EREF|MREF|CRED|SVWZ|KREF)\b|\s\/[A-Z]{3,4}\//iu;

/** "0711 998 002 - ", "- 07******139 ", "X7687 " */
const NUMBER_BEFORE = /^(?:-\s)?(?:[\d*+ ]{5,}-\s*|\d*\*[\d*]{3,}\s+|X\d{4}\s+)/;

function behindPayment(text: string, lines: () => readonly string[]): string | null {
  const found = PAYMENT_WITH_NAME.exec(text);
  if (found === null) return null;
  const start = found[0].length;
  const next = NEXT_LABEL.exec(text.slice(start));
  const whole = next === null ? text.slice(start) : text.slice(start, start + next.index);
  // mobile money prints the number in front of the name, banks the account
  const number = NUMBER_BEFORE.exec(whole)?.[0] ?? '';
  const ended = endOfName(withoutIban(whole.slice(number.length)));
  const value = ended === '' ? null : endAtLine(ended, text, text.indexOf(ended, start), lines());
  const name = value === null ? null : trimName(value);
  return name === null || isOwnAccount(name) ? null : name;
}

const NOTE =
  /\s(?:ref(?:erence|\.|:)?|conf(?:irmation|\d)?#?|on|at|for|acc|mandate|via|am|kenmerk|motif|concepto|causale|meddelande|tytuł|id|nr|no|note)(?=[\s.:#]|$)|\s?[#(]|\s\.{2}|\s-\s|\s\S{0,3}\d[/.-]\d{1,2}\b|\s\S*\d{4,}|\s(?=\S*\d)(?=\S*\p{L})\S{7,}|[;|]/iu;

/** In text of both cases a name ends in front of a small word that joins nothing. */
function endOfName(text: string): string {
  const note = NOTE.exec(text);
  const kept = (note === null ? text : text.slice(0, note.index)).split(' ');
  if (!/\p{Ll}/u.test(kept.join(' '))) return kept.join(' ');
  const end = kept.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word) && !PARTICLE.test(word));
  return (end < 0 ? kept : kept.slice(0, end)).join(' ');
}

const PARTICLE =
  /^(?:de|del|della|di|da|do|dos|das|du|des|la|le|les|van|von|der|den|ten|ter|zu|zum|zur|und|and|og|och|y|e|et|en|of|the|al|bin|bint|ibn|el|af|av|i|in)$/;

function trimName(text: string): string | null {
  const name = text.replace(/^[\s*:-]+|[\s,;:*/-]+$/g, '');
  return name === '' || name.split(' ').length > MOST_WORDS + 2 ? null : name;
}

/** "your savings", "Pot", "cuenta 4471": money that stays with the holder. */
function isOwnAccount(name: string): boolean {
  const normal = normalWords(name);
  if (normal.length > MOST_WORDS || OWN.test(name)) return true;
  if (/^\p{Ll}/u.test(name) && !PARTICLE.test(normal[0] ?? '')) return true;
  return namesBank(normal) || matchPhrases(normal).some(isAccountPhrase);
}

const OWN =
  /^(?:your|my|own|the|vous|su|sua|din|deg|mein|account|acct|a\/c|chk|sav|pots?|space|vault|jar|goal|terceros)\b/iu;

function isAccountPhrase({ kind, value }: ReturnType<typeof matchPhrases>[number]): boolean {
  return kind === 'accountType' || (kind === 'label' && ACCOUNT_LABELS.has(value));
}

const ACCOUNT_LABELS: ReadonlySet<string> = new Set(['accountNumber', 'iban', 'pending', 'total']);
