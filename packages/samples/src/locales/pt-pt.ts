import { portuguese } from './languages/pt.ts';
import type { Locale } from './locale.ts';
import { POINT_COMMA, SPACE_COMMA } from './notations.ts';

export const ptPt: Locale = {
  id: 'pt-PT',
  language: portuguese,
  currency: 'EUR',
  currencyMark: '€',
  markPosition: 'after',
  priceLevel: 0.8,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 0.921, decimals: 2 },
    { currency: 'GBP', perUnit: 1.168, decimals: 2 },
  ],
  numbers: [POINT_COMMA, SPACE_COMMA],
  dates: ['DD-MM-YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY'],
  datesWithoutYear: ['DD-MM', 'DD/MM', 'DD.MM'],
  longDate: 'D de MMMM de YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Banco do Tejo', 'Caixa Minhota', 'Banco Lusíada'],
  holders: ['RUI MANUEL GONÇALVES', 'Inês Conceição Brandão', 'Pastelaria Avó São Lda'],
  streets: ['Rua da Prata 41, 3º', 'Av. da Liberdade 200'],
  cities: ['LISBOA', 'PORTO', 'BRAGA', 'ÉVORA'],
  merchants: ['PINGO DOCE', 'CONTINENTE BOM DIA', 'GALP', 'CP COMBOIOS', 'PASTELARIA AUREA', 'WORTEN'],
  companies: ['EDP COMERCIAL', 'MEO SA', 'FIDELIDADE SEGUROS', 'AGUAS DO PORTO'],
  accountNumbers: ['PT50000201239999999999954', 'PT50 0002 0123 9999 9999 9995 4'],
  own: {
    columns: { amount: ['Montante', 'Valor', 'Importância'], balance: ['Saldo', 'Saldo contabilístico'] },
  },
};
