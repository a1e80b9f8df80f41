import { portuguese } from './languages/pt.ts';
import type { Locale } from './locale.ts';
import { POINT_COMMA } from './notations.ts';

export const ptBr: Locale = {
  id: 'pt-BR',
  language: portuguese,
  currency: 'BRL',
  currencyMark: 'R$',
  markPosition: 'before',
  priceLevel: 4,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 5.02, decimals: 2 },
    { currency: 'EUR', perUnit: 5.48, decimals: 2 },
  ],
  numbers: [POINT_COMMA],
  dates: ['DD/MM/YYYY', 'DD/MM/YY', 'DD MMM YYYY', 'DD de MMM. YYYY'],
  datesWithoutYear: ['DD/MM', 'DD MMM', 'DD de MMM.'],
  longDate: 'D de MMMM de YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Banco Ipiranga', 'Cooperativa Serra Azul', 'Banco Meridional do Sul'],
  holders: ['JOÃO PEDRO ASSUNÇÃO', 'Fernanda Araújo Leitão', 'PADARIA TRÊS IRMÃOS LTDA'],
  streets: ['Rua das Acácias, 120', 'Av. Brigadeiro Faria, 3400 ap 51'],
  cities: ['SAO PAULO', 'BELO HORIZONTE', 'CURITIBA', 'FLORIANOPOLIS'],
  merchants: [
    'PADARIA SAO JORGE',
    'POSTO IPE',
    'MERCADO EXTRA 1204',
    'DROGASIL',
    'UBER TRIP',
    'IFOOD',
    'LOJAS AMERICANAS',
  ],
  companies: ['ENEL DISTRIBUICAO', 'VIVO MOVEL', 'SABESP', 'CONDOMINIO ED. AURORA'],
  accountNumbers: ['9999-9 / 99999-9', '99999999-9', '0001 / 99999999-9'],
};
