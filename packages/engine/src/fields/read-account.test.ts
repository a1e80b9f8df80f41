import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findBareNumber } from './find-bare-number.ts';
import { findFields } from './find-fields.ts';
import { findLabelledHolder } from './find-holder.ts';
import { findAccountNumbers, findAccountType, findCurrency, findNumbersBesideNames } from './read-account.ts';

const ENGLISH: ReadonlySet<string> = new Set(['en']);
const fieldsOf = (block: string) => findFields(printLines(block));
const numbersOf = (block: string) => {
  const { own, international } = findAccountNumbers(fieldsOf(block));
  return (own.length > 0 ? own : international).map(({ value }) => value);
};
const typeOf = (block: string, languages = ENGLISH) => {
  const lines = printLines(block);
  return findAccountType(findFields(lines), lines, languages);
};

it('the account of the bank beside its address is not the one of the statement', () => {
  const foot = 'Banco del Duero · Plaza de España 1, 46007 Valencia · IBAN ES72 8349 7307 3924 9575 4922';
  expect(numbersOf(foot)).toEqual([]);
  expect(findBareNumber(printLines(foot))).toBeNull();
  expect(numbersOf('Nordbank Girokonto, Filiale 12, IBAN DE89 3704 0044 0532 0130 00')).toEqual([
    'DE89 3704 0044 0532 0130 00',
  ]);
});

it('a day with its time behind the title is no number of an account', () => {
  const page = `
    EXTRATO DE CONTA CORRENTE        01/09/2026 - 08:10:21
    Conta:                           58.204-7 / METALURGICA PEDRA LISA LTDA
  `;
  expect(numbersOf(page)).toEqual(['58.204-7']);
});

it('groups that begin like a day may go on as a number', () => {
  const page = `
    NUMERO DE CUENTA         FECHA
    04-72-98-110442-7        31-AGO-2025
  `;
  expect(numbersOf(page)).toEqual(['04-72-98-110442-7']);
});

it('the account from which instalments are taken is not the one of the statement', () => {
  const page = `
    Junto enviamos o detalhe do empréstimo n.º 0770 1182 4400 31 que celebrou.
    Conforme acordado, as suas prestações são sempre debitadas na conta à ordem 0007 4411 2093.
  `;
  const { own, mentioned } = findAccountNumbers(fieldsOf(page));
  expect([...own, ...mentioned].map(({ value }) => value)).toEqual(['0770 1182 4400 31']);
});

it('the number of a reference is not one of the account', () => {
  expect(numbersOf('OCR-Nummer 7712044 0325 8')).toEqual([]);
});

it('the number of a depot stands behind that of the account that pays for it', () => {
  const { own, mentioned } = findAccountNumbers(fieldsOf('Depotnummer 277120449'));
  expect([own.length, mentioned.length]).toEqual([0, 1]);
});

it('the number stands behind what the account is called', () => {
  expect(numbersOf('CONTA SIMPLES N. 45517720981 MOEDA: EUR')).toEqual(['45517720981']);
});

it('the last figures of a card are its number where no other is printed', () => {
  expect(numbersOf('卡號末四碼     1227')).toEqual(['1227']);
});

it.each([
  ['N° 9030696-2 108-0 CBU 0070868636046601831443', '9030696-2 108-0'],
  ['N° 2023-002 CBU 0070868636046601831443', '0070868636046601831443'],
  ['N° 28/02/2023 CBU 0070868636046601831443', '0070868636046601831443'],
  ['N° 14 CBU 0070868636046601831443', '0070868636046601831443'],
])('in front of the number between banks stands that of the account: %s', (line, number) => {
  expect(numbersOf(line)).toEqual([number]);
});

it('the other number of an account is passed over', () => {
  const page = `
    Credit Card No.            Alternate Account Number     Statement Date
    4893 77XX XXXX 6104        0001014550001156381          20 Sep 2026
  `;
  expect(numbersOf(page)).toEqual(['4893 77XX XXXX 6104']);
});

describe('an account number is taken as printed', () => {
  it.each([
    ['Account Number: 12-3456-7890', '12-3456-7890'],
    ['R.I.B 190 780 21111 0058863 000 88', '190 780 21111 0058863 000 88'],
    ['Account No: 919803924765          1 Aug 2023 to 31 Aug 2023', '919803924765'],
    ['Account: +91 98765 43210', '+91 98765 43210'],
    ['Account number XXXXXX1234', 'XXXXXX1234'],
    ['Account Number: ****1234', '****1234'],
    ['Cheque Account Number:      40-9418-1490', '40-9418-1490'],
    ['Account No. 0001 2345 6789', '0001 2345 6789'],
    ['Folio 087114-EOP', '087114-EOP'],
    ['Conta Valor 1-4418820.000.001 — EUR', '1-4418820.000.001'],
    ['finance account number PF-18-4488120-01 from 01/01/2025', 'PF-18-4488120-01'],
    ['Membership number xxxx-xxxxxx-50897 17/01/24', 'xxxx-xxxxxx-50897'],
    ['Account No: 0100-123456-USD', '0100-123456'],
    ['Account: PLATINUM GOLD 6504 XXXX XXXX 2290', '6504 XXXX XXXX 2290'],
    ['RIB : CI008 01111 011104418270 66 FCFA', 'CI008 01111 011104418270 66'],
    ['Conta em moeda estrangeira n.º 40118827710 · Período', '40118827710'],
    ['CONTA À ORDEM - CONTA DA CAIXA MAIS UM Conta 0261018440300', '0261018440300'],
    ['Agência / Conta: 0001 / 17185238-3', '0001 / 17185238-3'],
    ['Kontonummer: 8327-1,521 692 081-8', '8327-1,521 692 081-8'],
    ['Kontonummer: NO3386015981992', 'NO3386015981992'],
    ['口座番号: 普通 7783353', '普通 7783353'],
    ['IBAN: DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['IBAN: DE89370400440532013000', 'DE89370400440532013000'],
    ['IBAN: AT48 3200 0000 1234 5864 BIC: RLNWATWW', 'AT48 3200 0000 1234 5864'],
    ['Rekening BE68 5390 0754 7034 EUR', 'BE68 5390 0754 7034'],
    ['IBAN: IE29 AIBK 931152 12345678 (BIC: AIBKIE2D)', 'IE29 AIBK 931152 12345678'],
    ['IBAN IT 60 X 05428 11101 000000123456', 'IT 60 X 05428 11101 000000123456'],
    ['Account ID: Q7XK4M2WDLR9E', 'Q7XK4M2WDLR9E'],
    ['Merchant Account ID: Q7XK4M2WDLR9E', 'Q7XK4M2WDLR9E'],
    ['Account Number: NX-4417-8820', 'NX-4417-8820'],
    ['Account # Y71-220936 IRMA HALL - INDIVIDUAL', 'Y71-220936'],
    ['Roll No. R024117702 MISS I M HALL', 'R024117702'],
    ['DEVELOPMENT LOAN   A/C M-04471-205', 'M-04471-205'],
    ['Account acct_1Q9xTfKe', 'acct_1Q9xTfKe'],
    ['Account: ACCT-12345678', 'ACCT-12345678'],
    ['Account number …4321', '…4321'],
    ['Account number 20114903 S1 BSB 833-205', '20114903 S1'],
    ['NEW AUTO LOAN ID L51 ACCOUNT 4251824-L51 APR 6.490%', '4251824-L51'],
    ['Account Statement - 100200300417', '100200300417'],
    ['Account No. 30-41-17 80215544 Statement 1 Jul 2025 to 31 Jul 2025', '30-41-17 80215544'],
    ['Account Number XXXX XXXX XXXX 6082 25 Feb 2025 to 24 Mar 2025', 'XXXX XXXX XXXX 6082'],
    ['Account: ABX-204417 Owner: Mara Holt', 'ABX-204417'],
    ['Card ending in 6120 Harbour Gold', '6120'],
    ['Bill Free Mastercard Gold (Credit card number: ************9460)', '************9460'],
    ['C.C.C.     3017 0702 18 6073223603', '3017 0702 18 6073223603'],
    ['A/c No: 0034-CC-00871 HARBOUR TRADERS Cash Credit', '0034-CC-00871'],
  ])('%s', (line, number) => {
    expect(numbersOf(line)).toEqual([number]);
  });

  it('the number comes before the IBAN of the same account', () => {
    expect(numbersOf('IBAN: DE89 3704 0044 0532 0130 00     Account number: 532013000')).toEqual(['532013000']);
  });

  it('with its place on the page', () => {
    expect(findAccountNumbers(fieldsOf('Account 01.12.2023 - 29.02.2024')).own).toEqual([]);
    const [found] = findAccountNumbers(fieldsOf('Account Number: 12345678')).own;
    expect(found!.source).toEqual({ page: 1, box: [120, 40, 160, 50], text: '12345678' });
  });

  it.each([
    'Account Statement - 20250331',
    'Account     1903 W Concord St',
    'Account     37.00',
    'Account     12,0000',
    'Abrechnungskonto: 259 501 30 / 697079654',
    'Account number: see overleaf',
    'Account: CHECKING1',
    'Account A1-22093',
    'Account 01-JAN-2025 to 31-JAN-2025',
    'Account AUTUMN-09-2025',
    'Account number: 12',
    'Account number',
    'Phone: 0800 123456',
  ])('"%s" has none', (line) => {
    expect(numbersOf(line)).toEqual([]);
  });
});

describe('the number of a statement is no account', () => {
  it.each([
    'Kontoauszug Nummer 008/2015',
    'Kontoauszug Nr. 1234',
    'Auszugsnummer: 20150801',
    'Statement number: 20240131',
    'Nr wyciągu: 0012/2024',
    'Numéro de relevé : 0008/2015',
    'Extracto nº 00123',
    'Afschriftnummer 0012',
    'Kontoutskrift nr. 2024',
    'Číslo výpisu: 2024001',
    'Estratto conto n. 00123',
    'Номер выписки 123456',
  ])('%s', (line) => {
    expect(numbersOf(line)).toEqual([]);
    expect(numbersOf(`${line}\nIBAN: DE89 3704 0044 0532 0130 00`)).toEqual(['DE89 3704 0044 0532 0130 00']);
  });
});

describe('the holder is a name', () => {
  it.each([
    ['Account Holder: Jane Q Sample', 'Jane Q Sample'],
    ['Account Name: Northgate Bakery LLC     Currency: USD', 'Northgate Bakery LLC'],
    ['Titular: José Núñez', 'José Núñez'],
  ])('%s', (line, name) => {
    expect(findLabelledHolder(fieldsOf(line), printLines(line))?.value).toBe(name);
  });

  it.each(['Account Holder: 12345678', 'Account Holder', 'Dear Jane'])('"%s" names none', (line) => {
    expect(findLabelledHolder(fieldsOf(line), printLines(line))).toBeNull();
  });
});

describe('the account type', () => {
  it.each([
    ['Account Type: Savings Account', 'savings'],
    ['Account Type: Current Account', 'checking'],
    ['Rodzaj rachunku:   MOJE KONTO ZA ZERO', 'checking', 'pl'],
    ['Your current account statement', 'checking'],
    ['Minimum payment due: 25.00     Credit limit: 5,000.00', 'credit_card'],
  ])('%s', (line, type, language = 'en') => {
    expect(typeOf(line, new Set([language]))).toBe(type);
  });

  it('stated is believed more than mentioned', () => {
    expect(
      typeOf(`
        Ask us about our savings account
        Account Type: Current Account
      `),
    ).toBe('checking');
  });

  it('is null when nothing says it', () => {
    expect(typeOf('Statement of account')).toBeNull();
    expect(typeOf('01/02/2025   TRANSFER TO SAVINGS ACCOUNT     45.20')).toBeNull();
  });

  it('is not taken from a language that the document is not in', () => {
    expect(typeOf('Sparkonto', new Set(['en']))).toBeNull();
    expect(typeOf('Sparkonto', new Set(['de']))).toBe('savings');
  });
});

describe('a stated currency', () => {
  it.each([
    ['Currency: EUR', 'EUR'],
    ['Currency     US Dollar', 'USD'],
    ['Währung: CHF', 'CHF'],
  ])('%s', (line, code) => {
    expect(findCurrency(fieldsOf(line))?.value).toBe(code);
  });

  it('is null when there is none', () => {
    expect(findCurrency(fieldsOf('Currency: see overleaf'))).toBeNull();
    expect(findCurrency(fieldsOf('Opening Balance 5,000.00'))).toBeNull();
  });
});

describe('an account number in a row of headings', () => {
  it.each([
    [
      'stands below its own heading',
      'Rekening              BIC\nBE39 3447 3305 7635   KREDBEBB',
      ['BE39 3447 3305 7635'],
    ],
    ['stands behind a wide colon', '帳號   ：012345678901', ['012345678901']],
    ['stands in the word of its label', '帳號：012-345-678901', ['012-345-678901']],
    ['is no period', 'Account               Details\n01/01/2025 - 31/01/2025', []],
    [
      'is less than one beside its label',
      'Account               Details\n9896-6767-3233        Main\nAccount number: 12345678',
      ['12345678'],
    ],
    ['is not the contract', 'Номер договора: 2560310805', []],
  ])('%s', (_case, block, numbers) => {
    expect(numbersOf(block)).toEqual(numbers);
  });
});

describe('the number of an account without a label of its own', () => {
  it.each([
    ['below the name, behind a word for number', 'CUENTA DE AHORROS\nNÚMERO 91247650812', '91247650812'],
    ['behind a bilingual name', 'Foreign Currency Savings 外幣儲蓄 474-0-215132-1 USD', '474-0-215132-1'],
    ['behind the sign of a currency', 'CA U$S 214-388105/9', '214-388105/9'],
    ['behind a colon in a cell of its own', 'Gold Cheque Account               : 62201043217', '62201043217'],
    ['behind a name that opens with a figure', '360 Checking - 36081181187', '36081181187'],
    ['below the name', 'Privatkonto    Kontohavare\n5280 85 658 59    Emelie Berg', '5280 85 658 59'],
    ['with a letter inside', 'CCP n° 14 286 41 K 038', '14 286 41 K 038'],
    ['behind the level of the account', 'ONE CHECKING - LEVEL 1 1440007318822', '1440007318822'],
    [
      'behind its currency and a word for number',
      'CUENTA CORRIENTE ESPECIAL DOLARES NRO.: 2-817-0940454660-4',
      '2-817-0940454660-4',
    ],
    ['between ornaments', '********** LevelUp Savings 1270045518 **********', '1270045518'],
    ['beside the term of an overdraft', 'Cuenta Corriente Nº 142-004417/9     Acuerdo: $ 2.000.000,00', '142-004417/9'],
  ])('%s', (_, block, number) => {
    expect(findNumbersBesideNames(printLines(block)).titled.map(({ value }) => value)).toEqual([number]);
  });

  it('stands anywhere below a title behind the sign of numbers, but below that of a statement', () => {
    const read = (title: string) =>
      findNumbersBesideNames(printLines(`                ${title}\n     N° 9750340-4 832-7`)).titled;
    expect(read('Cuenta Corriente en Pesos').map(({ value }) => value)).toEqual(['9750340-4 832-7']);
    expect(read('Extracto de Cuenta Corriente')).toEqual([]);
  });

  it('is not one of a list of accounts, where a heading has its own', () => {
    const block = 'Savings account 12345678   1,000.00\nCurrent account 87654321';
    expect(findNumbersBesideNames(printLines(block)).titled.map(({ value }) => value)).toEqual(['87654321']);
  });

  it('stands behind a short name and that of the product', () => {
    const block = 'C/C COMPTE SERENITE N° 00020987701 en euros';
    expect(findNumbersBesideNames(printLines(block)).titled[0]?.value).toBe('00020987701');
  });

  it('stands in front of the IBAN', () => {
    const { titled } = findNumbersBesideNames(printLines('SHARE ACCOUNT 044871-S1 IBAN IE13 STCU 9911 4700 0448 71'));
    expect(titled.map(({ value }) => value)).toEqual(['044871-S1']);
  });

  it.each([
    ['Detallamos los movimientos de su Cuenta de Ahorro en Lempiras No. 200-118-204418', '200-118-204418'],
    ['Here is the statement of your Rupee Current Account number 03120101448872', '03120101448872'],
  ])('stands in the sentence of a letter: %s', (sentence, number) => {
    expect(findNumbersBesideNames(printLines(sentence)).titled.map(({ value }) => value)).toEqual([number]);
  });

  it('may have the sign of numbers in a cell of its own', () => {
    const { titled } = findNumbersBesideNames(printLines('DOLLAR SAVINGS ACCOUNT      NO:      0114-4488-12'));
    expect(titled.map(({ value }) => value)).toEqual(['0114-4488-12']);
  });

  it('may stand in a cell of its own behind the name', () => {
    const block = 'Harbor Relationship Checking          329681104472';
    expect(findNumbersBesideNames(printLines(block)).titled[0]?.value).toBe('329681104472');
  });

  it('is no figure beside a name that has its number', () => {
    const block = 'Compte de chèques principal #0417 3302-118          2160003';
    expect(findNumbersBesideNames(printLines(block)).titled.map(({ value }) => value)).toEqual(['0417 3302-118']);
  });

  it('may be parted by points', () => {
    expect(findNumbersBesideNames(printLines('Driftskonto 4750.11.88812')).titled[0]?.value).toBe('4750.11.88812');
  });
});

describe('a labelled number', () => {
  it.each([
    ['behind the kind of account', 'Cheque Account Number: 40-9418-1490', '40-9418-1490'],
    ['with its check letter', 'Compte n° 0000417726K', '0000417726K'],
    ['with a letter within its figures', 'Compte n° 44 187 2K 027 IBAN', '44 187 2K 027'],
    ['with a letter within figures without spaces', 'Compte n° 4418712K027', '4418712K027'],
    ['without the letter of what follows', 'Compte n° 4418712K 027,50', '4418712K'],
    ['with its check letter right behind', 'Indicatif: 2009 Compte: 041882K', '041882K'],
    ['with its check letter a space away', 'Compte : 771234 B   IBAN : FR4130002005120771234', '771234 B'],
    ['behind the name of the product', 'CUENTA SMART: ES60 0049 4410 7126 1004 5521', 'ES60 0049 4410 7126 1004 5521'],
    ['and no sort code below the name', 'Everyday Account\nSort code: 82-62-11\nAccount number: 20418837', '20418837'],
    [
      'and no number of a statement below its title',
      'Extraits de compte\nN° 2025-003\nIBAN BE68 5390 0754 7034',
      'BE68 5390 0754 7034',
    ],
    [
      'and no number of taxes behind initials',
      'Banco Ejemplo S.A. - C.U.I.T. 30-50001008-4 - Av. Mitre 12\nNúmero de cuenta: 3-302-0940540232-1',
      '3-302-0940540232-1',
    ],
    ['before the last figures of a card', 'Card number: *6726\nAccount number: 0823243863', '0823243863'],
  ])('%s', (_, block, number) => {
    expect(numbersOf(block)[0]).toBe(number);
  });

  it('of a card in a sentence is not the account', () => {
    const { own, mentioned } = findAccountNumbers(fieldsOf('PAID IN SHOP WITH CARD NUMBER 6703 0527 XXXX 7051'));
    expect([own, mentioned.map(({ value }) => value)]).toEqual([[], ['6703 0527 XXXX 7051']]);
  });

  it('is no percentage below a heading', () => {
    expect(numbersOf('Account number   Rate\n12,0000          3')).toEqual([]);
  });
});

describe('an account number below the name of the account', () => {
  it('is read from a row of headings', () => {
    const block = `
      Privatkonto          Kontohavare          Period
      5280 85 658 59       Emelie Sandvik       2024-12-20
    `;
    expect(findNumbersBesideNames(printLines(block)).titled[0]?.value).toBe('5280 85 658 59');
  });

  it('is no amount', () => {
    const block = `
      Privatkonto          Sparkonto
      52 850,50            12 000,00
    `;
    expect(findNumbersBesideNames(printLines(block)).titled).toEqual([]);
  });

  it('is no postal code behind a state', () => {
    expect(findNumbersBesideNames(printLines('LOS ANGELES CA 90096-8000')).titled).toEqual([]);
  });
});

it('a number stands behind what the account is called and the sign of numbers', () => {
  expect(numbersOf('C/C PREMIER JEUNE N° 00031774801 en euros')).toEqual(['00031774801']);
});

it('the account to which what is due is to be paid is not the own one', () => {
  const page = `
    Datum                 ICS-klantnummer        Volgnummer
    17 september 2019     68112045937            9

    Het bedrag ad € 1.598,40 verwachten wij voor 8 oktober 2019 op rekening NL99 ABNA 9999 9999 99.
  `;
  expect(numbersOf(page)).toEqual(['68112045937']);
});

it.each([
  ['Account ID: 5b0c1f7e-90d2-4c55-a3a1-7be0f2c9d614', '5b0c1f7e-90d2-4c55-a3a1-7be0f2c9d614'],
  ['ID du compte : 10025934-93b0-4a0e-8f7c-21de5b0a9e44', '10025934-93b0-4a0e-8f7c-21de5b0a9e44'],
  ['Account: All Linked Accounts (**4417)', '**4417'],
])('programs number accounts as they do everything, and mask them behind a name: %s', (line, number) => {
  expect(numbersOf(line)).toEqual([number]);
});

it('the code that books give an account is no match for the number that its bank does', () => {
  const codes = 'Account Code   11121002';
  expect(numbersOf(codes)).toEqual(['11121002']);
  expect(numbersOf(`${codes}\nBank Account Number   142-00-1788123-4`)).toEqual(['142-00-1788123-4']);
});

it.each([
  ['Loan Account Number     S472 0447119 00', 'S472 0447119 00'],
  ['Roll number\nB/60417733-2', 'B/60417733-2'],
  ['Account Number     @XXXXXXXX3390@', 'XXXXXXXX3390'],
])('a letter or a mark may open the number: %s', (block, number) => {
  expect(numbersOf(block)).toEqual([number]);
});

it('the currency of the account may stand in front of its number', () => {
  expect(numbersOf('Account EUR        FI21 3939 0010 4477 15        SBANFIHH')).toEqual(['FI21 3939 0010 4477 15']);
});

it('a whole number stands before that of a card with its middle masked', () => {
  const page = `
    户名：欧阳志远            卡号：6222 **** **** 8814   币种：人民币
    账号：44187220110022      起止日期：2025-09-01 至 2025-09-30
  `;
  expect(numbersOf(page)).toEqual(['44187220110022', '6222 **** **** 8814']);
});

it.each([
  ['Виписка по рахунку UA21 3052 9900 0002 6003 0112 44817 за період', 'UA21 3052 9900 0002 6003 0112 44817'],
  ['Merchant account acct_1Q4417KX', 'acct_1Q4417KX'],
])('the words for an account stand in front of its number: %s', (line, number) => {
  expect(numbersOf(line)).toEqual([number]);
});

describe('a number below the title of a statement that ends in the name of the account', () => {
  const read = (title: string, number: string) =>
    findNumbersBesideNames(printLines(`${title}\nN° ${number} en euros`)).titled.map(({ value }) => value);

  it('is that of the account where it is long', () => {
    expect(read('Relevé de votre LIVRET A du 01/01/2024 au 31/12/2024', '00044187203')).toEqual(['00044187203']);
  });

  it('may be that of the statement where it is short', () => {
    expect(read('Relevé de votre LIVRET A du 01/01/2024 au 31/12/2024', '202 447')).toEqual([]);
  });
});

it.each([
  'Lønkonto     3627 0012 445 188     01.01.2025 - 31.01.2025     DKK',
  'Privatkonto     3627 0012 445 188     DKK',
])('the period and the currency may stand behind name and number: %s', (line) => {
  expect(findNumbersBesideNames(printLines(line)).titled.map(({ value }) => value)).toEqual(['3627 0012 445 188']);
});

it('what is said of a name and a number in other words is not the account', () => {
  expect(findNumbersBesideNames(printLines('Lønkonto     3627 0012 445 188     Kunde')).titled).toEqual([]);
});

describe('the number of a member', () => {
  it('is none of an account that has its own', () => {
    expect(numbersOf('Member number     973 004     Branch     Eastgate\nAccount number    402250017')).toEqual([
      '402250017',
    ]);
    expect(numbersOf('Member No: 04417\nLOANS A/C LN-04417-02')).toEqual(['LN-04417-02']);
  });

  it('is that of the account where there is no other', () => {
    expect(numbersOf('Member number     973 004')).toEqual(['973 004']);
  });
});

it('letters behind a stroke or a hyphen end a number', () => {
  expect(numbersOf('Account number: 53/6290017/M')).toEqual(['53/6290017/M']);
  expect(numbersOf('Account number: 62013/S1')).toEqual(['62013/S1']);
});

it('figures at the end of a code are no year where no such year comes', () => {
  expect(numbersOf('Wallet ID WL-4470-2093')).toEqual(['WL-4470-2093']);
  expect(numbersOf('Wallet ID WL-4470-2023')).toEqual([]);
});

it('behind a stroke the label stands again in another language', () => {
  expect(numbersOf('Account No. / رقم الحساب : 100050017     IBAN : EG380010000100000000100050017')).toEqual([
    '100050017',
  ]);
});

it.each([
  ['Checking Account     ACC-1001-2002', ['ACC-1001-2002']],
  ['Checking Account ACC-1001-2002', ['ACC-1001-2002']],
  ['Harbour Branch     ACC-1001-2002', []],
  ['Checking Account     ACC-10', []],
])('a code directly behind the kind of an account is its number: %s', (line, numbers) => {
  expect(findNumbersBesideNames(printLines(line)).titled.map(({ value }) => value)).toEqual(numbers);
});

it.each([
  ['ΑΡ. ΛΟΓ/ΣΜΟΥ: 6924-9350017-75', '6924-9350017-75'],
  ['LINE NUMBER           CYCLE BEGIN\n70-5770017-3          Jan 16, 2025', '70-5770017-3'],
])('words for the number of an account: %s', (page, number) => {
  expect(numbersOf(page)).toEqual([number]);
});

it('an address of mail behind the label of a number is that of a wallet', () => {
  expect(numbersOf('Wallet account ID: irma.hall@example.org')).toEqual(['irma.hall@example.org']);
  expect(numbersOf('Account: write to irma.hall@example.org')).toEqual([]);
});

it('words for kind and member in other languages', () => {
  const page = 'Reikningur     1128-05-660017     Tegund     Sparireikningur félagasamtaka';
  expect(typeOf(page, new Set(['is']))).toBe('savings');
  expect(numbersOf('Folio : 404017\nNuméro de compte : 00031770017')).toEqual(['00031770017']);
});
