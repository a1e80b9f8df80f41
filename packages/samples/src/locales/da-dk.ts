import { danish } from './languages/da.ts';
import type { Locale } from './locale.ts';
import { POINT_COMMA } from './notations.ts';

export const daDk: Locale = {
  id: 'da-DK',
  language: danish,
  currency: 'DKK',
  currencyMark: 'kr.',
  markPosition: 'after',
  priceLevel: 7,
  roundTo: 1,
  foreign: [
    { currency: 'EUR', perUnit: 7.46, decimals: 2 },
    { currency: 'USD', perUnit: 6.87, decimals: 2 },
  ],
  numbers: [POINT_COMMA],
  dates: ['DD.MM.YYYY', 'DD-MM-YYYY', 'DD/MM/YYYY', 'DD.MM.YY'],
  datesWithoutYear: ['DD.MM', 'DD/MM', 'D. MMM'],
  longDate: 'D. MMMM YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Sønderjysk Sparekasse', 'Øresundsbanken A/S', 'Fyns Andelskasse'],
  holders: ['Søren Kjærgaard', 'ÆLLE BRØNDUM', 'Café Blåbær ApS'],
  streets: ['Vesterbrogade 22, 3. th', 'Ågade 8'],
  cities: ['KØBENHAVN', 'ÅRHUS', 'ODENSE', 'ESBJERG'],
  merchants: ['NETTO', 'FØTEX', 'DSB', 'MATAS', '7-ELEVEN', 'REMA 1000'],
  companies: ['ØRSTED', 'YOUSEE', 'TRYG FORSIKRING', 'GRUNDEJERFORENINGEN'],
  accountNumbers: ['9999 9999999999', 'DK5000400449999999'],
};
