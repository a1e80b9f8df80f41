/**
 * Terms that identify the country of a statement because they exist in one country only: its payment schemes, registers and routing
 * numbers, and by the country of its IBANs. Needed where a statement prints no currency, or one whose sign many share.
 * Known weakness: a word of a payment abroad counts too, so a country must lead by two words or stand alone.
 */
import { foldText } from './normalise-label.ts';
import { normaliseWord } from './normalise-words.ts';
import { rememberByText } from './remember-by-text.ts';

const TERMS: Readonly<Record<string, string>> = {
  AR: 'cbu, cuit, cuil, clave bancaria única, responsable inscripto, iibb, sircreb',
  AU: 'bsb, osko, payid, bpay',
  BR: 'cnpj, cpf, pix, boleto, movimentação, fgc',
  CA: 'interac, cdic',
  CH: 'twint, lsv, qr-rechnung',
  CL: 'rut, cuenta rut, cuentarut',
  CO: 'pse, nequi, daviplata, 4x1000, gmf, retefuente, fogafín',
  CZ: 'ičo, sipo',
  DK: 'betalingsservice, nemkonto',
  FI: 'y-tunnus',
  GB: 'sort code, bacs, fscs, faster payment',
  IN: 'neft, imps, upi, ifsc, gstin, aadhaar, nach',
  ID: 'qris, bi-fast',
  KE: 'pesalink, paybill, fuliza',
  MX: 'clabe, spei, curp, condusef, meses sin intereses',
  MY: 'duitnow, fpx',
  NG: 'nuban, bvn, nibss, nip, naira',
  NO: 'vipps, avtalegiro, fødselsnummer',
  PE: 'cci, yape, plin',
  PH: 'instapay, pesonet, gcash',
  PL: 'blik, elixir, regon',
  RU: 'инн, бик, сбп, кпп',
  SE: 'bankgiro, plusgiro, swish, autogiro',
  SG: 'paynow, giro sg',
  TH: 'promptpay',
  UA: 'єдрпоу, мфо',
  ZA: 'universal branch code, magtape, payshap',
  US: 'fdic, ach debit, ach credit, ach deposit, ach payment, ach pmt, ach transfer, ach withdrawal, zelle, aba routing, routing number',
};

/** Check digits are 02 to 98; others make a mask or an example. */
const IBAN = /^([A-Z]{2})(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
/** An account's own IBAN says more than a word in a payment. */
const IBAN_WEIGHT = 2;
const LONGEST_TERM_WORDS = 3;

interface TermIndex {
  readonly countries: ReadonlyMap<string, string>;
  /** First words of the terms: pages are long, and hardly any of their words begins one. */
  readonly firstWords: ReadonlySet<string>;
}

let compiled: TermIndex | null = null;

/** ISO 3166 alpha-2 from the normalised words of each line and the account numbers; `null` when two are as likely. */
export function nationalCountry(lines: Iterable<readonly string[]>, accountNumbers: readonly string[]): string | null {
  compiled ??= compile();
  const { countries, firstWords } = compiled;
  const found = new Map<string, Set<string>>();
  const note = (country: string, evidence: string) => {
    const all = found.get(country) ?? new Set();
    found.set(country, all.add(evidence));
  };
  for (const words of lines) {
    for (let start = 0; start < words.length; start++) {
      if (!firstWords.has(words[start]!)) continue;
      for (let length = 1; length <= LONGEST_TERM_WORDS; length++) {
        const term = words.slice(start, start + length).join(' ');
        const country = countries.get(term);
        if (country !== undefined) note(country, term);
      }
    }
  }
  for (const number of accountNumbers) {
    const country = IBAN.exec(number.replaceAll(' ', ''))?.[1];
    for (let weight = 0; country !== undefined && weight < IBAN_WEIGHT; weight++) note(country, `${number}/${weight}`);
  }
  const [first, second] = [...found].map(([country, all]) => ({ country, count: all.size })).sort(byCount);
  if (first === undefined) return null;
  return second === undefined || first.count >= second.count + 2 ? first.country : null;
}

/** True when a term may begin with the printed word. Lines without such a word need no normalising. */
export function opensNationalTerm(text: string): boolean {
  return !WITHOUT_LETTERS.test(text) && hasFirstWord(text);
}

/** Every other word of a statement is an amount, a date or a number, and no term begins with one. */
const WITHOUT_LETTERS = /^[\x20-\x40]*$/;

const hasFirstWord = rememberByText((text): boolean => {
  compiled ??= compile();
  const { firstWords } = compiled;
  return normaliseWord(text).some((word) => firstWords.has(word));
});

function byCount(left: { readonly count: number }, right: { readonly count: number }): number {
  return right.count - left.count;
}

function compile(): TermIndex {
  const countries = new Map(
    Object.entries(TERMS).flatMap(([country, terms]) => terms.split(', ').map((term) => [foldText(term), country])),
  );
  return { countries, firstWords: new Set([...countries.keys()].map((term) => term.split(' ')[0]!)) };
}
