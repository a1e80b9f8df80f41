import { describe, expect, it } from 'vitest';
import { buildLines } from '../../lines/build-lines.ts';
import { printLines, printPage, printWord, printWords } from '../../testing/page-fixture.ts';
import { settleShortDates } from '../../tokens/settle-short-dates.ts';
import { tokeniseLines } from '../../tokens/tokenise-lines.ts';
import { findHeaders } from './find-headers.ts';

/** Cells as `text: likeliest role`, `?` where the lexicon has no role for the words. */
const headersOf = (...blocks: readonly string[]) =>
  findHeaders(printLines(...blocks)).map((header) =>
    header.cells.map((cell) => `${cell.text}: ${cell.roles[0] ?? '?'}`),
  );

it('a title over the day and another column is no part of their names', () => {
  expect(
    headersOf(`
    Integrated Account Statement Savings            儲蓄存款
    Date         Transaction Details                 Deposit     Withdrawal      Balance
    日期           交易詳情                                     存入             支出           結餘
    21 Dec       B/F BALANCE                                                  201,550.33
    21 Dec       AUTOPAY ELECTRIC                                     319.37   201,230.96
    `),
  ).toEqual([
    [
      'Date 日期: date',
      'Transaction Details 交易詳情: description',
      'Deposit 存入: credit',
      'Withdrawal 支出: debit',
      'Balance 結餘: balance',
    ],
  ]);
});

describe('a line of column names heads a table', () => {
  it.each([
    [
      'Date         Description     Amount      Balance',
      ['Date: date', 'Description: description', 'Amount: amount', 'Balance: balance'],
    ],
    [
      'Datum        Text            Betrag Soll EUR / Betrag Haben EUR',
      ['Datum: date', 'Text: description', 'Betrag Soll EUR / Betrag Haben EUR: amount'],
    ],
    [
      'Fecha        Descripción            RD$         US$',
      ['Fecha: date', 'Descripción: description', 'RD$: amount', 'US$: amount'],
    ],
    [
      'Fecha        Descripción            S/          US$',
      ['Fecha: date', 'Descripción: description', 'S/: amount', 'US$: amount'],
    ],
    [
      'Date         Details         Ref       Paid out    Paid in',
      ['Date: date', 'Details: description', 'Ref: reference', 'Paid out: debit', 'Paid in: credit'],
    ],
    [
      'Buchungstag  Valuta       Verwendungszweck        Soll       Haben',
      ['Buchungstag: date', 'Valuta: valueDate', 'Verwendungszweck: description', 'Soll: debit', 'Haben: credit'],
    ],
    [
      'Bu.Tag    Wert      Wir haben für Sie gebucht      Belastung in EUR      Gutschrift in EUR',
      [
        'Bu.Tag: date',
        'Wert: valueDate',
        'Wir haben für Sie gebucht: description',
        'Belastung in EUR: debit',
        'Gutschrift in EUR: credit',
      ],
    ],
    [
      'Date         Name / Account / Description       Money out    Money in',
      ['Date: date', 'Name / Account / Description: description', 'Money out: debit', 'Money in: credit'],
    ],
    [
      'Fecha    Concepto      Importe    Saldo',
      ['Fecha: date', 'Concepto: description', 'Importe: amount', 'Saldo: balance'],
    ],
    [
      'FECHA    DESCRIPCION      CARGOS / DEBE      ABONOS / HABER',
      ['FECHA: date', 'DESCRIPCION: description', 'CARGOS / DEBE: debit', 'ABONOS / HABER: credit'],
    ],
    [
      'FECHA    DESCRIPCION      CARGOS  / DEBE      ABONOS /  HABER',
      ['FECHA: date', 'DESCRIPCION: description', 'CARGOS / DEBE: debit', 'ABONOS / HABER: credit'],
    ],
    [
      'Date     Libellé       Débit      Crédit',
      ['Date: date', 'Libellé: description', 'Débit: debit', 'Crédit: credit'],
    ],
    ['Date Description Debit Credit', ['Date: date', 'Description: description', 'Debit: debit', 'Credit: credit']],
    ['Date     Bananas       Amount', ['Date: date', 'Bananas: ?', 'Amount: amount']],
  ])('%s', (line, cells) => {
    expect(headersOf(line)).toEqual([cells]);
  });

  it('names of days and texts alone head amounts that stand behind them', () => {
    expect(
      headersOf(`
        Bu-Tag    Wert      Vorgang
                            Alter Kontostand          2.816,41 H
        02.07.    03.07.    Einkauf                      99,10 S
      `),
    ).toEqual([['Bu-Tag: date', 'Wert: valueDate', 'Vorgang: description']]);
  });

  it('and so do the names of the days of booking and of value', () => {
    expect(
      headersOf(`
        Buchung    Wert
        Saldo per 30.06.2024                 2.816,41+
        02.07.24   03.07.  Einkauf              99,10-
      `),
    ).toEqual([['Buchung: date', 'Wert: valueDate']]);
  });

  it('names of days and texts without amounts behind them head nothing', () => {
    expect(
      headersOf(`
        Bu-Tag    Wert      Vorgang
        02.07.    03.07.    Einkauf
      `),
    ).toEqual([]);
  });

  it('a fee over the amount leaves both of them, and the lines between, in the header', () => {
    expect(
      headersOf(`
        Datum           Kategorie transakce   Typ transakce      VS           Poplatek
        Valuta          Číslo protiúčtu       Zpráva             KS
        Kód transakce   Název protiúčtu       Poznámka           SS             Částka

        05.05.2026      Platba                Příchozí úhrada    91881346
        05.05.2026      152457681/0800        nájem
        9218708623      Nováková Jana                                        -4 005.03
      `),
    ).toEqual([
      [
        'Datum Valuta Kód transakce: date',
        'Kategorie transakce Číslo protiúčtu Název protiúčtu: description',
        'Typ transakce Zpráva Poznámka: description',
        'VS KS SS: reference',
        'Poplatek Částka: amount',
      ],
    ]);
  });

  it('one stacked over two lines is one header', () => {
    expect(
      headersOf(`
        Trans.       Posting
        Date         Date         Description     Amount
        01/02/2025   01/03/2025   GREEN GROCER    -45.20
      `),
    ).toEqual([['Trans. Date: transactionDate', 'Posting Date: date', 'Description: description', 'Amount: amount']]);
  });

  it('a word that is broken at the end of its line is one word', () => {
    expect(
      headersOf(`
        Дата                                  Сумма      Приход в        Расход в     Комис-
        обработки   Описание операции      операции   валюте счета   валюте счета      сия
      `),
    ).toEqual([
      [
        'Дата обработки: date',
        'Описание операции: description',
        'Сумма операции: amount',
        'Приход в валюте счета: credit',
        'Расход в валюте счета: debit',
        'Комиссия: ignored',
      ],
    ]);
  });

  it('names that stand centred in cells of different heights are of one header', () => {
    const place = (topPt: number, text: string) => printWords(text, topPt);
    const page = {
      ...printPage(''),
      widthPt: 500,
      heightPt: 300,
      words: [
        ...place(40, '             Posting                                     Card     '),
        ...place(46, 'Date                      Details               Amount           '),
        ...place(52, '             date                                        number   '),
        ...place(80, '01/02/2025   01/03/2025   GREEN GROCER          45.20     4417     '),
      ],
    };
    const lines = [...settleShortDates(tokeniseLines(buildLines(page)))];
    expect(findHeaders(lines).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Date', 'Posting date', 'Details', 'Amount', 'Card number'],
    ]);
  });

  it('a name centred over two others is part of both', () => {
    expect(
      headersOf(`
           Fecha                                           Saldo
        Oper   Liq     Concepto        Importe     Operación   Liquidación
        01/02  02/02   GREEN GROCER     -45.20        954.80      1,000.00
      `),
    ).toEqual([
      [
        'Fecha Oper: transactionDate',
        'Fecha Liq: valueDate',
        'Concepto: description',
        'Importe: amount',
        'Saldo Operación: balance',
        'Saldo Liquidación: balance',
      ],
    ]);
  });

  it('names in two scripts mean what both say', () => {
    expect(
      headersOf(`
        记账日期         交易金额                 联机余额        交易摘要
        Date         Transaction Amount   Balance     Transaction Type
        2025-01-02   -45.20               954.80      转账汇款
      `),
    ).toEqual([
      [
        '记账日期 Date: date',
        '交易金额 Transaction Amount: amount',
        '联机余额 Balance: balance',
        '交易摘要 Transaction Type: description',
      ],
    ]);
  });

  it('a name that nobody knows above both sides leaves the first of them its name', () => {
    const [header] = headersOf(`
        Date         Details          Zwosk
                                      Paid out     Paid in     Balance
        01/02/2025   Transfer         45.20                    104.80
      `);
    expect(header).toContain('Zwosk Paid out: debit');
  });

  it('one whose lines could each head a table is one header', () => {
    expect(
      headersOf(`
        Date         Time/       Descriptions     Withdrawal /     Outstanding     Channel
                     Eff.Date                     Deposit          Balance
        01/02/2025   10:22       Transfer         45.20            104.80          ATM
      `),
    ).toEqual([
      [
        'Date: date',
        'Time/ Eff.Date: ?',
        'Descriptions: description',
        'Withdrawal / Deposit: amount',
        'Outstanding Balance: balance',
        'Channel: ignored',
      ],
    ]);
  });

  it('a name is not torn apart where its words stand as far apart as a letter is wide', () => {
    expect(
      headersOf(`
        Posting Date  Effective Date  Branch Journal  Transaction Description     Amount  DB/CR     Balance
      `),
    ).toEqual([
      [
        'Posting Date: date',
        'Effective Date: valueDate',
        'Branch: ignored',
        'Journal: ?',
        'Transaction Description: description',
        'Amount: amount',
        'DB/CR: sign',
        'Balance: balance',
      ],
    ]);
  });

  it('one repeated on every page is found on every page', () => {
    const page = `
      Date         Description     Amount
      01/02/2025   GREEN GROCER    -45.20
    `;
    expect(headersOf(page, page)).toHaveLength(2);
  });

  it('with the currency that it names', () => {
    const [header] = findHeaders(printLines('Date     Description     Amount (EUR)     Balance (EUR)'));
    expect(header!.cells.map((cell) => cell.currencies[0] ?? null)).toEqual([null, null, 'EUR', 'EUR']);
  });
});

describe('lines that are no header', () => {
  it.each([
    [
      'prose with names of columns in it',
      'Your balance and the date of payment are described on page two of this letter',
    ],
    ['amounts without a date, a text or a reference', 'Money in     Money out'],
    ['dates without an amount', 'Date     Description'],
    ['a summary with its values', 'Opening Balance   1,000.00     Date   Amount   45.20'],
    ['a single name', 'Balance'],
    ['a summary with its labels side by side', 'Tagihan Sebelumnya     Pembayaran     Transaksi'],
    [
      'the particulars of the account side by side',
      'Rekeningnummer/IBAN     Rekeningsoort     in     Datum     Blad     Volgnr. afschrift',
    ],
    ['notes in brackets that go on below', 'Data     Referinta     (suma iesita din     (suma intrata in'],
    ['words of a payment that also name columns', 'ABONO COMERCIO FARM GUADALAJARA'],
    ['a row', '01/02/2025   GREEN GROCER    -45.20'],
  ])('%s', (_, line) => {
    expect(headersOf(line)).toEqual([]);
  });

  it('names that mean something else without their second half are read whole', () => {
    const [cells] = headersOf(`
      Date         Value         Particulars       Tran     Tran     Cheque      Withdrawals    Deposits     Balance DR
                   Date                            Type     ID       Details                                        /CR
      01/02/2024   01/02/2024    ATM CASH          TFR      S448                       10.00                  90.00 Cr
    `);
    expect(cells).toContain('Tran Type: ignored');
    expect(cells).toContain('Withdrawals: debit');
  });

  it('the second name of the texts, alone on its line, is part of the header', () => {
    const [header] = findHeaders(
      printLines(`
        Kirjauspäivä   Saaja/Maksaja                  Selitys         Määrä EUR
                       Viite/Viesti
        02.05.2025     VTS-KODIT OY                   TOISTUVA          640,00-
      `),
    );
    expect(header!.lineIndexes).toEqual([0, 1]);
  });

  it('a title above the header belongs to no stack', () => {
    const [header] = findHeaders(
      printLines(`
        Account Activity

        Date         Description     Amount
      `),
    );
    expect(header!.lineIndexes).toEqual([1]);
  });

  it('names on two pages are no stack', () => {
    expect(headersOf('Date     Description', 'Amount     Balance')).toEqual([]);
  });
});

describe('lines near a header are no part of it', () => {
  it('a name that no language knows is one of a column where it says what it counts in', () => {
    expect(headersOf('Date     Description          Money owed (£)     Money paid (£)     Balance (£)')[0]).toEqual([
      'Date: date',
      'Description: description',
      'Money owed (£): ?',
      'Money paid (£): ?',
      'Balance (£): balance',
    ]);
  });

  it('the title of a section stays above it', () => {
    expect(
      headersOf(`
                           CHECKS
        Date        Check No.      Amount
      `),
    ).toEqual([['Date: date', 'Check No.: reference', 'Amount: amount']]);
  });

  it.each(['* Break in Check Number Sequence.', 'Summary of Account           Payment Information'])('%s', (line) => {
    expect(headersOf(line)).toEqual([]);
  });
});

it('a balance by value date is no running balance', () => {
  const [cells] = headersOf(`
    Valuta     Movimenti dare     Movimenti avere     Saldo per valuta     Giorni
    01.10.25            48,75                                 176,19 D          1
  `);
  expect(cells).toContain('Saldo per valuta: ignored');
});

describe('words that nobody knows', () => {
  const list = (...above: readonly string[]) =>
    [
      ...above,
      '02/03/2025   GREEN GROCER         45.20     954.80',
      '03/03/2025   PIKE ST COFFEE        4.80     950.00',
    ].join('\n');
  const names = 'Qvanda       Plomish             Trevo      Zubel';
  const cells = ['Qvanda: ?', 'Plomish: ?', 'Trevo: ?', 'Zubel: ?'];

  it('head a list when one of them stands over each column, right above its rows', () => {
    expect(headersOf(list(names))).toEqual([cells]);
    expect(headersOf(list(names, '             Amber forward                1,000.00'))).toEqual([cells]);
  });

  it.each([
    ['over some of the columns alone', list('Qvanda       Plomish             Trevo')],
    ['away from the rows', list(names, '', 'Amber forward')],
    ['with figures', list(names.replace('Qvanda  ', 'Qvanda 2'))],
    ['over a single row, as labels stand', list(names).split('\n').slice(0, 2).join('\n')],
  ])('head nothing %s', (_, block) => {
    expect(headersOf(block)).toEqual([]);
  });

  it('over two lines are one header when the lower names too little', () => {
    const lower = '                                 (gor)      (gor)';
    expect(headersOf(list(names, lower))).toEqual([['Qvanda: ?', 'Plomish: ?', 'Trevo (gor): ?', 'Zubel (gor): ?']]);
  });

  it('head nothing beside a list whose columns have known names', () => {
    const known = 'Date         Description         Amount     Balance';
    expect(headersOf(`${list(known)}\n\n${list(names)}`)).toHaveLength(1);
  });

  it('below a title are a header without it', () => {
    expect(headersOf(list('Amber movements                      £          £', names))).toEqual([cells]);
  });
});

it('words that nobody knows below names that are known head no list of their own', () => {
  expect(
    headersOf(`
        KÖNYVELÉS      ÉRTÉKNAP       TRANZAKCIÓ MEGNEVEZÉSE     TERHELÉS    JÓVÁÍRÁS    EGYENLEG
        ZWOSK                                                        QERL        QERL        QERL

                                      NYITÓ EGYENLEG                                      213.456
        2024.04.03     2024.04.02     VÁSÁRLÁS KÁRTYÁVAL           -4.527                 208.929
        2024.04.05     2024.04.05     JÓVÁÍRÁS                                485.120     694.049
    `),
  ).toEqual([
    [
      'KÖNYVELÉS: date',
      'ÉRTÉKNAP: valueDate',
      'TRANZAKCIÓ MEGNEVEZÉSE: description',
      'TERHELÉS: debit',
      'JÓVÁÍRÁS: credit',
      'EGYENLEG: balance',
    ],
  ]);
});

it('takes names below the names of a list for those of the second line of each row', () => {
  const [header, ...others] = findHeaders(
    printLines(`
      Posted        Description       Counterparty account     Reference      Amount
      Value date    Details           Name of counterparty     Type           Balance
      03/12/2025    Direct debit      82163458/0100            3666867309     -110.72
      02/12/2025    for November      Power company            0308           1,889.28
    `),
  );
  expect(others).toEqual([]);
  expect([header!.isStacked, header!.lineIndexes]).toEqual([true, [0, 1]]);
});

it('a name that goes on in the next line is not split at the names within it', () => {
  expect(
    headersOf(`
      Fecha   Detalle     Monto cheques   Monto depósitos      Saldo
                               o cargos          o abonos
    `),
  ).toEqual([
    [
      'Fecha: date',
      'Detalle: description',
      'Monto cheques o cargos: debit',
      'Monto depósitos o abonos: credit',
      'Saldo: balance',
    ],
  ]);
});

it('a name behind a stroke goes on in the next line, where another name says the same', () => {
  expect(
    headersOf(`
      Fecha   Detalle     Referencia/     Retiro/     Depósito/      Saldo
                          Serial          Cargo       Abono
    `),
  ).toEqual([
    [
      'Fecha: date',
      'Detalle: description',
      'Referencia/ Serial: reference',
      'Retiro/ Cargo: debit',
      'Depósito/ Abono: credit',
      'Saldo: balance',
    ],
  ]);
});

it('the lower words of names that end in front of the first lines of a row are theirs', () => {
  const page = `
                               MONTO DEL    MONTO DEL
    FECHA       DESCRIPCIÓN                              SALDO
                               DEPOSITO     RETIRO
                CVE RASTREO: 8846APR
    12-NOV-25   SPEI DEVUELTO   3,500.00                 331.05
  `;
  expect(headersOf(page)[0]).toEqual(
    expect.arrayContaining(['MONTO DEL DEPOSITO: credit', 'MONTO DEL RETIRO: debit', 'SALDO: balance']),
  );
});

it('an amount has one name in two languages below each other, whichever line the first goes on in', () => {
  expect(
    headersOf(`
      Ngày GD     Số tiền ghi   Số tiền ghi   Số dư     Nội dung chi tiết
      TNX Date    nợ            có            Balance   Transactions in detail
      Số CT       Debit         Credit
      Doc No
      02/11/2025  4,511,000                   692,200   PHAM NGOC DIEP chuyen tien
      5300.21303                                        toi 436910085
    `),
  ).toEqual([
    [
      'Ngày GD TNX Date Số CT Doc No: date',
      'Số tiền ghi nợ Debit: debit',
      'Số tiền ghi có Credit: credit',
      'Số dư Balance: balance',
      'Nội dung chi tiết Transactions in detail: description',
    ],
  ]);
});

describe('column names that stand together below one name of a header', () => {
  it('are a text of its column', () => {
    expect(
      headersOf(`
        Date     Libellé                  Valeur      Débit      Crédit
        02/03    Virement émis            02/03       45,10
                 Motif charges
        04/03    Virement reçu            04/03                  300,00
      `),
    ).toEqual([['Date: date', 'Libellé: description', 'Valeur: valueDate', 'Débit: debit', 'Crédit: credit']]);
  });

  it('head another list where they stand apart', () => {
    expect(
      headersOf(`
        Date     Libellé                  Valeur      Débit      Crédit
        02/03    Virement émis            02/03       45,10
                 Motif                    Charges
                 Loyer                    45,10
      `),
    ).toHaveLength(2);
  });
});

it('the second line of a header is that of every header which ends with the same line', () => {
  const list = (name: string) => `
    Date        Status      Transaction     Reference     Description     Amount     ${name}
                            Type                                            (RM)     Balance
    01/05/26    Success     Payment         50001         Grocer           43.00       10.10
    02/05/26    Success     Reload          50002         Reload           90.00      100.10
  `;
  const names = headersOf(`${list('Wallet')}\n${list('GO+')}`).map((cells) => cells.at(-1));
  expect(names).toEqual(['Wallet Balance: balance', 'GO+ Balance: ?']);
});

it('names set tight fall apart below the name that is part of each', () => {
  const [cells] = headersOf(`
       FECHA                                                                SALDO
    OPER   LIQ           DESCRIPCIÓN           CARGOS     ABONOS     OPERACIÓN LIQUIDACIÓN
    02/MAR  02/MAR       SPEI ENVIADO STP    3,200.50                20,534.28   20,534.28
    04/MAR  04/MAR       DEPOSITO                       2,000.00     22,534.28   22,534.28
  `);
  expect(cells).toEqual([
    'FECHA OPER: transactionDate',
    'FECHA LIQ: valueDate',
    'DESCRIPCIÓN: description',
    'CARGOS: debit',
    'ABONOS: credit',
    'SALDO OPERACIÓN: balance',
    'SALDO LIQUIDACIÓN: balance',
  ]);
});

it('words that touch are each of the name right below, even where both are a name together', () => {
  const [cells] = headersOf(`
    Transaction Value
    Date        Date       Description        Withdrawal     Deposit     Balance
    05 AUG      06 AUG     ATM WITHDRAWAL         100.00                12,740.33
    08 AUG      08 AUG     SALARY BONUS                        17.33    12,757.66
  `);
  expect(cells).toEqual([
    'Transaction Date: transactionDate',
    'Value Date: valueDate',
    'Description: description',
    'Withdrawal: debit',
    'Deposit: credit',
    'Balance: balance',
  ]);
});

it('the name of one currency names the amounts, where nothing else does', () => {
  expect(headersOf('FECHA      REFERENCIA        COMPROBANTE       DÓLARES')).toEqual([
    ['FECHA: date', 'REFERENCIA: reference', 'COMPROBANTE: reference', 'DÓLARES: originalAmount'],
  ]);
});

it('a currency may be the front of a name without spaces', () => {
  const [header] = findHeaders(printLines('消費日      入帳日      消費說明       新臺幣金額'));
  expect(header!.cells.at(-1)).toMatchObject({ roles: ['amount'], currencies: ['TWD'] });
});

describe('names of amounts alone', () => {
  it('head a list right above its first row', () => {
    expect(
      headersOf(`
        Payments                                           Amount
        07/20/25   MOBILE PAYMENT - THANK YOU           -$3,573.97

        New charges
                                     Foreign Spend         Amount
        07/23/25   NETFLIX.COM LOS GATOS                  $265.76
      `),
    ).toEqual([
      ['Payments: debit', 'Amount: amount'],
      ['Foreign Spend: originalAmount', 'Amount: amount'],
    ]);
  });

  it.each([
    ['above a total', '                    Amount\nTotal fees          $0.00'],
    ['above amounts of another column', 'Amount\n07/20/25   PAYMENT      -$3,573.97'],
    ['behind words', 'Gravel pit            Amount\n07/20/25   PAYMENT     -$3.97'],
    [
      'beside a list whose columns have names',
      'Date       Description     Amount\n07/20/25   PAYMENT         -$3.97\n\n                           Amount\n07/21/25   PAYMENT         -$4.97',
    ],
  ])('head none %s', (_, block) => {
    expect(headersOf(block).filter((cells) => cells.every((cell) => !cell.endsWith(': date')))).toEqual([]);
  });
});

it('parts a header at its wider gaps, where the words across one are a name as well', () => {
  const [value, date] = [printWord('VALUE', 213, 40, 25), printWord('DATE', 241, 40, 20)];
  const line = printWords('DATE      DEBIT            CREDIT');
  const [header] = findHeaders([...tokeniseLines(buildLines({ ...printPage(''), words: [...line, value, date] }))]);
  expect(header!.cells.map(({ text }) => text)).toEqual(['DATE', 'DEBIT', 'CREDIT', 'VALUE DATE']);
});

it('labels of figures set wide, above a summary, head no list', () => {
  const summary = `
        DEBITOS                   CREDITOS
    TOTAL MONTO            TOTAL MONTO            SALDO PROMEDIO    SALDO ANTERIOR    SALDO A LA FECHA
        8       170,851.50      0            0.00         98,924.47        184,350.22           13,498.72
  `;
  expect(headersOf(summary)).toEqual([]);
});

it('names right below that say the same in another language are no header of their own', () => {
  const list = `
    Date     Description      Cheque No     Debit     Credit     Balance
    Tarikh   Diskripsi        No Cek        Debit     Kredit     Baki
    01 Mar   CLEARING         008097       380.75                169.95
  `;
  expect(headersOf(list)).toEqual([
    [
      'Date Tarikh: date',
      'Description Diskripsi: description',
      'Cheque No No Cek: reference',
      'Debit Debit: debit',
      'Credit Kredit: credit',
      'Balance Baki: balance',
    ],
  ]);
});

it('names of further lines that no row has are left out on every page alike', () => {
  const page = (day: string) => `
    Datum        Popis transakce          Název protiúčtu     VS        Připsáno
    zúčtování    Identifikace transakce   Protiúčet           KS        Odepsáno
    Datum                                                     SS
    transakce
    ${day}.08.2026   ODCHOZÍ ÚHRADA           Energetika          994192    -2 470,00
    ${day}.08.2026   IDENT-0729 11            111222/0300         558
  `;
  const [first, second] = headersOf(page('04'), page('05'));
  expect(first).toContain('Připsáno Odepsáno: amount');
  expect(second).toEqual(first);
});

it('three names below each other are those of one text, of references, or of days above a text', () => {
  expect(
    headersOf(`
      Datum           Kategorie transakce   Typ transakce      VS     Poplatek              Částka
      Valuta          Číslo protiúčtu       Zpráva             KS         Původní částka
      Kód transakce   Název protiúčtu       Poznámka           SS                   Kurz
      2. 6. 2026      Platba                Úhrada           7704               -18 900.00 CZK
      2. 6. 2026      2900369800/2010       nájem
      9015850875      Městská část
    `)[0]?.map((cell) => cell.split(': ')[1]),
  ).toEqual(['date', 'description', 'description', 'reference', 'originalAmount', 'amount']);
});

it('the end of a word that its column is too narrow for goes on below', () => {
  const list = `
    Receipt     Details            Transaction     Paid in     Withdraw     Balance
                                   Status                             n
    REP17VY     2024-04-11 GIFT    COMPLETED      1,260.00                 5,112.96
    REC58GP     2024-04-11 BILL    COMPLETED                  -2,345.00    3,852.96
  `;
  expect(headersOf(list)).toEqual([
    [
      'Receipt: reference',
      'Details: description',
      'Transaction Status: ignored',
      'Paid in: credit',
      'Withdrawn: debit',
      'Balance: balance',
    ],
  ]);
});
