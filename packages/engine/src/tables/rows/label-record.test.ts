import { describe, expect, it } from 'vitest';
import { isSubtotal, labelRecord, opensWithTotal, readTitle, sectionKinds, sectionsOfTotal } from './label-record.ts';

describe('a line says what it is', () => {
  it.each([
    ['Opening Balance', 'opening'],
    ['Beginning balance on 01/02', 'opening'],
    ['Balance brought forward', 'opening'],
    ['Report de la page 1', 'opening'],
    ['Riporto da pagina 1', 'opening'],
    ['Saldo att överföra', 'carried'],
    ['Zůstatek k převodu', 'carried'],
    ['Previous balance', 'opening'],
    ['YOUR PREVIOUS STATEMENT BALANCE', 'opening'],
    ['Saldovortrag', 'opening'],
    ['Saldovortrag vom 29.12.2023', 'opening'],
    ['Zuletzt gültiger Kontostand vom 30.11.2025 GUTHABEN', 'opening'],
    ['Zuletzt gültiger Kontoauszug 004 vom 01.05.2024 GUTHABEN', 'opening'],
    ['ALTER SALDO GEM. KONTOAUSZUG VOM 02.01.2023', 'opening'],
    ['Dein alter Kontostand', 'opening'],
    ['Dein neuer Kontostand', 'closing'],
    ['Toplam Borç Kayıtları', 'total'],
    ['Saldo anterior', 'opening'],
    ['Solde précédent', 'opening'],
    ['Closing Balance', 'closing'],
    ['Ending Balance', 'closing'],
    ['New balance', 'closing'],
    ['Total outstanding balance', 'closing'],
    ['Endsaldo', 'closing'],
    ['Heildarskuld', 'closing'],
    ['Neuer Saldo zu Ihren Gunsten per 31.05.2024', 'closing'],
    ['SALDO FINALE A VOSTRO CREDITO', 'closing'],
    ['SALDO FINAL A SU FAVOR', 'closing'],
    ['Sluttsaldo i din favør', 'closing'],
    ['ZWISCHENSALDO BLATT 1', 'opening'],
    ['Booked opening balance:', 'opening'],
    ['Könyvelt záróegyenleg:', 'closing'],
    ['Balance carried forward', 'carried'],
    ['Total', 'total'],
    ['Subtotal', 'total'],
    ['Summe', 'total'],
    ['Kartentotal', 'total'],
    ['OTOT KIRJAUSPÄIVÄN ALUSTA', 'total'],
    ['Total Deposits and Additions', 'total'],
    ['Total fees charged in 2024', 'total'],
    ['Altogether 9 amounts in and 51 amounts out', 'total'],
    ['Jumlah Transaksi', 'total'],
    ['Minimum payment due', 'notice'],
    ['Credit limit', 'notice'],
    ['Available balance', 'notice'],
    ['Monthly average credit balance', 'notice'],
    ['Monthly minimum balance', 'notice'],
    ['SALDO BLOQ.ANTERIOR', 'notice'],
    ['TOTAL DISPONIBIL', 'notice'],
    ['Total available balance', 'notice'],
    ['Ingående saldo föregående faktura', 'opening'],
    ['Utgående saldo att betala senast 2023-04-29', 'closing'],
    ['Pending', 'pending'],
  ])('%s', (text, label) => {
    expect(labelRecord(text)).toBe(label);
  });
});

describe('a transaction that begins with such words is none', () => {
  it.each([
    '',
    'SALARY',
    'GREEN GROCER',
    'BIAYA ADMINISTRASI',
    'MONTHLY SERVICE FEE',
    'SPESE DI TENUTA CONTO',
    "FRAIS D'UTILISATION",
    'TOTAL WINE & MORE',
    'TOTAL WINE & MORE AUSTIN TX',
    'NEW BALANCE STORE 0412 AUSTIN',
    'BALANCE YOGA STUDIO',
    'Rata Credit',
    'Opening ceremony tickets',
    'Transfer opening balance',
    'Paid for us: closing balance of May:',
    'Payment of the closing balance of last month to the card ending in 1234, thank you very much',
  ])('%s', (text) => {
    expect(labelRecord(text)).toBe('none');
  });
});

describe('a section title says which way the money goes', () => {
  it.each([
    ['Deposits To Your Account', 'credits'],
    ['Other Debits From Your Account', 'debits'],
    ['Checks Paid From Your Account', 'checks'],
    ['Deposits and Additions', 'credits'],
    ['Purchases - Card number XXXX XXXX XXXX 9023', 'purchases'],
    ['ATM & Debit Card Withdrawals', 'debits'],
    ['Checks Paid', 'checks'],
    ['Charges/Debits', 'debits'],
    ['Checks/Debits', 'debits'],
    ['Fees', 'fees'],
    ['Service Charge Detail Account # 000009752', 'fees'],
    ['Kostnader ved bruk av banktjenester:', 'fees'],
    ['Interest Charged', 'interest'],
    ['支出', 'debits'],
    ['存入', 'credits'],
    ['출금', 'debits'],
    ['ご入金額', 'payments'],
    ['新規ご利用', 'purchases'],
    ['本期繳款', 'payments'],
    ['本期新增款項', 'purchases'],
    ['Payments and Other Credits', 'payments'],
    ['Purchases', 'purchases'],
    ['Other withdrawals', 'debits'],
    ['Gutschriften', 'credits'],
    ['Abonos', 'credits'],
    ['Cargos', 'debits'],
    ['Daily Ending Balance', 'dailyBalances'],
    ['Pending transactions', 'pending'],
    ['תנועות צפויות', 'pending'],
  ])('%s', (text, kind) => {
    expect(sectionKinds(text)[0]).toBe(kind);
  });

  it.each([
    '',
    '12345',
    'GREEN GROCER',
    'credit.',
    'Dear customer',
    'Please check the fees on page four of this letter',
  ])('"%s" is no title', (text) => {
    expect(sectionKinds(text)).toEqual([]);
  });
});

describe('a title that sums up is told from one that heads a list', () => {
  it.each([
    ['Fee Summary', true],
    ['Resumen de comisiones', true],
    ['Overzicht kosten', true],
    ['Account analysis - charge to be debited in the following month', true],
    ['Fees', false],
    ['Deposits and Additions', false],
    ['COMISION MANTENIMIENTO', false],
    ['', false],
  ])('%s', (text, isSummary) => {
    expect(readTitle(text).isSummary).toBe(isSummary);
  });
});

it.each([
  ['Summe Lohn/Gehalt', true],
  ['Zwischensumme Gutschrift Dritter Art', true],
  ['Total', true],
  ['SUMMIT SPORTS', false],
  ['GREEN TOTAL', false],
])('%s begins with the word for a total: %s', (text, isTotal) => {
  expect(opensWithTotal(text)).toBe(isTotal);
});

describe('the total of a section names it', () => {
  it.each([
    ['Totales Gastos', 'debits'],
    ['Total Deposits and Additions', 'credits'],
    ['Summe Zahlungseingänge', 'credits'],
  ])('%s', (text, kind) => {
    expect(sectionsOfTotal(text)).toContain(kind);
  });

  it.each(['Total', 'Gastos', 'Total amount due', 'GREEN GROCER'])('%s names none', (text) => {
    expect(sectionsOfTotal(text)).toEqual([]);
  });
});

describe('the whole text calls itself a sum of some of the rows', () => {
  it.each(['Subtotal', 'Zwischensumme', 'Sub-total (EUR)', '小計'])('%s', (text) => {
    expect(isSubtotal(text)).toBe(true);
  });

  it.each(['Total', 'Subtotal Wines Ltd', 'GREEN GROCER', ''])('and not %j', (text) => {
    expect(isSubtotal(text)).toBe(false);
  });
});
