import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listBanks, recogniseBank } from './banks.ts';
import { compileLexicon } from './compile-lexicon.ts';
import { currencyOf, defaultCurrencyOf } from './currencies.ts';
import type { ColumnRole } from './language.ts';
import { LANGUAGES } from './languages/index.ts';
import {
  creditDebitMarker,
  detectLanguages,
  lookupPhrase,
  matchPhrases,
  monthNumber,
  monthReadings,
} from './lexicon.ts';
import { foldPhrases, foldText, normaliseLabel } from './normalise-label.ts';

const REQUIRED_COLUMNS: readonly ColumnRole[] = [
  'date',
  'description',
  'reference',
  'debit',
  'credit',
  'amount',
  'balance',
  'valueDate',
];
const REQUIRED_LABELS = [
  'openingBalance',
  'closingBalance',
  'broughtForward',
  'carriedForward',
  'totalCredits',
  'totalDebits',
  'period',
  'accountNumber',
] as const;

const words = (text: string) => normaliseLabel(text).split(' ');
const columnsOf = (text: string) =>
  new Set(
    lookupPhrase(text)
      .filter(({ kind }) => kind === 'column')
      .map(({ value }) => value),
  );
const columnsIn = (text: string) => [
  ...new Set(
    matchPhrases(words(text))
      .filter(({ kind }) => kind === 'column')
      .map(({ value, start }) => `${start} ${value}`),
  ),
];

describe('every language', () => {
  it.each(LANGUAGES.map((language) => [language.code, language] as const))(
    '%s is complete and clean',
    (_code, language) => {
      expect(language.months).toHaveLength(12);
      expect(language.weekdays).toHaveLength(7);
      for (const role of REQUIRED_COLUMNS) expect(language.columns[role], role).not.toHaveLength(0);
      for (const label of REQUIRED_LABELS) expect(language.labels[label], label).not.toHaveLength(0);
      expect(language.markers.credit).not.toHaveLength(0);
      expect(language.markers.debit).not.toHaveLength(0);
      for (const group of [
        language.columns,
        language.labels,
        language.sections,
        language.accountTypes,
        language.terms ?? {},
      ]) {
        for (const phrases of Object.values(group)) {
          expect(foldPhrases(phrases)).toEqual(phrases.map(foldText));
          expect(phrases.map(foldText)).not.toContain('');
        }
      }
    },
  );
});

describe('normaliseLabel', () => {
  it.each([
    ['Débit (EUR)', 'debit'],
    ['Balance in ₦', 'balance'],
    ['Balance(₦)', 'balance'],
    ['受入金額（円）', '受入金额'],
    ['Money out (£)', 'money out'],
    ['Kwota w PLN', 'kwota'],
    ['Deposits & Credits', 'deposits credits'],
    ['İŞLEM TARİHİ', 'islem tarihi'],
    ['Całość', 'calosc'],
    ['Bokført beløp', 'bokfort belop'],
    ['Schlußsaldo', 'schlusssaldo'],
    ['거래 일자', '거래 일자'],
    ['Everyday Checking™', 'everyday checking'],
    ['Total all', 'total all'],
    ['USD', 'usd'],
    ['—', ''],
  ])('%s → %s', (printed, normal) => expect(normaliseLabel(printed)).toBe(normal));

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        (text) => normaliseLabel(normaliseLabel(text)) === normaliseLabel(text),
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom('in', '€', 'usd', 'saldo', 'USD', '(₦)'), { maxLength: 6 }), (parts) => {
        const once = normaliseLabel(parts.join(' '));
        return normaliseLabel(once) === once || words(once).length < parts.length;
      }),
    );
  });
});

describe('lookupPhrase', () => {
  it.each([
    ['Withdrawal Amt.', 'debit'],
    ['払出金額（円）', 'debit'],
    ['現在（貸付）高', 'balance'],
    ['Amount in FCY', 'originalAmount'],
    ['Phát sinh nợ', 'debit'],
    ['Số dư', 'balance'],
    ['ถอนเงิน', 'debit'],
    ['ยอดคงเหลือ', 'balance'],
    ['برداشت', 'debit'],
    ['التاريخ الميلادي', 'date'],
    ['Deposits and other credits', 'credit'],
    ['Money out (£)', 'debit'],
    ['Running Balance', 'balance'],
    ['Buchungstag', 'postingDate'],
    ['Zu Ihren Gunsten', 'credit'],
    ['Abonos', 'credit'],
    ['Libellé', 'description'],
    ['Montants débités de votre compte ($)', 'debit'],
    ['Montants crédités à votre compte ($)', 'credit'],
    ['Montants retirés ($)', 'debit'],
    ['Dépôt/Crédit', 'credit'],
    ['Bij', 'credit'],
    ['Data valuta', 'valueDate'],
    ['Kwota operacji', 'amount'],
    ['Saídas (R$)', 'debit'],
    ['Hævet', 'debit'],
    ['Ut av konto', 'debit'],
    ['Insättning', 'credit'],
    ['Saaja/Maksaja', 'description'],
    ['Açıklama', 'description'],
    ['Исходящий остаток', 'balance'],
    ['Χρέωση', 'debit'],
    ['Terhelés', 'debit'],
    ['Datum knjiženja', 'postingDate'],
    ['Isplate', 'debit'],
    ['Вальор', 'valueDate'],
    ['Saaja/Maksja', 'description'],
    ['Kredīts', 'credit'],
    ['Likutis', 'balance'],
    ['出金額', 'debit'],
    ['账户余额', 'balance'],
    ['戶口結餘', 'balance'],
    ['거래 일자', 'transactionDate'],
    ['الرصيد', 'balance'],
    ['יתרה', 'balance'],
    ['Konst. / spec. symbol', 'reference'],
    ['Валюта залишку', 'currency'],
    ['Залишок на кінець періоду', 'balance'],
    ['Валюта транзакции', 'currency'],
    ['Остаток на конец дня', 'balance'],
  ])('%s heads a %s column', (header, role) => expect(columnsOf(header)).toContain(role));

  it.each([
    ['Monto facturado a pagar', 'previousBalance'],
    ['Monto total facturado a pagar', 'newBalance'],
    ['Previous Loan Balance', 'previousBalance'],
    ['New Loan Balance', 'newBalance'],
    ['Prethodno zaduženje', 'previousBalance'],
    ['Likutis pradžiai', 'openingBalance'],
    ['Likutis pabaigai', 'closingBalance'],
    ['Atlikums sākumā', 'openingBalance'],
    ['Saldo lõpus', 'closingBalance'],
    ['Total des montants débités ($)', 'totalDebits'],
    ["Votre solde d'ouverture au", 'openingBalance'],
    ['نام صاحب سپرده', 'accountHolder'],
    ['סה"כ עסקאות בחו"ל', 'subtotal'],
  ])('%s labels a %s', (label, value) =>
    expect(lookupPhrase(label)).toContainEqual(expect.objectContaining({ kind: 'label', value })),
  );

  it.each(['balance transfer fee', 'Marriott', 'payment to credit union', 'Saldo de puntos del mes', ''])(
    '%j heads no column',
    (text) => expect(columnsOf(text).size).toBe(0),
  );
});

describe('words of column names', () => {
  it('have one figure at most, so that numbers and codes need no look-up', () => {
    const columns = [...compileLexicon(LANGUAGES).words.columns];
    expect(columns.filter((word) => /\d.*\d/.test(word))).toEqual([]);
  });
});

describe('matchPhrases', () => {
  it('takes the longest phrase and overlaps none', () => {
    const matches = matchPhrases(words('Opening Balance 150'));
    expect(matches.map(({ value }) => value)).toContain('openingBalance');
    expect(matches.every(({ start, end }) => start === 0 && end === 2)).toBe(true);
    expect(columnsIn('balance transfer fee')).toEqual([]);
  });

  it('reads neighbouring headers as two columns, and as one where they stand alone', () => {
    expect(columnsIn('Date Debit Credit Balance')).toEqual(['0 date', '1 debit', '2 credit', '3 balance']);
    expect(columnsIn('Debit/Credit')).toContain('0 amount');
    expect(columnsIn('Fecha Concepto Referencia Cargos Abonos Saldo')).toEqual(
      expect.arrayContaining(['1 description', '2 reference', '3 debit', '4 credit', '5 balance']),
    );
  });

  it('finds phrases inside words of scripts without spaces, whatever spaces are printed', () => {
    expect(columnsIn('取引日摘要出金額入金額残高')).toEqual(
      expect.arrayContaining(['0 transactionDate', '0 description', '0 debit', '0 credit', '0 balance']),
    );
    expect(columnsIn('거래 일자 출금액 잔액')).toEqual(
      expect.arrayContaining(['0 transactionDate', '2 debit', '3 balance']),
    );
    expect(columnsIn('本日特売')).toEqual([]);
  });

  it('never fails and keeps matches in order inside the line', () => {
    const vocabulary = ['balance', 'debit', 'credit', 'opening', '取引', '日', '残高', 'saldo', 'x', '12'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...vocabulary), { maxLength: 12 }), (line) => {
        let reached = 0;
        for (const { start, end } of matchPhrases(line)) {
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(line.length);
          expect(start).toBeGreaterThanOrEqual(Math.min(reached, start));
          reached = end;
        }
      }),
    );
  });
});

describe('months', () => {
  it.each([
    ['JAN', 1],
    ['sept.', 9],
    ['okt', 10],
    ['gen', 1],
    ['marca', 3],
    ['янв', 1],
    ['lis', 11],
    ['août', 8],
    ['Mär', 3],
    ['ağu', 8],
    ['Mai', 5],
    ['12月', 12],
  ])('%s is month %i', (word, month) => expect(monthNumber(word)).toBe(month));

  it.each(['Marriott', 'decathlon', 'January2024', 'x', ''])('%j is no month', (word) =>
    expect(monthNumber(word)).toBeNull(),
  );

  it('gives every reading of a word, ascending, and lets no two languages disagree about one', () => {
    expect(monthReadings('mar')).toEqual([3]);
    const forms = LANGUAGES.flatMap(({ months }) => months.flat());
    expect(forms.filter((form) => monthReadings(form).length !== 1)).toEqual([]);
  });
});

describe('creditDebitMarker', () => {
  it.each([
    ['CR', 'credit'],
    ['Cr.', 'credit'],
    ['(DR)', 'debit'],
    ['C', 'credit'],
    ['D', 'debit'],
    ['S', 'debit'],
    ['H', 'credit'],
    ['HABER', 'credit'],
    ['DEBE', 'debit'],
    ['Af', 'debit'],
    ['Bij', 'credit'],
    ['Ct', 'credit'],
    ['Dt', 'debit'],
    ['贷', 'credit'],
    ['貸', 'credit'],
    ['借', 'debit'],
  ])('%s is %s', (word, marker) => expect(creditDebitMarker(word)).toBe(marker));

  it.each(['c', 'd', 's', 'h', 'A', 'B', 'K', 'in', 'CRV', ''])('%j is no marker', (word) =>
    expect(creditDebitMarker(word)).toBeNull(),
  );

  it('admits letters of one language where the page is in it', () => {
    expect(creditDebitMarker('B', ['tr'])).toBe('debit');
    expect(creditDebitMarker('K', ['hu'])).toBe('credit');
  });
});

describe('detectLanguages', () => {
  it.each([
    ['de', 'Buchungstag Wertstellung Verwendungszweck Betrag Saldo'],
    ['es', 'Fecha Concepto Cargos Abonos Saldo'],
    ['it', 'Data operazione Valuta Descrizione Dare Avere Saldo'],
    ['hr', 'Datum valute Opis Isplate Uplate Prethodno stanje Novo stanje'],
    ['bg', 'Дата Вальор Дебит Кредит Основание Начално салдо Крайно салдо'],
    ['et', 'Kuupäev Selgitus Deebet Kreedit Algsaldo Käive Lõppsaldo'],
    ['is', 'Dagsetning Skýring Úttekt Innborgun Upphafsstaða Lokastaða'],
    ['lv', 'Datums Apraksts Debets Kredīts Sākuma atlikums Beigu atlikums'],
    ['lt', 'Data Paskirtis Debetas Kreditas Pradinis likutis Galutinis likutis'],
    ['mn', 'Гүйлгээний огноо Эхний үлдэгдэл Дебит гүйлгээ Кредит гүйлгээ Эцсийн үлдэгдэл Гүйлгээний утга'],
    ['zh', '交易日期 摘要 借方发生额 贷方发生额 余额'],
    ['sk', 'Dátum zaúčtovania Popis transakcie Suma Zostatok Počiatočný zostatok Konečný zostatok Majiteľ účtu'],
    ['sl', 'Datum knjiženja Namen plačila V breme V dobro Začetno stanje Končno stanje Imetnik računa'],
    ['sr', 'Датум Опис промене Дугује Потражује Претходно стање Ново стање Власник рачуна'],
    ['mk', 'Датум Опис на трансакција Долгува Побарува Почетна состојба Крајна состојба'],
    ['sq', 'Data Përshkrimi Debi Kredi Balanca Gjendja fillestare Gjendja përfundimtare'],
    ['ca', 'Data operació Data valor Concepte Càrrecs Abonaments Saldo anterior Saldo final'],
    ['ka', 'თარიღი დანიშნულება გასული თანხა შემოსული თანხა საწყისი ნაშთი საბოლოო ნაშთი'],
    ['hy', 'Ամսաթիվ Գործարքի նկարագրություն Ելք Մուտք Սկզբնական մնացորդ Վերջնական մնացորդ'],
    ['az', 'Tarix Təyinat Məxaric Mədaxil Dövrün əvvəlinə qalıq Dövrün sonuna qalıq'],
    ['kk', 'Күні Төлем мақсаты Шығыс Кіріс Бастапқы қалдық Соңғы қалдық'],
    ['hi', 'दिनांक विवरण आहरण जमा शेष राशि प्रारंभिक शेष अंतिम शेष'],
    ['bn', 'তারিখ বিবরণ উত্তোলন জমা প্রারম্ভিক স্থিতি সমাপনী স্থিতি'],
    ['am', 'ቀን ዝርዝር ወጪ ገቢ ቀሪ ሂሳብ የመነሻ ቀሪ ሂሳብ የመጨረሻ ቀሪ ሂሳብ'],
    ['uz', 'Sana To‘lov maqsadi Chiqim Kirim Davr boshidagi qoldiq Davr oxiridagi qoldiq'],
    ['ur', 'تاریخ تفصیل ڈیبٹ کریڈٹ ابتدائی بیلنس اختتامی بیلنس'],
  ])('%s: %s', (code, line) => expect(detectLanguages(words(line))[0]?.language).toBe(code));

  it('hears what stands on every row no more than a few times', () => {
    const rows = Array.from({ length: 30 }, () => 'Karta').join(' ');
    const [first] = detectLanguages(words(`Data operațiunii Descriere Suma Sold contabil Sold anterior ${rows}`));
    expect(first?.language).toBe('ro');
  });

  it('names none without evidence', () => expect(detectLanguages(['xyzzy', '42'])).toEqual([]));
});

describe('currencyOf', () => {
  it.each([
    ['€', 'EUR'],
    ['¬', 'EUR'],
    ['$', 'USD'],
    ['R$', 'BRL'],
    ['HK$', 'HKD'],
    ['kr', 'SEK'],
    ['Rs.', 'INR'],
    ['`', 'INR'],
    ['zł', 'PLN'],
    ['Kč', 'CZK'],
    ['₺', 'TRY'],
    ['руб.', 'RUB'],
    ['din.', 'RSD'],
    ['МКД', 'MKD'],
    ['РСД', 'RSD'],
    ['円', 'JPY'],
    ['元', 'CNY'],
    ['₦', 'NGN'],
    ['Fr.', 'CHF'],
    ['د.إ', 'AED'],
    ['US Dollar', 'USD'],
    ['Singapore Dollar', 'SGD'],
    ['Uruguayan Peso', 'UYU'],
    ['pesos mexicanos', 'MXN'],
    ['in EUR', 'EUR'],
    ['Account currency: British Pound', 'GBP'],
  ])('%s is first of all %s', (text, code) => expect(currencyOf(text)[0]).toBe(code));

  it.each(['', 'balance', 'Total', 'CR', 'DR', 'TRY again', 'try', 'all', 'man', 'le', 'din', 'RO', '42'])(
    '%j names none',
    (text) => expect(currencyOf(text)).toEqual([]),
  );

  it('knows what a country pays with', () => {
    expect(defaultCurrencyOf('mx')).toBe('MXN');
    expect(defaultCurrencyOf('XX')).toBeNull();
  });
});

describe('recogniseBank', () => {
  const bankOf = (lines: readonly string[]) => recogniseBank(lines.map((line) => line.split(' ')));

  it.each([
    ['in-hdfc', ['statement of account', 'hdfc bank ltd']],
    ['de-dkb', ['deutsche kreditbank ag', 'kontoauszug']],
    ['be-bnp-fortis', ['bnp paribas fortis']],
    ['ng-zenith', ['zenith bank plc']],
  ])('%s', (id, lines) => expect(bankOf(lines)?.id).toBe(id));

  it('takes no counterparty deep in the list for the bank, and guesses nothing', () => {
    const rows = Array.from({ length: 40 }, (_, row) => `row ${row}`);
    expect(bankOf([...rows, 'transfer to hdfc bank'])).toBeNull();
    expect(bankOf(['we value your business', 'statement of account'])).toBeNull();
  });

  it('gives every bank one stable id and no bank an empty phrase', () => {
    const ids = listBanks().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const bank of listBanks()) expect(bank.id).toMatch(/^[a-z]{2}(-[a-z0-9]+)+$/);
    expect(bankOf([''])).toBeNull();
  });
});

it('the word "in" before a currency tells a direction where it makes a name', () => {
  const roles = (text: string) => lookupPhrase(text).flatMap(({ kind, value }) => (kind === 'column' ? [value] : []));
  expect(roles('Payments In €')).toEqual(['credit']);
  expect(roles('Balance in €')).toContain('balance');
  expect(roles('Amount in EUR')).toEqual(['amount']);
  expect(roles('Amount (in`)')).toEqual(roles('Amount (in₹)'));
  expect(roles('Amount (in`)')).toContain('amount');
  expect(roles('Betrag in Euro')).toEqual(['amount']);
});

it.each([
  '单价',
  'السعر',
  'Cena',
  'Precio',
  'Harga',
  'Prezzo',
  '単価',
  '단가',
  'Preț',
  'Цена',
  'Fiyat',
  'Ціна',
  'Unit price',
])('%s of a share is no amount', (name) => {
  const roles = lookupPhrase(name).flatMap(({ kind, value }) => (kind === 'column' ? [value] : []));
  expect(new Set(roles)).toEqual(new Set(['ignored']));
});
