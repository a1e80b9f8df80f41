/**
 * Reads printed currency names, signs and codes. A sign shared by several currencies gives all of them, the most
 * common first: the country of the bank or the rest of the statement must decide. Data: `currency-names.ts`.
 */
import { CURRENCY_DECIMALS } from '@extracto/model';
import { type Codes, type CurrencyIndex, compileCurrencies, foldSign } from './compile-currencies.ts';
import { foldText } from './normalise-label.ts';
import { rememberByText } from './remember-by-text.ts';

const NONE: Codes = Object.freeze([]);
const LONGEST_NAME_WORDS = 5;
// "TRY" and "ALL" are words in capitals too often to count inside a sentence.
const CODES_LIKE_WORDS: ReadonlySet<string> = new Set([
  'ALL',
  'TRY',
  'TOP',
  'CUP',
  'MAD',
  'PEN',
  'LAK',
  'SOS',
  'GEL',
  'BAM',
]);

const SIGNS_IN_ANY_CASE: ReadonlySet<string> = new Set(['rs', 'kr', 'rp', 'rm', 'tl', 'ft']);

let compiled: CurrencyIndex | null = null;

/**
 * ISO 4217 candidates of a printed currency, most common first; empty when the text names none.
 *
 *   "R$" → [BRL]   "$" → [USD, CAD, …]   "Uruguayan Peso" → [UYU]   "in EUR" → [EUR]   "balance" → []
 */
export const currencyOf: (text: string) => readonly string[] = rememberByText((text) => {
  const printed = text.trim();
  if (printed === '') return NONE;
  compiled ??= compileCurrencies();
  return wholeSign(printed, compiled) ?? nameInside(printed, compiled.names) ?? signInside(printed, compiled) ?? NONE;
});

/**
 * The currencies of one capital in front of an amount, most common first; empty when it is none.
 *
 *   "R" of "R1 250.00" → [ZAR]   "X" of "X1 250.00" → []
 */
export function letterCurrencyOf(letter: string): readonly string[] {
  compiled ??= compileCurrencies();
  return compiled.letters.get(letter) ?? NONE;
}

/** The currency a country's accounts are kept in unless the statement says otherwise; `null` for an unknown country. */
export function defaultCurrencyOf(country: string): string | null {
  return COUNTRY_CURRENCIES.get(country.toUpperCase()) ?? null;
}

function wholeSign(printed: string, { signs, foldedSigns }: CurrencyIndex): Codes | null {
  const bare = printed.replace(/^[([]\s*|\s*[)\]:]$/g, '');
  const code = bare.toUpperCase();
  if (CURRENCY_DECIMALS.has(code) && (bare === code || !CODES_LIKE_WORDS.has(code))) return [code];
  return signs.get(bare) ?? (isWord(bare) ? null : (foldedSigns.get(foldSign(bare)) ?? null));
}

/** Two plain letters ("le", "da", "ro") and "din" are words in some language unless printed exactly as the sign is. */
function isWord(text: string): boolean {
  return /^(?:[a-z]{1,2}|din)$/i.test(text) && !SIGNS_IN_ANY_CASE.has(text.toLowerCase());
}

/** The longest name in the text, or a code in capitals: "Account currency: US Dollar", "Saldo EUR". */
function nameInside(printed: string, names: CurrencyIndex['names']): Codes | null {
  const words = foldText(printed).split(' ');
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length); length > 1; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const codes = names.get(words.slice(start, start + length).join(' '));
      if (codes !== undefined) return codes;
    }
  }
  for (const word of printed.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g) ?? []) {
    if (CURRENCY_DECIMALS.has(word) && !CODES_LIKE_WORDS.has(word)) return [word];
  }
  for (const word of words) {
    const codes = names.get(word);
    if (codes !== undefined) return codes;
  }
  return null;
}

const LETTERS_AND_SIGN = /(?<![\p{L}])\p{L}{0,3}\p{Sc}/u;

/** A sign with letters before it, or a bare sign: "Balance (US$)", "£ paid out". */
function signInside(printed: string, { signs }: CurrencyIndex): Codes | null {
  const match = LETTERS_AND_SIGN.exec(printed);
  if (match === null) return null;
  return signs.get(match[0]) ?? signs.get(match[0].slice(-1)) ?? null;
}

const EURO_COUNTRIES = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK BG';

/** ISO 3166 alpha-2 → ISO 4217. */
const COUNTRY_CURRENCIES: ReadonlyMap<string, string> = new Map([
  ...EURO_COUNTRIES.split(' ').map((country) => [country, 'EUR'] as const),
  ...'US EC SV PR PA'.split(' ').map((country) => [country, 'USD'] as const),
  ...'CI SN ML BF NE TG BJ GW'.split(' ').map((country) => [country, 'XOF'] as const),
  ...'CM GA CG TD CF GQ'.split(' ').map((country) => [country, 'XAF'] as const),
  ...`GB:GBP CH:CHF LI:CHF SE:SEK NO:NOK DK:DKK IS:ISK PL:PLN CZ:CZK HU:HUF RO:RON MD:MDL RS:RSD BA:BAM MK:MKD AL:ALL
    TR:TRY UA:UAH RU:RUB BY:BYN KZ:KZT GE:GEL AM:AMD AZ:AZN KG:KGS UZ:UZS TJ:TJS TM:TMT CA:CAD MX:MXN GT:GTQ HN:HNL
    NI:NIO CR:CRC DO:DOP JM:JMD TT:TTD BB:BBD BS:BSD BZ:BZD GY:GYD SR:SRD HT:HTG CU:CUP AR:ARS BO:BOB BR:BRL CL:CLP
    CO:COP PE:PEN PY:PYG UY:UYU VE:VES AU:AUD NZ:NZD FJ:FJD PG:PGK JP:JPY CN:CNY HK:HKD MO:MOP TW:TWD KR:KRW SG:SGD
    MY:MYR ID:IDR TH:THB VN:VND PH:PHP KH:KHR LA:LAK MM:MMK BN:BND MN:MNT IN:INR PK:PKR BD:BDT LK:LKR NP:NPR BT:BTN
    MV:MVR AF:AFN AE:AED SA:SAR QA:QAR KW:KWD BH:BHD OM:OMR JO:JOD LB:LBP IQ:IQD IR:IRR IL:ILS PS:ILS YE:YER SY:SYP
    EG:EGP MA:MAD DZ:DZD TN:TND LY:LYD SD:SDG NG:NGN GH:GHS KE:KES TZ:TZS UG:UGX RW:RWF BI:BIF ET:ETB ZA:ZAR ZM:ZMW
    MW:MWK MZ:MZN BW:BWP NA:NAD LS:LSL SZ:SZL AO:AOA MU:MUR SC:SCR MG:MGA GM:GMD SL:SLE LR:LRD GN:GNF CV:CVE CD:CDF
    SO:SOS DJ:DJF ZW:ZWL MR:MRU`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
]);
