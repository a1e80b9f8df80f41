import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findFields } from './find-fields.ts';
import { weighAccountType } from './weigh-account-type.ts';

function weigh(block: string, ...languages: string[]) {
  const lines = printLines(block);
  return weighAccountType(findFields(lines), lines, new Set(languages));
}

describe('a title that names what is owed is stated', () => {
  it.each([
    ['en', 'Credit Card Statement', 'credit_card'],
    ['en', 'Mortgage Statement', 'loan'],
    ['en', 'Harbour Lending — Loan Account History', 'loan'],
    ['de', 'Kreditkartenabrechnung', 'credit_card'],
    ['fr', 'Relevé de prêt', 'loan'],
    ['es', 'Estado de cuenta de tarjeta de crédito', 'credit_card'],
    ['sv', 'Kreditkortsfaktura', 'credit_card'],
    ['da', 'Låneudskrift', 'loan'],
    ['nb', 'Kredittkortfaktura', 'credit_card'],
    ['is', 'Reikningsyfirlit greiðslukorts', 'credit_card'],
    ['mn', 'Зээлийн дансны хуулга', 'loan'],
    ['fi', 'Korttilasku', 'credit_card'],
    ['pl', 'Wyciąg z karty kredytowej', 'credit_card'],
    ['cs', 'Výpis z úvěrového účtu', 'loan'],
    ['cs', 'Výpis z kartového účtu\nNa účet: 1000-1000000005/0800', 'credit_card'],
    ['hu', 'Hitelszámla-kivonat', 'loan'],
    ['ro', 'Extras de cont card de credit', 'credit_card'],
    ['tr', 'Kredi Kartı Ekstresi', 'credit_card'],
    ['uk', 'Виписка за кредитною карткою', 'credit_card'],
    ['id', 'Tagihan Kartu Kredit', 'credit_card'],
    ['ja', 'クレジットカードご利用代金明細書', 'credit_card'],
  ])('%s: %s', (language, title, type) => {
    expect(weigh(title, language)).toMatchObject({ type, certainty: 'stated' });
  });
});

it.each([
  ['de', 'Nicht reguliertes Sparkonto EUR'],
  ['fr', "Compte d'épargne non réglementé EUR"],
  ['nl', 'Niet-gereglementeerde spaarrekening EUR'],
])('savings that no law favours are savings: %s', (language, name) => {
  const page = `
    ${name}
    Nr. 3

    IBAN BE68 5390 0754 7034`;
  expect(weigh(page, language)).toMatchObject({ type: 'savings' });
});

it('kinds of accounts below the heading of an overview are those of its lines', () => {
  const page = (...accounts: readonly string[]) => `
    Kontotyp                 Kontonummer       Guthaben
    ${accounts.join('\n\n    Kontotyp                 Kontonummer       Guthaben\n    ')}

    ONLINE-KONTO 9236648068`;
  const [online, saved] = [
    'ONLINE-KONTO             9236648068        1.754,77',
    'TAGESGELDKONTO           4158033450        2.850,00',
  ];
  expect(weigh(page(online, saved), 'de')?.type).not.toBe('savings');
  expect(weigh(page(saved), 'de')?.type).toBe('savings');
});

it('an overview says of the account whose number stands over the list what it is, and of no other', () => {
  const page = (below: string) => `
    CONTA POUPANÇA N. 86720570131           8 521.13
    CRÉDITO HABITAÇÃO N. 692391387        -84 112.07

    ${below}`;
  const current = 'MOEDA: EUR      IBAN: PT50 0033 0000 46720570131 05      CONTA À ORDEM';
  expect(weigh(page(current), 'pt')?.type).toBe('checking');
  expect(weigh(page('MOEDA: EUR      CONTA 86720570131'), 'pt')?.type).toBe('savings');
});

it.each(['P.E.L. - N° 05231435401', 'L.E.P. EN CPTE - N° 05234296582'])(
  'the initials of savings in front of a number say what kind it is: %s',
  (line) => {
    expect(weigh(line, 'fr')?.type).toBe('savings');
  },
);

it('what an overview says is owed on a card makes none of the account below it', () => {
  const page = (name: string) => `
    RESUMO DAS CONTAS
      CONTA SIMPLES      841.93
      ${name}        182.45-

    CONTA SIMPLES N. 45517720981 MOEDA: EUR`;
  expect(weigh(page('CONTA CARTAO'), 'pt')?.type).not.toBe('credit_card');
});

it('the line of a product below the names of its balances says what kind it is', () => {
  const page = `
    PRODUCTO            BALANCE INICIAL     ENTRADA DE DINERO    SALIDA DE DINERO     BALANCE FINAL
    Cuenta corriente    7.248,82 €          525,82 €             1.156,40 €           6.618,24 €
    IBAN   ES8815860001470218844037`;
  expect(weigh(page, 'es')).toMatchObject({ type: 'checking', certainty: 'stated' });
});

it('a holder of a card with a day to pay by suggests a credit card, and a holder alone says nothing', () => {
  expect(weigh('Cardholder: Robert Wilson\nPayment due date: 07/15/2025', 'en')).toMatchObject({
    type: 'credit_card',
    certainty: 'likely',
  });
  expect(weigh('Cardholder: Robert Wilson', 'en')).toBeNull();
});

describe('the kind of an account beside its number is stated', () => {
  it.each([
    ['en', 'Current account 72834733 Sort code 23-01-20', 'checking'],
    ['en', 'First National Bank Aspire Current Account : 62123456789', 'checking'],
    ['en', 'Member Advantage Checking - 3503557348', 'checking'],
    ['de', 'C24 Girokonto IBAN DE50 5002 4024 0000 1234 56', 'checking'],
    ['sv', 'Privatkonto 8327-9 1234567890', 'checking'],
    ['de', 'SPARKONTO 310 447 128     SEITE 1', 'savings'],
    ['en', 'Account No : 50100123456789 PRIME SAVINGS', 'savings'],
    ['en', 'A/C No: 054301000999 A/C Type: SAVINGS Currency: INR', 'savings'],
    ['da', 'Opsparingskonto 4180 0001234567', 'savings'],
    ['fr', 'Vos opérations Livret A n° 0071 448 296 3', 'savings'],
    ['de', 'Komfortgirokonto DE50 5002 4024 0000 1234 56', 'checking'],
    ['nl', 'Plusspaarrekening NL09 BUNK 2045 7788 10', 'savings'],
    ['es', 'CAJA DE AHORRO PESOS     CUENTA 7727482', 'savings'],
    ['es', 'CC $ 066-001954/7     CBU 0170685523866429354110', 'checking'],
    ['es', 'CA U$S 066-401182/3     CBU 0170685523866429354110', 'savings'],
    ['en', 'A/C NO : 0078844017     TYPE : SAVINGS - ORDINARY', 'savings'],
    ['id', 'NO. REKENING : 704418823600     JENIS / TYPE : TABUNGAN XTRA', 'savings'],
    ['en', 'Account No : 0420010107743     Account Type : OVERDRAFT - GENERAL', 'checking'],
    ['it', 'C/C N. 010/0220981', 'checking'],
    ['en', 'Notice Saver 32 day Account number 38-9014-0388172-01 Account name P J HALL', 'savings'],
  ])('%s: %s', (language, line, type) => {
    expect(weigh(line, language)).toMatchObject({ type, certainty: 'stated' });
  });

  it.each([
    ['please pay it into your current account 72834733', 'en'],
    ['Overdraft limit     500.00     Account No : 0420010107743', 'en'],
    ['Savings Account 31/03/2026', 'en'],
    ['Account number 38-9014-0388172-01 Account name THE NOTICE SAVER CAFE', 'en'],
  ])('but not in %j', (line, language) => {
    expect(weigh(line, language)?.certainty).not.toBe('stated');
  });
});

describe('the words for the accounts of members and clients', () => {
  it.each([
    ['REGULAR SHARE', 'savings'],
    ['Share Account Passbook', 'savings'],
    ['SHARE DRAFT', 'checking'],
    ['ATTORNEY TRUST ACCOUNT', 'checking'],
    ['Member Equity Shares', 'other'],
  ])('%s', (title, type) => {
    expect(weigh(`${title}\nAccount number 12345678`, 'en')?.type).toBe(type);
  });
});

describe('the name of a bank says nothing', () => {
  it.each([
    ['fr', 'Crédit Agricole Centre-Est'],
    ['fr', 'Crédit Maritime de Bretagne     Extrait de compte'],
    ['en', 'Cascade Community Credit Union'],
    ['en', 'Ventura Savings Bank'],
    ['uk', 'Чорноморський кредит'],
    ['fr', "Caisse d'Épargne Normandie"],
    ['it', 'Cassa di Risparmio di Urbino'],
    ['hu', 'Pannon Hitelbank'],
  ])('%s: %s', (language, name) => {
    expect(weigh(name, language)).toBeNull();
  });
});

describe('a heading beside the account number is the type of the account', () => {
  it('outweighs the title of the document', () => {
    const block = `
      Extrato Conta Corrente
      Poupança: EUR
      Número da conta: 12345678
    `;
    expect(weigh(block, 'pt')).toMatchObject({ type: 'savings', certainty: 'stated' });
  });

  it('beside the number as the head prints it again, with the name of the bank', () => {
    const block = `
      Account Number    Statement Period
      440018826731      November 1-30, 2025

      IRMA HALL
      12 HIGH STREET
      LAKEWOOD CO 80232

      Juniper Bank Investor Checking™      Account Number: 440018826731
    `;
    expect(weigh(block, 'en')).toMatchObject({ type: 'checking', certainty: 'stated' });
    expect(weigh(block.replace('Investor Checking', 'Savings Services'), 'en')).toBeNull();
  });

  it('where the number stands first: on the slip below, the words beside it say how to pay', () => {
    const block = `
      Privatgirokonto   EUR
      Kontonummer   DE02 1203 0000 0057 3913 39

      14.12.19   Einkauf   10,20 EUR-
      14.12.19   Einkauf   10,20 EUR-
      15.12.19   Einkauf   10,20 EUR-
      16.12.19   Einkauf   10,20 EUR-

      Kreditkarte   DE02 1203 0000 0057 3913 39
      Neuer Saldo   13.482,98 EUR
      Mindestrate   337,07 EUR
    `;
    expect(weigh(block, 'de')?.type).toBe('checking');
  });

  it('outweighs the bank whose name holds a word for loans', () => {
    const block = `
      Crédit Maritime de Bretagne     Extrait de compte
      Compte de dépôt                 N° de compte 123456789
    `;
    expect(weigh(block, 'fr')).toMatchObject({ type: 'checking', certainty: 'stated' });
  });

  it('is read inside the name of a product on the same line', () => {
    expect(weigh('SC Savings Account     Account Number 1612-7771-6576', 'en')?.type).toBe('savings');
  });

  it('is the last word of the product right above it, and no part of the name of a firm', () => {
    const product = weigh('Easy Access Savings\nAccount number 10442871', 'en');
    expect(product).toMatchObject({ type: 'savings', certainty: 'stated' });
    expect(weigh('Easy Access Savings\nBath\nBA1 5QF\nSort code 04-00-82\nAccount number 10442871', 'en')).toBeNull();
    const firm = 'ESTADO DE CUENTA CORRIENTE\nINVERSIONES ANDINAS DEL CENTRO S.A.C.     CUENTA 191-2490117-0-08';
    expect(weigh(firm, 'es')?.type).toBe('checking');
  });

  it('stands at the end of a title with number and period', () => {
    const title = 'Kontoutskrift nr. 1 for konto 9710.73.97534 i perioden 01.12.2024 - 31.01.2025 Sparekonto';
    expect(weigh(title, 'nb')?.type).toBe('savings');
  });

  it('is no line of an overview without a figure, and no loan in brackets', () => {
    expect(weigh('Relationship Summary:\nChecking     $2,224.38\nSavings     -----', 'en')).toBeNull();
    expect(weigh('口座番号 10894-77270921\n照会期間 2025年04月01日\n現在（貸付）高', 'ja')).toBeNull();
  });

  it('stands in front of its number beside a labelled figure', () => {
    expect(weigh('TAPLUS - 1229965227     Total setoran     +7,902.00', 'id')?.type).toBe('savings');
  });

  it('is not told by sixteen figures that begin with the number of the branch', () => {
    expect(weigh('A/C NO: 0235208801990368', 'en')).toBeNull();
  });

  it('is read beside its translation and a currency', () => {
    expect(weigh('HKD Current 港元往來', 'en')?.type).toBe('checking');
    expect(weigh('Juniper One - HKD Current 港元往來', 'en')?.type).toBe('checking');
    expect(weigh('Rekening Koran / Statement of Account     No. Rekening 704418823600', 'id')).toBeNull();
  });
});

describe('a heading with the word for account around it is read in every language', () => {
  it.each([
    ['he', 'חשבון חיסכון     ILS\nמספר חשבון     711735306', 'savings'],
    ['ar', 'حساب توفير     AED\nرقم الحساب     571-657691-819', 'savings'],
    ['zh', '活期存款     TWD\n帳戶號碼     458-18-992550-9', 'checking'],
    ['ko', '저축예금: KRW\n계좌번호: 558-792360-44-127', 'savings'],
    ['pl', 'Wyciąg z rachunku inwestycyjnego', 'brokerage'],
    ['da', 'Kontoudtog for investeringskonto', 'brokerage'],
    ['ru', 'Выписка по брокерскому счёту', 'brokerage'],
    ['ja', '証券総合口座 お取引明細書', 'brokerage'],
    ['es', 'Extracto de billetera móvil', 'other'],
    ['it', 'Estratto conto portafoglio mobile', 'other'],
    ['uk', 'Виписка з електронного гаманця', 'other'],
    ['de', 'Wallet-Auszug', 'other'],
    ['ar', 'كشف المحفظة الإلكترونية', 'other'],
    ['en', 'Mobile Wallet Statement', 'other'],
    ['fr', "Compte d'épargne à intérêt élevé", 'savings'],
    ['fr', 'Compte de chèques de base', 'checking'],
    ['en', 'Wallet Transaction History', 'other'],
    ['en', 'eWallet Statement', 'other'],
  ])('%s: %s', (language, block, type) => {
    expect(weigh(block, language)?.type).toBe(type);
  });

  it('in Russian too, where the word for an account is no title of a statement', () => {
    const block = `
      Выписка по счёту
      Накопительный счёт   RUB
      Номер счёта          40817810057200040728

      Дата платежа            31.10.2019
      Текущая задолженность   841 413,52 RUB
      Минимальный платёж       21 035,34 RUB
    `;
    expect(weigh(block, 'ru')).toMatchObject({ type: 'savings', certainty: 'stated' });
  });

  it('beside an address that begins like a date', () => {
    const block = `
      12/3 MG Road     Money Market Savings: INR
      NEW DELHI        Account Number: XXXXXXXX6465
    `;
    expect(weigh(block, 'en')).toMatchObject({ type: 'savings', certainty: 'stated' });
  });

  it('and a payment slip on the same sheet does not outweigh it', () => {
    const block = `
      Savings Account        INR
      Account Number         12345678
      New Balance            11,204.30
      Minimum Payment Due    280.11
      Payment due date       02/15/2025
    `;
    expect(weigh(block, 'en')).toMatchObject({ type: 'savings', certainty: 'stated' });
  });

  it('but one that stands away from the number does not decide against a bill', () => {
    const block = `
      Savings
      New Balance            11,204.30
      Minimum Payment Due    280.11
    `;
    expect(weigh(block, 'en')?.type).not.toBe('savings');
  });
});

describe('a card that pays from a current account is not a credit card', () => {
  it.each([
    ['uk', 'Виписка по картці'],
    ['ru', 'Выписка по карте'],
    ['ro', 'Extras de cont card'],
    ['de', 'Umsatzaufstellung'],
  ])('%s: %s', (language, title) => {
    expect(weigh(title, language)).toBeNull();
  });

  it.each([
    ['tr', 'Kredili Mevduat Hesabı'],
    ['sv', 'Kontokredit'],
    ['da', 'Kassekredit'],
  ])('%s: nor is an overdraft a loan: %s', (language, label) => {
    expect(['loan', 'credit_card']).not.toContain(weigh(label, language)?.type);
  });
});

describe('the words of a bill', () => {
  it('make a card likely when they have values', () => {
    const block = `
      Minimum payment due: 25.00
      Payment due date: 02/15/2025
    `;
    expect(weigh(block, 'en')).toMatchObject({ type: 'credit_card', certainty: 'likely' });
  });

  it('belong to the loan whose title says so', () => {
    const block = `
      Mortgage Statement
      Previous Balance: 7,564.47
      Minimum Payment Due: 100.00
      Payment due date: 02/15/2025
    `;
    expect(weigh(block, 'en')).toMatchObject({ type: 'loan', certainty: 'stated' });
  });

  it.each(['Minimum payment due', 'Toplam Borç     84.335,69'])('%s alone says nothing', (line) => {
    expect(weigh(line)).toBeNull();
  });
});

describe('no type rather than a guess', () => {
  it.each([
    ['ko', '이 예금은 예금자보호법에 따라 보호됩니다.'],
    ['ja', '普通預金は預金保険の対象です。'],
  ])('from a sentence about deposits: %s: %s', (language, sentence) => {
    expect(weigh(sentence, language)).toBeNull();
  });

  it('when the page says both that money is owed and that it is held', () => {
    const block = `
      Account number 12345678
      Savings account
      Home loan
    `;
    expect(weigh(block, 'en')).toBeNull();
  });

  it.each([
    'Statement of account',
    'Ask us about our home loan and our credit card',
    '01/02/2025   CREDIT CARD PAYMENT     45.20',
    '01/02/2025   CREDIT CARD PAYMENT',
    '01/02/2025   TRANSFER TO SAVINGS ACCOUNT     100.00',
    '01/02/2025   TRANSFER   SAVINGS ACCOUNT',
    '01/02 SAVINGS ACCOUNT',
    'Open a savings account today and earn more interest',
    'Protection under the deposit scheme. Investment accounts are not covered',
  ])('%s', (line) => {
    expect(weigh(line, 'en')).toBeNull();
  });
});

it.each([
  ['Card number   4000 1234 5678 9010', 'credit_card'],
  ['Card number   XXXX-XXXX-XXXX-9010', 'credit_card'],
  ['Card number   3700 XXXXXX 01001', 'credit_card'],
])('%s is the number of a card', (line, type) => {
  expect(weigh(line, 'en')?.type).toBe(type);
});

it('the number of a card beside the number of an account says who paid from it', () => {
  const block = `
    Account number   1 047 2231 9980
    Card number   XXXX-XXXX-XXXX-9010
  `;
  expect(weigh(block, 'en')).toBeNull();
});

it('a number that begins with a zero is none of a card', () => {
  expect(weigh('Account number 4265884011831705', 'en')).toMatchObject({ type: 'credit_card', isByNumber: true });
  expect(weigh('Account number 0265884011831705', 'en')).toBeNull();
});

it('groups of eight are no number of a card', () => {
  expect(weigh('Számlaszám   11773016-05899242-00000000', 'hu')).toBeNull();
});

describe('types hidden by other words of the page', () => {
  it.each([
    ['it', 'Conto corrente n. 000000123456', 'checking'],
    ['es', 'Resumen de Cuenta Corriente en Pesos', 'checking'],
    ['de', 'Kontoauszug: Nordbank Giro plus vom 01.01.2020 bis 31.01.2020', 'checking'],
    ['sv', 'Privatkonto 8327-9, 123 456 789-0', 'checking'],
    ['cs', 'Název účtu: Spořicí účet Plus', 'savings'],
    ['ja', '普通預金', 'savings'],
    ['en', 'Arranged Overdraft Limit   1,000.00', 'checking'],
    ['fr', 'Autorisation de découvert : 500,00 EUR', 'checking'],
  ])('%s: %s', (language, line, type) => {
    expect(weigh(line, language)?.type).toBe(type);
  });

  it('takes the limit of an overdraft for no limit of a card', () => {
    expect(weigh('Limite da conta: R$ 2.000,00', 'pt')).toMatchObject({ type: 'checking', isUnopposed: true });
    expect(weigh('Overtræk 16,250 % · kassekredit maks. 15.000,00', 'da')).toMatchObject({ isUnopposed: true });
    expect(weigh('Yfirdráttarheimild: 300.000,00', 'is')).toMatchObject({ type: 'checking', isUnopposed: true });
  });

  it('leaves a sentence on overdrafts alone', () => {
    expect(weigh('You have no arranged overdraft', 'en')).toBeNull();
  });
});

describe('words that only look like those of a bill suggest no debt', () => {
  it.each([
    ['another language calls an instalment so', 'Visa rate   £1,500.00'],
    ['a sum in brackets below a number', 'Card   XXXX 6426\n    (Savings=$11,279)'],
  ])('%s', (_, block) => {
    expect(weigh(`\n    ${block}\n`, 'en')).toBeNull();
  });

  it('the summary of a credit line below the list is no title', () => {
    const above = Array.from({ length: 16 }, (_, line) => `    paragraph ${'abcdefghijklmnop'[line]}`).join('\n');
    expect(weigh(`${above}\n    RESUMEN LINEA DE CREDITO\n`, 'es')?.certainty).not.toBe('stated');
  });
});

it('the number of a card below the number of the account says who paid, and names no credit card', () => {
  expect(weigh('Account number: 8981 0342 7719\n\n\n    Card account # XXXX XXXX XXXX 4417\n', 'en')).toBeNull();
  expect(weigh('Card account # XXXX XXXX XXXX 4417\n', 'en')?.type).toBe('credit_card');
});

describe('the name of a limit is no kind of account', () => {
  it('above its figure', () => {
    const block = `
      Saldo            Kredit           Period
      11 833,97 kr     10 000,00 kr     2024-11-01 - 2024-11-29
      Kontonummer 312 485 520
    `;
    expect(weigh(block, 'sv')).toBeNull();
  });
});

describe('the names of columns are no titles', () => {
  it('where one of several words of a figure stands by itself', () => {
    const block = `
      YOUR CARDS             CURRENT      PAST DUE
      WORLD MASTER          1,376.97          0.00

      Account No. 204022123456

      PREVIOUS     PAYMENTS &     CURRENT
      BALANCE -     CREDITS =     BALANCE
       7,292.44      5,915.47     1,376.97
    `;
    expect(weigh(block, 'en')).toBeNull();
  });

  it('in a list of loans far below the number', () => {
    const block = `
      Account No. 204022123456
      ${'Words of a letter\n      '.repeat(40)}
      LOAN          CREATED        AMOUNT       OUTSTANDING
      EMI 123       11/06/2025     48,000.00    24,000.00
    `;
    expect(weigh(block, 'en')).toBeNull();
  });
});

it('what Nepal and India call savings is one', () => {
  expect(weigh('Account Type : SUPER BACHAT KHATA', 'en')?.type).toBe('savings');
});

it('the groups of an IBAN are no number of a card', () => {
  const page = 'Kontonummer: 1560026180\n\n    Girokonto   DE57 2004 1133 1560 0261 80\n';
  expect(weigh(page, 'de')?.type).toBe('checking');
});

it('a heading beside a labelled figure names the account whose number stands below', () => {
  const page = `
    Tabungan NOW IDR                               Saldo Awal :   216.600,72
    Nomor Rekening : 1170010426534
  `;
  expect(weigh(page, 'id')?.type).toBe('savings');
});

it.each(['-', '–', '/'])('a title states the kind of account in front of %s and its number', (dash) => {
  expect(weigh(`Savings Account ${dash} 411018823351\nBeginning balance   7,527.62`, 'en')).toMatchObject({
    type: 'savings',
    certainty: 'stated',
  });
});

it('the title of a list names the kind of account in front of its number', () => {
  expect(weigh('Statement of transactions in Savings Account 34560100012877 in INR\n', 'en')?.type).toBe('savings');
  expect(weigh('Please pay the amount into your Savings Account 34560100012877\n', 'en')?.certainty).not.toBe('stated');
});

describe('a kind beside the name of a product is the kind of the account', () => {
  it.each([
    ['ko', '상품명     든든한 입출금통장(저축예금)', 'savings'],
    ['en', 'Account type: Easy Everyday (Savings Account)', 'savings'],
    ['en', 'Account type: Current Account (joint)', 'checking'],
    ['zh', '活期性存款交易明細 帳號 3310-2245-7718 綜合活期儲蓄存款', 'savings'],
    ['zh', '活期性存款交易明細 帳號 3310-2245-7718 臺北分行', 'checking'],
    ['en', 'POSB eMySavings Account     Account No. 331-22457-8', 'savings'],
    ['en', 'Oak Multiplier Account     Account No. 331-22457-8', null],
    ['en', 'Oak Everyday Statement', 'checking'],
    ['en', 'Oak Everyday Saver Statement', 'savings'],
  ])('%s: %s', (language, block, type) => {
    expect(weigh(block, language)?.type ?? null).toBe(type);
  });
});

describe('a sentence with the number of an account below that of a card', () => {
  const card = 'Carta Classic     5255 XXXX XXXX 4417\n';
  it('says who pays the card', () => {
    expect(weigh(`${card}Addebito sul c/c IT60X0542811101000000123456 con valuta 15/05/2024`, 'it')?.type).not.toBe(
      'checking',
    );
  });

  it('says nothing of who pays where the number has a label of its own', () => {
    expect(weigh(`${card}Conto corrente IT60X0542811101000000123456`, 'it')?.type).toBe('checking');
  });
});

it.each([
  ['en', 'SHARE 01 REGULAR SHARE\nAccount number 4417-0', 'savings'],
  ['en', 'Share Account Passbook\nAccount number 4417-0 118', 'savings'],
  ['en', 'Notice Saver\nAccount number 38-9014-0388172-01', 'savings'],
  ['en', 'ORDINARY SAVINGS (BOSA)   A/C M-04471-010', 'savings'],
  ['es', 'Cuenta: 11-00041872-3 AHORRO CORRIENTE', 'savings'],
])('%s: %s is an account for savings', (language, block, type) => {
  expect(weigh(block, language)?.type).toBe(type);
});

it.each(['Wallet Statement', 'E-Wallet Statement'])('%s is of no bank account', (title) => {
  expect(weigh(title, 'en')?.type).toBe('other');
});

it('a word of four signs names the kind in a title', () => {
  expect(weigh('Web通帳 普通預金 お取引明細', 'ja')?.type).toBe('savings');
});

it('the title of a Croatian or Serbian statement states the kind of its account', () => {
  expect(weigh('IZVOD PO TEKUĆEM RAČUNU', 'hr')).toMatchObject({ type: 'checking', certainty: 'stated' });
});

it.each([
  ['nl', 'Kredietkaart-staat\nKredietlimiet     25 000,00'],
  ['en', 'Credit Card Statement\nOverdraft limit     25,000.00'],
])('the limit of a card is no overdraft, whatever it is called: %s', (language, page) => {
  expect(weigh(page, language)?.type).toBe('credit_card');
});

it('the name stands in front of the number and what is said behind it', () => {
  const page = "ÉPARGNE STABLE (ET1) Folio 087114-ET1 Taux d'intérêt annuel 0,70 %";
  expect(weigh(page, 'fr')).toMatchObject({ type: 'savings', certainty: 'stated' });
});

it.each([
  ['en', 'Please find below the statement of your Rupee Current Account with our branch (0312).', 'checking'],
  ['es', 'A continuación detallamos los movimientos de su Cuenta de Ahorro en Lempiras', 'savings'],
])('a letter names the account whose statement it is: %s', (language, sentence, type) => {
  expect(weigh(sentence, language)?.type).toBe(type);
});

it('an offer in a letter names no account', () => {
  expect(weigh('Ask our branch for the terms of your next Current Account today.', 'en')).toBeNull();
});

it('a kind that banks have in their names is one in the title of a statement', () => {
  expect(weigh('RESUMEN TRIMESTRAL DE CAJA DE AHORRO ESPECIAL EN DÓLARES', 'es')?.type).toBe('savings');
});

it('of two kinds as heavy the stated one counts', () => {
  expect(weigh('Investment portfolio\nSavings Account Statement', 'en')?.type).toBe('savings');
});

it('each line of an overview says what another account is, its product named', () => {
  const page = `
    Conta Valor 1-4418820.000.001                     2.830,60
    Conta Poupança Objetivo 1-4418820.166.003         6.503,72
    DEPÓSITO À ORDEM — Conta Valor 1-4418820.000.001 — EUR
  `;
  expect(weigh(page, 'pt')?.type).toBe('checking');
});

it.each([
  ['es', 'ESTADO DE CUENTA MONETARIA EN QUETZALES', 'checking'],
  ['en', 'PERSONAL FINANCE (MURABAHA) ACCOUNT STATEMENT', 'loan'],
  ['pl', 'Rachunek bieżący w walucie', 'checking'],
  ['tr', 'VADESİZ TİCARİ MEVDUAT', 'checking'],
])('what banks of one region call a kind is one, %s: %s', (language, title, type) => {
  expect(weigh(title, language)?.type).toBe(type);
});

it('what is to be paid at least may stand below, beside a heading that is no label', () => {
  const page = `
    Minimaal te betalen bedrag     Wij incasseren rond 27 april 2025 van
    € 650,53                       NL57 ABNA 0411 7720 03
  `;
  expect(weigh(page, 'nl')?.type).toBe('credit_card');
});

it.each([
  ['en', 'HKD Statement Savings Account name: MR AU-YEUNG KA MING AND/OR MS HO SIU LAI', 'savings'],
  ['nl', 'Scheldebank Prepaid Mastercard', 'other'],
  ['en', 'Harbour Prepaid Visa', 'other'],
  ['de', 'Kontoart     TRADING', 'brokerage'],
  ['ar', 'نوع الحساب     حساب جار', 'checking'],
  ['ko', '대출한도(마이너스)     5,000,000 원', 'checking'],
])('the kind stands in front of the holder or in other words, %s: %s', (language, block, type) => {
  expect(weigh(block, language)?.type).toBe(type);
});
