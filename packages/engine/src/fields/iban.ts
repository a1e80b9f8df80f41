/** Finds an IBAN in a text (ISO 13616), by its form and by its check digits. */
import { FIELDS } from './thresholds.ts';

const { SHORTEST_IBAN } = FIELDS.iban;

const IBAN = /\b([A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?)\b/;

/** Behind the last figures of an IBAN, "EUR" or "BIC" looks like its last group. */
export function ibanIn(text: string): string | undefined {
  const [iban] = IBAN.exec(text) ?? [];
  const short = iban?.replace(/ [A-Z]{1,4}$/, '');
  if (iban !== undefined && isIban(iban)) return iban;
  const proved = provedIbanIn(text);
  return proved !== undefined && lettersOf(proved) > lettersOf(short ?? '') ? proved : short;
}

function lettersOf(text: string): number {
  return text.replace(/ /g, '').length;
}

/** Groups of any length, as some banks print them: "IE29 AIBK 9310 47 2066 4155", "IT 21 K 05387 12904 000003312047". */
const LOOSE_IBAN = /\b[A-Z]{2} ?\d{2}(?: ?[A-Z0-9]+)+/g;

/** The longest run of whole groups whose check digits are right. */
function provedIbanIn(text: string): string | undefined {
  for (const [run] of text.matchAll(LOOSE_IBAN)) {
    for (let end = run.length; end >= SHORTEST_IBAN; end = run.lastIndexOf(' ', end - 1))
      if (isIban(run.slice(0, end))) return run.slice(0, end);
  }
  return undefined;
}

export function isIban(text: string): boolean {
  const compact = text.replace(/ /g, '');
  if (compact.length < SHORTEST_IBAN || compact.length > 34) return false;
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
