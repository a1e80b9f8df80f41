import { greek } from './languages/el.ts';
import type { Locale } from './locale.ts';
import { POINT_COMMA } from './notations.ts';

export const elGr: Locale = {
  id: 'el-GR',
  language: greek,
  currency: 'EUR',
  currencyMark: '€',
  markPosition: 'after',
  priceLevel: 0.85,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 0.921, decimals: 2 },
    { currency: 'GBP', perUnit: 1.168, decimals: 2 },
  ],
  numbers: [POINT_COMMA],
  dates: ['DD/MM/YYYY', 'DD/MM/YY', 'DD.MM.YYYY', 'DD MMM YYYY'],
  datesWithoutYear: ['DD/MM', 'DD MMM'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'wide',
  banks: ['Τράπεζα Αιγαίου', 'Συνεταιριστική Τράπεζα Πίνδου', 'Τράπεζα Ιονίου'],
  holders: ['ΠΑΠΑΔΟΠΟΥΛΟΥ ΕΛΕΝΗ', 'Γεώργιος Νικολάου', 'ΑΡΤΟΠΟΙΕΙΟ Η ΓΩΝΙΑ ΟΕ'],
  streets: ['Λεωφ. Αλεξάνδρας 12', 'Ερμού 44'],
  cities: ['ΑΘΗΝΑ', 'ΘΕΣΣΑΛΟΝΙΚΗ', 'ΠΑΤΡΑ', 'ΗΡΑΚΛΕΙΟ'],
  merchants: ['ΣΚΛΑΒΕΝΙΤΗΣ', 'ΑΒ ΒΑΣΙΛΟΠΟΥΛΟΣ', 'SHELL ΠΑΤΡΑ', 'ΦΑΡΜΑΚΕΙΟ', 'PUBLIC', 'ΚΤΕΛ'],
  companies: ['ΔΕΗ', 'COSMOTE', 'ΕΥΔΑΠ', 'ΕΘΝΙΚΗ ΑΣΦΑΛΙΣΤΙΚΗ'],
  accountNumbers: ['GR1601101250000000012399999', 'GR16 0110 1250 0000 0001 2309 999'],
};
