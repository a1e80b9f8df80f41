import { french } from './languages/fr.ts';
import type { Locale } from './locale.ts';
import { HARD_SPACE_COMMA, POINT_COMMA, SPACE_COMMA } from './notations.ts';

export const frFr: Locale = {
  id: 'fr-FR',
  language: french,
  currency: 'EUR',
  currencyMark: '€',
  markPosition: 'after',
  priceLevel: 0.95,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 0.921, decimals: 2 },
    { currency: 'GBP', perUnit: 1.168, decimals: 2 },
  ],
  numbers: [SPACE_COMMA, HARD_SPACE_COMMA, POINT_COMMA],
  dates: ['DD/MM/YYYY', 'DD.MM.YYYY', 'DD/MM/YY', 'D MMM YYYY'],
  datesWithoutYear: ['DD/MM', 'DD.MM', 'DD MMM'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Banque du Lubéron', 'Crédit Maritime de Bretagne', 'Caisse Alpine', 'Société Rhodanienne de Banque'],
  holders: ['M. ÉTIENNE GAUTHIER', 'MME AÏCHA BENSAÏD', 'Boulangerie Lefèvre SARL', 'MLLE CLÉMENCE ROY'],
  streets: ['12 rue des Lilas', '3 bis avenue Jean Jaurès', 'Lieu-dit La Garenne'],
  cities: ['LYON', 'RENNES', 'PARIS 11', 'AIX EN PROVENCE', 'LILLE'],
  merchants: [
    'CARREFOUR CITY',
    'MONOPRIX 0412',
    'SNCF INTERNET',
    'BOULANGERIE PAUL',
    'FNAC',
    'LECLERC DRIVE',
    'TOTAL ACCESS',
    'PHARMACIE DU PONT',
  ],
  companies: ['EDF CLIENTS PARTICULIERS', 'FREE MOBILE', 'MAIF ASSURANCES', 'SIE IMPOTS', 'SARL DUPONT BTP'],
  accountNumbers: ['FR7630001007999999999999999', 'FR76 3000 6000 0199 9999 9999 189', '99999 99999999999'],
};
