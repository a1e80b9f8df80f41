/** Finds an IBAN in a text (ISO 13616), by its form and by its check digits. */
import { FIELDS } from './thresholds.ts';

const { SHORTEST_IBAN } = FIELDS.iban;

const IBAN = /\b([A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?)\b/;

/** Behind the last figures of an IBAN, "EUR" or "BIC" looks like its last group. */
export function ibanIn(text: string): string | undefined {
  const [iban] = IBAN.exec(text) ?? [];
  const short = iban?.replace(/ [A-Z]{1,4}$/, '');
  if (iban !== undefined && isIban(iban)) return iban;
  const whole = iban === undefined ? undefined : cutAtLength(text.slice(text.indexOf(iban)));
  if (whole !== undefined) return whole;
  const proved = provedIbanIn(text);
  return proved !== undefined && lettersOf(proved) > lettersOf(short ?? '') ? proved : short;
}

/** "AT61 1904 3002 3457 3201 009/2025": each country has a length, and the next cell may stand a space behind. */
function cutAtLength(text: string): string | undefined {
  const [run = ''] = text.match(LOOSE_IBAN) ?? [];
  const length = LENGTHS.get(run.slice(0, 2));
  const ends = [...run.matchAll(/(?= |$)/g)].map(({ index }) => index);
  const end = ends.find((at) => lettersOf(run.slice(0, at)) === length);
  return end === undefined ? undefined : run.slice(0, end);
}

/** The registry of ISO 13616. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  `NO15 BE16 DK18 FI18 FO18 GL18 NL18 MK19 SI19 AT20 BA20 EE20 KZ20 LT20 LU20 MN20 XK20 CH21 HR21 LI21 LV21 BG22 BH22 CR22 DE22 GB22 GE22
  IE22 ME22 RS22 VA22 AE23 GI23 IL23 IQ23 OM23 TL23 AD24 CZ24 ES24 MD24 PK24 RO24 SA24 SE24 SK24 TN24 VG24 LY25 PT25 ST25 IS26 TR26 BI27
  DJ27 FR27 GR27 IT27 MC27 MR27 SM27 AL28 AZ28 BY28 CY28 DO28 GT28 HN28 HU28 LB28 NI28 PL28 SV28 BR29 EG29 PS29 QA29 UA29 JO30 KW30 MU30
  MT31 SC31 LC32 RU33`
    .split(/\s+/)
    .map((country) => [country.slice(0, 2), Number(country.slice(2))]),
);

/** As many letters and figures as each IBAN of its country has, whatever its check digits say. */
export function hasLengthOfCountry(text: string): boolean {
  return LENGTHS.get(text.slice(0, 2)) === lettersOf(text);
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
  if (compact.length !== (LENGTHS.get(compact.slice(0, 2)) ?? compact.length)) return false;
  if (compact.length < SHORTEST_IBAN || compact.length > 34) return false;
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
