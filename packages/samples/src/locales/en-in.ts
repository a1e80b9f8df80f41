import { english } from './languages/en.ts';
import type { Locale } from './locale.ts';
import { INDIAN } from './notations.ts';

export const enIn: Locale = {
  id: 'en-IN',
  language: english,
  currency: 'INR',
  currencyMark: 'Rs.',
  markPosition: 'before',
  priceLevel: 40,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 83.2, decimals: 2 },
    { currency: 'EUR', perUnit: 90.4, decimals: 2 },
  ],
  numbers: [INDIAN],
  dates: ['DD/MM/YYYY', 'DD/MM/YY', 'DD-MM-YYYY', 'DD-MMM-YYYY', 'DD MMM YYYY'],
  datesWithoutYear: ['DD MMM', 'DD/MM', 'DD-MMM'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Deccan Gramin Bank', 'Konark Commercial Bank', 'Bank of Malabar'],
  holders: ['MR RAJESH KUMAR IYER', 'MRS SUNITA DESHPANDE', 'SRI LAKSHMI TRADERS'],
  streets: ['Flat 402, Lotus Residency', '12/3 MG Road'],
  cities: ['BENGALURU', 'PUNE', 'CHENNAI', 'NEW DELHI'],
  merchants: ['BIG BAZAAR', 'SWIGGY', 'INDIAN OIL', 'APOLLO PHARMACY', 'IRCTC', 'RELIANCE FRESH', 'BLINKIT'],
  companies: ['BESCOM', 'AIRTEL PREPAID', 'LIC OF INDIA', 'TATA POWER', 'INFOSYS LTD'],
  accountNumbers: ['999999999999', '50100999999999', 'XXXXXXXX9999'],
  own: {
    columns: {
      debit: ['Withdrawal Amt.', 'Debit', 'Withdrawals'],
      credit: ['Deposit Amt.', 'Credit', 'Deposits'],
      description: ['Narration', 'Particulars', 'Description'],
      reference: ['Chq./Ref.No.', 'Ref No./Cheque No.'],
      balance: ['Closing Balance', 'Balance'],
    },
  },
};
