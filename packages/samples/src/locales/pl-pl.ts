import { polish } from './languages/pl.ts';
import type { Locale } from './locale.ts';
import { HARD_SPACE_COMMA, NONE_COMMA, SPACE_COMMA } from './notations.ts';

export const plPl: Locale = {
  id: 'pl-PL',
  language: polish,
  currency: 'PLN',
  currencyMark: 'zł',
  markPosition: 'after',
  priceLevel: 3.5,
  roundTo: 1,
  foreign: [
    { currency: 'EUR', perUnit: 4.31, decimals: 2 },
    { currency: 'USD', perUnit: 3.98, decimals: 2 },
  ],
  numbers: [SPACE_COMMA, HARD_SPACE_COMMA, NONE_COMMA],
  dates: ['DD.MM.YYYY', 'YYYY-MM-DD', 'DD-MM-YYYY', 'DD/MM/YYYY'],
  datesWithoutYear: ['DD.MM', 'DD-MM'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'wide',
  banks: ['Bank Mazowiecki S.A.', 'Bank Spółdzielczy w Łowiczu', 'Kredyt Północny'],
  holders: ['ZOFIA WIŚNIEWSKA', 'Jan Żółtowski', 'Piekarnia Pączek Sp. z o.o.'],
  streets: ['ul. Kwiatowa 12/4', 'os. Słoneczne 3'],
  cities: ['WARSZAWA', 'ŁÓDŹ', 'GDAŃSK', 'KRAKÓW'],
  merchants: ['ŻABKA Z4412', 'BIEDRONKA 2210', 'ORLEN STACJA 44', 'LIDL ŁÓDŹ', 'ROSSMANN', 'PKP INTERCITY'],
  companies: ['PGE OBRÓT SA', 'ORANGE POLSKA', 'PZU SA', 'WSPÓLNOTA MIESZKANIOWA'],
  accountNumbers: ['99 1140 2004 0000 3999 9999 9999', 'PL61109010140000079999999999'],
};
