import { indonesian } from './languages/id.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT, POINT_COMMA } from './notations.ts';

export const idId: Locale = {
  id: 'id-ID',
  language: indonesian,
  currency: 'IDR',
  currencyMark: 'Rp',
  markPosition: 'before',
  priceLevel: 12000,
  roundTo: 10000,
  foreign: [
    { currency: 'USD', perUnit: 15700, decimals: 2 },
    { currency: 'SGD', perUnit: 11650, decimals: 2 },
  ],
  numbers: [COMMA_POINT, POINT_COMMA],
  dates: ['DD/MM/YYYY', 'DD/MM/YY', 'DD MMM YYYY', 'DD-MM-YYYY'],
  datesWithoutYear: ['DD/MM', 'DD MMM'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Bank Nusantara Timur', 'Bank Merapi', 'Bank Pesisir'],
  holders: ['BUDI SANTOSO', 'Siti Nurhaliza Putri', 'CV MAJU BERSAMA'],
  streets: ['Jl. Merdeka No. 12', 'Jl. Sudirman Kav 44'],
  cities: ['JAKARTA SELATAN', 'BANDUNG', 'SURABAYA', 'DENPASAR'],
  merchants: ['INDOMARET', 'ALFAMART 2210', 'PERTAMINA SPBU', 'GOPAY TOPUP', 'TOKO BUKU', 'KAI ACCESS'],
  companies: ['PLN PASCABAYAR', 'TELKOM INDIHOME', 'PDAM', 'BPJS KESEHATAN'],
  accountNumbers: ['9999999999', '999-999-9999'],
};
