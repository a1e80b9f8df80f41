import { describe, expect, it } from 'vitest';
import { findCounterparty } from './find-counterparty.ts';

const read = (description: string, lines: readonly string[] = [description], holder: string | null = null) =>
  findCounterparty({ printed: null, description, holder, lines: () => lines });

describe('findCounterparty', () => {
  it.each([
    ['SEPA Overboeking IBAN: NL91ABNA0417164300 Naam: J de Vries Omschrijving: huur maart', 'J de Vries'],
    ['/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/NAME/BAKKERIJ SMIT/REMI/HUUR', 'BAKKERIJ SMIT'],
    ['VIR RECU 4471 DE: ATELIERS MARCHAND MOTIF: FACTURE 12', 'ATELIERS MARCHAND'],
    ['Incasare factura 118 Beneficiar/Ordonator: MOBILA CLUJ SA', 'MOBILA CLUJ SA'],
    ['Gutschrift Auftraggeber: Anna Weber IBAN DE02120300000000202051', 'Anna Weber'],
  ])('reads the name behind a label or a tag: %s', (description, name) => {
    expect(read(description)).toBe(name);
  });

  it.each([
    ['UPI/DR/503412345678/RAVI TEJA/SBIN/ravi@oksbi/rent', 'RAVI TEJA'],
    ['UPI/CR/503412345678/RAVI/SBIN/rent for may', 'RAVI'],
    ['UPI-KAVERI STORES-KAVERI.STORES@OKBANK-UTIB0000123-609112233445-PAYMENT FROM PHONE', 'KAVERI STORES'],
    ['NEFT CR-HDFC0000123-INFRALOOP SOFTWARE PVT LTD-SALARY FEB', 'INFRALOOP SOFTWARE PVT LTD'],
    ['IMPS-610119988776-MEENA IYER-SBIN-XXXXXXX4321-RENT', 'MEENA IYER'],
    // the field behind the number is a purpose
    ['UPI/600211223344/Pay for groceries/anandstores@ybl/YES BANK LIMITED', null],
    ['NEFT-NORTHWIND FOODS-SALARY', null],
  ])('reads the fields of a payment scheme: %s', (description, name) => {
    expect(read(description)).toBe(name);
  });

  it.each([
    ['PIX RECEBIDO ANA PAULA 24/05', 'ANA PAULA'],
    ['Swish från Nils Ek', 'Nils Ek'],
    ['Faster payment from ORBIT STUDIO LTD Ref 4471', 'ORBIT STUDIO LTD'],
    ['Zelle Payment To Lena Fischer Jpm99a4mtqs3', 'Lena Fischer'],
    ['Received from 0711 998 002 - PETER OTIENO', 'PETER OTIENO'],
    ['Overschrijving van BE22 0815 1754 2971 Wijnhuis Peeters Mededeling: levering', 'Wijnhuis Peeters'],
    ['Card Payment to Hill & Sons on 12 May', 'Hill & Sons'],
    // money that stays with the holder, and words for the payment itself
    ['Transfer to 304808 27090183 Holiday 08/25', null],
    ['Overschrijving van BE17 2770 8679 5190 FOD Financiën Mededeling: 24', 'FOD Financiën'],
    ['Transfer to Pot', null],
    ['Online Transfer To Chk ...4417', null],
    ['Transfer to your savings account', null],
    ['PAGO DE NOMINA', null],
    ['TRANSFERENCIA A TERCEROS', null],
    ['Paid in at branch', null],
  ])('reads the name behind a payment and its preposition: %s', (description, name) => {
    expect(read(description)).toBe(name);
  });

  it('ends a name that nothing else ends with its line', () => {
    const description = 'PayNow Transfer To: LENA FISCHER lunch with the team';
    expect(read(description, ['PayNow Transfer', 'To: LENA FISCHER', 'lunch with the whole team'])).toBe(
      'LENA FISCHER',
    );
  });

  it('names nobody where a full line may have cut the name', () => {
    const description = 'Customer Transfer to - 07******139 JOHN OTIENO';
    expect(read(description, ['03/04 Customer Transfer to - 07******139 JOHN 50.00', 'OTIENO'])).toBeNull();
    expect(read(description)).toBe('JOHN OTIENO');
  });

  it('takes the column of the other side as printed, without its account', () => {
    const booking = { description: 'Huur mei', holder: null, lines: () => [] };
    expect(findCounterparty({ ...booking, printed: 'WOONBORG NL97PARK7122682547' })).toBe('WOONBORG');
    expect(findCounterparty({ ...booking, printed: '4471' })).toBeNull();
  });

  it('never names the holder', () => {
    const description = 'Transfer from JANE Q SAMPLE';
    expect(read(description, [description], 'Jane Q Sample')).toBeNull();
  });
});
