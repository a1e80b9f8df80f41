/**
 * The country of an address or of a number, by shapes that one country has alone: postal codes beside a state or province,
 * account numbers, web addresses. It says which currency a shared sign means where no payment scheme is named.
 */
interface Shape {
  readonly country: string;
  readonly pattern: RegExp;
}

const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';

/** Spain writes "C.P." before its postal codes, too, and no state. */
const MEXICAN_STATES =
  'Ags|B\\.?C|Camp|Chis|Chih|Coah|Col|CDMX|D\\.?F|Dgo|Gto|Gro|Hgo|Jal|M[eé]x|Mich|Mor|Nay|N\\.?L|Oax|Pue|Qro|Q\\.?R|S\\.?L\\.?P|Sin|Son|Tab|Tamps|Tlax|Ver|Yuc|Zac';

const SHAPES: readonly Shape[] = [
  { country: 'NZ', pattern: /(?<![\d-])\d{2}-\d{4}-\d{7}-\d{2,3}(?![\d-])/ },
  { country: 'AU', pattern: /\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? \d{4}\b/ },
  { country: 'CA', pattern: /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/ },
  { country: 'GB', pattern: /\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/ },
  { country: 'US', pattern: new RegExp(`\\b(?:${STATES}),? \\d{5}(?:-\\d{4})?\\b`) },
  { country: 'MX', pattern: new RegExp(`(?:^|[\\s,])(?:${MEXICAN_STATES})\\.?,? C\\.?P\\.? ?\\d{5}\\b`, 'i') },
  { country: 'ZA', pattern: /\b(?:cape town|johannesburg|pretoria|durban|soweto|sandton)\b/i },
  { country: 'NG', pattern: /\b(?:lagos|abuja|ikeja)\b.*\bnigeria\b|\bnaira\b/i },
];

/** ISO 3166 alpha-2 by the ends of web addresses; `.com` and its like say nothing, nor do countries that sell theirs. */
const DOMAIN =
  /\b(?:www\.|@)?[a-z\d-]+\.(?:(?:co|com|org|gob|gov|net|or)\.)?(uk|nz|au|za|ca|ar|mx|br|sg|hk|my|ph|th|ng|ke|gh|pk|bd|lk|cl|pe|uy|py|bo|cr|ve)(?![a-z.])/gi;
const OF_DOMAIN: Readonly<Record<string, string>> = { uk: 'GB' };

/** In capitals or not, in a letterhead: "Harbour Bank Canada Inc.", "Kowhai Bank NZ". */
const NAMES: Readonly<Record<string, RegExp>> = {
  AU: /\baustralia\b/i,
  AR: /\bargentina\b/i,
  CA: /\bcanada\b|\bscotiabank\b/i,
  CL: /\bchile\b/i,
  CO: /\bcolombia\b/i,
  HK: /\bhong ?kong\b|香港/i,
  MX: /\bm[eé]xico\b/i,
  NG: /\bnigeria\b/i,
  NZ: /\bnew zealand\b|\bNZ\b|\baotearoa\b/i,
  PH: /\bphilippines\b|\bpilipinas\b/i,
  SG: /\bsingapore\b/i,
  TW: /臺灣|台灣/,
  ZA: /\bsouth africa\b/i,
};

const SHAPE_WEIGHT = 2;

/** `lines`: those outside of the list of transactions. `null` where two countries are as likely. */
export function addressCountry(lines: Iterable<string>): string | null {
  const weights = new Map<string, Set<string>>();
  const note = (country: string, evidence: string) => {
    const all = weights.get(country) ?? new Set();
    weights.set(country, all.add(evidence));
  };
  for (const line of lines) {
    for (const { country, pattern } of SHAPES)
      if (pattern.test(line)) for (let weight = 0; weight < SHAPE_WEIGHT; weight++) note(country, `shape ${weight}`);
    for (const [, end] of line.matchAll(DOMAIN)) note(OF_DOMAIN[end!.toLowerCase()] ?? end!.toUpperCase(), 'domain');
    for (const [country, name] of Object.entries(NAMES)) if (name.test(line)) note(country, 'name');
  }
  const [first, second] = [...weights].sort(([, one], [, other]) => other.size - one.size);
  if (first === undefined) return null;
  return second === undefined || first[1].size > second[1].size ? first[0] : null;
}
