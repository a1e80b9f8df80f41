/**
 * The country that a language speaks for when nothing else does: it decides between the currencies of a shared sign
 * ("kr", "$"), never states one. Languages of many countries (English, Spanish, German, Arabic …) speak for none.
 */
const COUNTRIES: Readonly<Record<string, string>> = {
  bg: 'BG',
  cs: 'CZ',

  da: 'DK',
  el: 'GR',
  fi: 'FI',
  he: 'IL',
  hu: 'HU',
  id: 'ID',
  is: 'IS',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  mn: 'MN',
  nb: 'NO',
  pl: 'PL',
  ro: 'RO',
  ru: 'RU',
  sv: 'SE',
  th: 'TH',
  tr: 'TR',
  uk: 'UA',
  vi: 'VN',
};

/** `languages`: BCP 47 codes of the page, likeliest first. ISO 3166 alpha-2, `null` when the first speaks for no country. */
export function homeCountry(languages: ReadonlySet<string>): string | null {
  const [first] = languages;
  return first === undefined ? null : (COUNTRIES[first] ?? null);
}
