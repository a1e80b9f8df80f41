import { describe, expect, it } from 'vitest';
import type { DateToken } from '../lines/reading.ts';
import { printLines } from '../testing/page-fixture.ts';
import { findFields } from './find-fields.ts';
import { readPeriod } from './read-period.ts';

function periodOf(block: string): (string | null)[] {
  const lines = printLines(block);
  const { from, to } = readPeriod(lines, findFields(lines));
  return [printed(from), printed(to)];
}

/** Day first where both orders are possible. */
function printed(token: DateToken | null): string | null {
  if (token === null) return null;
  const { year, month, day } = token.readings[0]!;
  return `${year}-${month}-${day}`;
}

describe('a printed period', () => {
  it.each([
    ['Statement period: 01/01/2025 - 31/01/2025', '2025-1-1', '2025-1-31'],
    ['Statement period 01/01/2025 to 31/01/2025', '2025-1-1', '2025-1-31'],
    ['From 01/01/2025 to 31/01/2025', '2025-1-1', '2025-1-31'],
    ['Periode: 01-12-18 t/m 31-12-18', '2018-12-1', '2018-12-31'],
    ['Periode: 01-02-22 tot en met 28-02-22', '2022-2-1', '2022-2-28'],
    ['รอบระหว่างวันที่ 01/10/2024 ถึง 31/10/2024', '2024-10-1', '2024-10-31'],
    ['ตั้งแต่วันที่ 01/10/2024 ถึง 31/10/2024', '2024-10-1', '2024-10-31'],
    ['期間: 2018/12/01 ～ 2018/12/31', '2018-12-1', '2018-12-31'],
    ['01.12.2025 till 28.02.2026', '2025-12-1', '2026-2-28'],
    ['Period 21-05-01 - 21-07-31', '2021-5-1', '2021-7-31'],
    ['Zeitraum 01.01.2025 bis 31.01.2025', '2025-1-1', '2025-1-31'],
    ['Período del 01/01/2025 al 31/01/2025', '2025-1-1', '2025-1-31'],
    ['December 7, 2024 through January 7, 2025', '2024-12-7', '2025-1-7'],
    ['1 January 2025 [GMT+01:00] - 31 January 2025 [GMT+01:00]', '2025-1-1', '2025-1-31'],
    ['Statement Period: January 1 · March 31, 2024', '2024-1-1', '2024-3-31'],
    ['01 Jan 2025 – 31 Jan 2025', '2025-1-1', '2025-1-31'],
    ['Statement period: January 1–31, 2026', '2026-1-1', '2026-1-31'],
    ['Periodo: Del 1 al 31-03-2025', '2025-3-1', '2025-3-31'],
    ['Zeitraum: 1. - 30.04.2025', '2025-4-1', '2025-4-30'],
    ['תקופה: 31/01/2025 - 01/01/2025', '2025-1-1', '2025-1-31'],
    ['From : 01/04/2026 To : 30/04/2026', '2026-4-1', '2026-4-30'],
    ['Statement for the period (From : 01-10-2024 To : 31-10-2024)', '2024-10-1', '2024-10-31'],
    ['Hesap Özeti (01.01.2025 - 28.02.2025)', '2025-1-1', '2025-2-28'],
    ['起止日期：20250601-20250630', '2025-6-1', '2025-6-30'],
    ['Tímabil: 27072017-26082017', '2017-7-27', '2017-8-26'],
    ['起止日期:20260301-20260331', '2026-3-1', '2026-3-31'],
    ['起始日期:20250301     结束日期:20250531', '2025-3-1', '2025-5-31'],
    ['PERIODO: 1 DE JUNIO DE 2025 AL 30 DE JUNIO DE 2025', '2025-6-1', '2025-6-30'],
    ['01 DE MARÇO DE 2026 a 31 DE MARÇO DE 2026     VALORES EM R$', '2026-3-1', '2026-3-31'],
    ['del 01 al 30 de ABRIL 2025', '2025-4-1', '2025-4-30'],
    ['Từ ngày / From: 01/07/2025 Đến ngày / To: 31/07/2025   Loại tiền / Currency: VND', '2025-7-1', '2025-7-31'],
    ['Periodo   01-MAY-25/31-MAY-25', '2025-5-1', '2025-5-31'],
    ['Mês: Novembro/2025\nPeríodo: 1 - 30', '2025-11-1', '2025-11-30'],
    ['PERIODE : SEPTEMBER 2025', '2025-9-1', '2025-9-30'],
    ['Statement Period: April 2026', '2026-4-1', '2026-4-30'],
    ['A B C D SDN BHD     STATEMENT DATE / TARIKH PENYATA : 01/03/2024 - 31/03/2024', '2024-3-1', '2024-3-31'],
    ['FEBRUARY 2024', '2024-2-1', '2024-2-29'],
    ['対象期間：2026年2月', '2026-2-1', '2026-2-28'],
    ['From Date : 01 Apr, 2024\nTo Date : 30 Apr, 2024', '2024-4-1', '2024-4-30'],
    ['Account From Date :01/04/2024\nAccount To Date :30/04/2024', '2024-4-1', '2024-4-30'],
    ['2024-05-01 00:00:00 至 2024-05-31 23:59:59', '2024-5-1', '2024-5-31'],
    ['9 April to 8 August 2019', '2019-4-9', '2019-8-8'],
    ['1 June 2025 [GMT] - 30 June 2025 [GMT]', '2025-6-1', '2025-6-30'],
    ['Período: Del 1 al 31 de enero de 2026', '2026-1-1', '2026-1-31'],
    ['Za období: 01.12. - 31.12.2025', '2025-12-1', '2025-12-31'],
    ['NORTE   EXTRACTO DE FEBRERO 2026   Hoja 1', '2026-2-1', '2026-2-28'],
    ['NORTE   EXTRACTO DE DICIEMBRE 2025 - ENERO 2026', '2025-12-1', '2026-1-31'],
    ['Kontoauszug November 2023 bis Januar 2024          Seite 1 von 4', '2023-11-1', '2024-1-31'],
    ['Relevé de novembre 2023 à janvier 2024          Page 1', '2023-11-1', '2024-1-31'],
    ['Zeitraum: November 2023 bis Januar 2024', '2023-11-1', '2024-1-31'],
    [
      'Summary 01/09/2024 - 30/09/2024   Opening balance   Money in   Money out   Closing balance',
      '2024-9-1',
      '2024-9-30',
    ],
  ])('%s', (line, from, to) => {
    expect(periodOf(line)).toEqual([from, to]);
  });

  it('over the end of a line', () => {
    expect(periodOf('Account Number: 4521   Statement Period: January 1, 2024 -\nJanuary 31, 2024   Address')).toEqual([
      '2024-1-1',
      '2024-1-31',
    ]);
  });

  it('over three lines of a box', () => {
    const box =
      'OLD BANK                Statement Period:\n3217                          Nov 3, 2025\nSuite 4                            through\n                             Nov 30, 2025\n                              Page 1 of 2';
    expect(periodOf(box)).toEqual(['2025-11-3', '2025-11-30']);
    expect(periodOf(box.replace('through', 'Account'))).not.toEqual(['2025-11-3', '2025-11-30']);
  });

  it.each<[string, string, string, string]>([
    [
      'below its label, the second end below the first',
      `
                                Statement Period
      Account Number            December 31, 2025 to
      440022718834              January 31, 2026`,
      '2025-12-31',
      '2026-1-31',
    ],
    [
      'over three lines beside an address',
      `
      Saint Paul                Statement Period:
      3217 TRN                  Nov 3, 2025
                                through
                                Nov 30, 2025`,
      '2025-11-3',
      '2025-11-30',
    ],
    [
      'with its last date broken',
      `
      AB25 1NQ   Effective from:   07 December 2023 to 05
                                   January 2024`,
      '2023-12-7',
      '2024-1-5',
    ],
    [
      'with its last date broken behind the month',
      `
      HARBOUR ROAD 4   Statement for December 1, 2024 to January
      LAGOS            31, 2025`,
      '2024-12-1',
      '2025-1-31',
    ],
    [
      'with the year of its last date broken, around its label',
      `
                           01 Nov 2025 – 31 Jan
      Statement period
                           2026
      Arranged overdraft   £0.00`,
      '2025-11-1',
      '2026-1-31',
    ],
  ])('%s', (_, block, from, to) => {
    expect(periodOf(block)).toEqual([from, to]);
  });

  it('is left without the year that stands with other words below', () => {
    const block = `
      01 Nov 2025 – 31 Jan
      2026 Terms apply`;
    expect(periodOf(block)[1]).not.toBe('2026-1-31');
  });

  it('in a cell of its own beside amounts', () => {
    expect(periodOf('NL91ABNA0417164300   01-03-2025 t/m 31-03-2025   1.234,56   2.728,62')).toEqual([
      '2025-3-1',
      '2025-3-31',
    ]);
  });

  it('at the left of a label with its amount', () => {
    expect(periodOf('June 11 to July 10, 2024      Purchases      $1,020.22')).toEqual(['2024-6-11', '2024-7-10']);
  });

  it.each([
    [
      'Opening Balance on September 2, 2022   $0.00\nClosing Balance on September 17, 2022   $860.00',
      '2022-9-2',
      '2022-9-17',
    ],
    ['Previous balance 06/28/2019   $445.28\nEnding balance 07/31/2019   $682.22', '2019-6-28', '2019-7-31'],
    ['Balance as of 01.10.2025:   1,320.00\nBalance as of 31.10.2025:   1,470.04', '2025-10-1', '2025-10-31'],
    [
      'Balance as of 01.10.2025: 1,320.00\nBalance as of 02.10.2025: 1,300.00\nBalance as of 03.10.2025: 1,470.04',
      null,
      '2025-10-3',
    ],
    ['alter Kontostand vom 30.06.2024   2.816,41', '2024-7-1', null],
    ['Balance from statement 57 dated 23/03/2026   401.77', '2026-3-23', null],
  ])('by the days of the balances: %s', (block, from, to) => {
    const [first, last] = periodOf(block);
    expect([first, last]).toEqual([from, to]);
  });

  it('not by the day of a balance in the list', () => {
    expect(periodOf('06/28/2019   Previous balance   $445.28\n07/31/2019   Ending balance   $682.22')).toEqual([
      null,
      null,
    ]);
  });

  it('in a cell of its own beside other details of the account', () => {
    expect(
      periodOf(
        'From 01/07/2025 (first day) To 31/07/2025      Kind of the account in Riyadh main branch      Savings of the family and of the firm',
      ),
    ).toEqual(['2025-7-1', '2025-7-31']);
  });

  it('over two lines of a box among others', () => {
    const page = `
      De 01-07-2025 a      1.080,60      R$ 145,20
      31-07-2025           Saidas        Saldo final
    `;
    expect(periodOf(page)).toEqual(['2025-7-1', '2025-7-31']);
  });

  it('not by words between which a title breaks over lines', () => {
    expect(periodOf('EXTRAIT DE COMPTE\nCOMPTES ET CONTRATS AU 31/05/2024')).toEqual([null, '2024-5-31']);
  });

  it('not by a sentence of the terms', () => {
    expect(
      periodOf(`
        11 December 2020 to 10 January 2021
        Unarranged overdraft charges that were incurred from 14 March 2020 will not count towards the new maximum charge
      `),
    ).toEqual(['2020-12-11', '2021-1-10']);
  });

  it('below its label', () => {
    expect(
      periodOf(`
        Statement period              Account number
        01/01/2025 to 31/01/2025      12345678
      `),
    ).toEqual(['2025-1-1', '2025-1-31']);
  });
});

describe('a year printed once is the year of both dates', () => {
  it.each([
    ['Statement period: 1 June to 30 June 2025', '2025-6-1', '2025-6-30'],
    ['Statement period: 7 December to 7 January 2025', '2024-12-7', '2025-1-7'],
    ['January 1 to January 31, 2026', '2026-1-1', '2026-1-31'],
  ])('%s', (line, from, to) => {
    expect(periodOf(line)).toEqual([from, to]);
  });
});

describe('bounds that are not printed are null', () => {
  it.each([
    ['a statement date is the end', 'Statement date 31/01/2025', [null, '2025-1-31']],
    ['in French', 'Période terminée le 31 janvier 2025', [null, '2025-1-31']],
    ['in Traditional Chinese', '製表日期   2019年03月07日', [null, '2019-3-7']],
    ['no date at all', 'Statement of account', [null, null]],
    ['two dates of a row', '01/01/2025 - 31/01/2025   INTEREST   45.20', [null, null]],
  ])('%s', (_, line, expected) => {
    expect(periodOf(line)).toEqual(expected);
  });
});

it('a range in which no row lies is not that of the list', () => {
  const lines = printLines(`
    Offer valid 01/09/2024 to 30/11/2024
    01/07/2025 to 31/07/2025
  `);
  const rows = printLines('2 Jul   GROCER   5.00\n30 Jul   TAXI   7.00').flatMap(({ dates }) => dates);
  const { from, to } = readPeriod(lines, findFields(lines), false, rows);
  expect([printed(from), printed(to)]).toEqual(['2025-7-1', '2025-7-31']);
});

it('the period before that of the list, above it, leaves all rows out', () => {
  const lines = printLines(`
    Previous billing period     11/01/2025 - 10/02/2025
    Billing period              11/02/2025 - 10/03/2025
  `);
  const rows = printLines('12/02/2025   GROCER   5.00\n06/03/2025   TAXI   7.00').flatMap(({ dates }) => dates);
  const { from, to } = readPeriod(lines, findFields(lines), false, rows);
  expect([printed(from), printed(to)]).toEqual(['2025-2-11', '2025-3-10']);
});

it('the day of the statement stands in front of its period', () => {
  const block = `
    Client     Statement Date     Period                      Key
    55190284   01 May 2025        April 1 - April 30, 2025    77104419A1`;
  expect(periodOf(block)).toEqual(['2025-4-1', '2025-4-30']);
});

it('the day of a statement and that of its payment beside each other are no period', () => {
  const block = `
    帳單結帳日     繳款截止日     上期帳單總額
    113/06/12      113/06/28         8,412
    帳單週期：2024/05/13 ~ 2024/06/12`;
  expect(periodOf(block)).toEqual(['2024-5-13', '2024-6-12']);
});

it('a range whose year the rows do not print leaves none of them out', () => {
  const lines = printLines('02 Jul - 01 Aug 2024');
  const rows = printLines('06 Jul   GROCER   5.00\n30 Jul   TAXI   7.00').flatMap(({ dates }) => dates);
  const { from, to } = readPeriod(lines, [], false, rows);
  expect([printed(from), printed(to)]).toEqual(['2024-7-2', '2024-8-1']);
});

it.each(['November 1-30, 2025', 'for November 1 - 30, 2025', 'vom 1-30 November 2025'])(
  'two days of one month in a cell of their own are the period: %s',
  (days) => {
    const lines = printLines(`NORTH BANK     12345678     ${days}`);
    const { from, to } = readPeriod(lines, []);
    expect([printed(from), printed(to)]).toEqual(['2025-11-1', '2025-11-30']);
  },
);

it('what a payment far below the head covers is not the period of the statement', () => {
  const rows = Array.from({ length: 32 }, () => 'SUBSCRIPTION');
  expect(
    periodOf(['Bank statement', ...rows, 'MONTHLY FEE OF CLUB PERIODE 01-01-2026 TOT 31-03-2026'].join('\n')),
  ).toEqual([null, null]);
});

describe('the day of the statement ends the period', () => {
  it.each([
    ['in a row of headings', 'Rekeningnummer   Datum afschrift   Aantal bladen\n44.71.08.226     28-11-2025        2'],
    ['under the title', 'NORD BANK   Kontoauszug 11/2025\n            28.11.2025'],
    ['under the title, with a word', 'MAG. U. KERN   KONTOAUSZUG   1/2025\nWEHRGASSE 7   vom 28.11.2025'],
    ['below its label, whatever amount stands before that', '1,522.60   Date of Statement\n           28 Nov 2025'],
  ])('%s', (_, block) => {
    expect(periodOf(block)[1]).toBe('2025-11-28');
  });
});

it('a balance and a value of other days, above those of the list, are no ends of the period', () => {
  const block = `
    Relevé N° 10 du 31/10/2026

    Vos comptes                                   Solde au 31/10/2026
    Compte chèque                                            1.351,47
    Assurance vie (valeur au 30/09)                         14.206,33

    SOLDE DEBITEUR AU 30/09/2026        112,60
    SOLDE CREDITEUR AU 31/10/2026                 1.351,47`;
  expect(periodOf(block)).toEqual(['2026-10-1', '2026-10-31']);
});

it('a day on which new fees take effect, in a sentence, is not that of the statement', () => {
  expect(
    periodOf(
      'Fees effective 02/01/2025 are listed in the Consumer Schedule of Service Charges; the fee for a check is new.',
    ),
  ).toEqual([null, null]);
});

it('a sentence without spaces names no end', () => {
  expect(periodOf('你於2024年9月1日 至 2024年11月30日期間的全面理財總值平均，因此我們已收取本期服務月費。')).toEqual([
    null,
    null,
  ]);
});

it('a date alone at one place of every page is that of the statement', () => {
  const page = (at: string) => `Branch        Page\n${at}\n              31/07/2025\nGROCER        5.00`;
  const endOf = (...blocks: readonly string[]) => {
    const lines = printLines(...blocks);
    return printed(readPeriod(lines, findFields(lines)).to);
  };
  expect([endOf(page('MAIN          1 of 2'), page('MAIN          2 of 2')), endOf(page('MAIN'))]).toEqual([
    '2025-7-31',
    null,
  ]);
});

it('a date alone below the title is that of the statement', () => {
  expect(periodOf('KONTOAUSZUG 11/2024   BLATT 1\nvom 29.11.2024\n\nJONAS MERTENS')).toEqual([null, '2024-11-29']);
  expect(periodOf('Kontoauszug\nBeratung am 29.11.2024\n\nJONAS MERTENS')).toEqual([null, null]);
});

it('the month of a sum in the list is none of the statement', () => {
  const list = (name: string) => `
    Releve de compte
    02/12/2015  VERSEMENT                500,00
    03/01/2016  VERSEMENT                300,00
    ${name}          300,00
    04/02/2016  VERSEMENT                100,00
  `;
  expect(periodOf(list('01/2016 Total pour période :'))).toEqual([null, null]);
  expect(periodOf(list('Relevé pour la période : 01/2016'))).toEqual(['2016-1-1', '2016-1-31']);
});

it('a day behind the title is that of the statement, and names no month', () => {
  expect(periodOf('ZWOSK        Account Statement - 11th January, 2026')).toEqual([null, '2026-1-11']);
  expect(periodOf('ZWOSK        Account Statement - January, 2026')).toEqual(['2026-1-1', '2026-1-31']);
});

it('a labelled period comes before dates that stand higher on the page', () => {
  expect(
    periodOf(`
      Offer valid 01/03/2025 to 30/04/2025
      Statement period 01/01/2025 to 31/01/2025
    `),
  ).toEqual(['2025-1-1', '2025-1-31']);
});

describe('a period whose ends make sense in one order alone has that order, whatever the rows are printed in', () => {
  it.each([
    ['Period 17-06-27 - 17-07-26', false, 'ymd'],
    ['Statement period: 27/06/2017 - 26/07/2017', false, 'dmy'],
    ['Statement period: 01/06/2017 - 02/07/2017', false, null],
    ['Utskriftsdatum 20-02-29', true, 'ymd'],
    ['Utskriftsdatum 20-02-29', false, null],
    ['Utskriftsdatum 29.02.20', true, null],
  ])('%s, short years first: %s', (line, isYearFirst, expected) => {
    const lines = printLines(line);
    expect(readPeriod(lines, findFields(lines), isYearFirst).order).toBe(expected);
  });
});

it('the day of a balance above all rows ends no period', () => {
  const lines = printLines(`
    SOLDE AU : 28/02/2021                       2.145,60
    01/03/2021  VIREMENT REÇU                     300,00
    31/03/2021  PRLV TELECOM             29,99
    Nouveau solde :                             2.415,61
  `);
  const rows = lines.slice(1, 3).flatMap(({ dates }) => dates);
  const { from, to } = readPeriod(lines, findFields(lines), false, rows);
  expect([printed(from), printed(to)]).toEqual(['2021-3-1', null]);
});

it('a day in a sentence behind the balance is not its own', () => {
  expect(
    periodOf(`
      Statement date        17 March 2025
      Your new balance      £449.41   on or just after 11 April 2025.
    `),
  ).toEqual([null, '2025-3-17']);
});

describe('balances at the last days of months, in front of their names', () => {
  const periodBetween = (opening: string, closing: string) =>
    periodOf(`
      Datum          Vorgang          Eingang
      ${opening}     Alter Saldo       100,00
      10.01.2024     Gutschrift         20,00
      ${closing}     Neuer Saldo       120,00
    `);

  it('close the months between which the period lies', () => {
    expect(periodBetween('31.12.2023', '31.01.2024')).toEqual(['2024-1-1', '2024-1-31']);
    expect(periodBetween('31.10.2023', '31.01.2024')).toEqual(['2023-11-1', '2024-1-31']);
  });

  it('close them with their figures in between, and with two figures of the year', () => {
    const ofColumns = periodOf(`
      DATA         USCITE       ENTRATE      DESCRIZIONE
      31/03/26                  11.391,75    SALDO INIZIALE A VOSTRO CREDITO
      04/04/26    - 676,71                   VS.DISP.
      30/06/26                  10.715,04    SALDO FINALE A VOSTRO CREDITO
    `);
    expect(ofColumns).toEqual(['2026-4-1', '2026-6-30']);
  });

  it('tell nothing where one is another day, which may be that of a row', () => {
    expect(periodBetween('28.12.2023', '31.01.2024')).toEqual([null, null]);
    expect(periodBetween('31.12.2023', '30.01.2024')).toEqual([null, null]);
    expect(periodBetween('31.01.2024', '31.01.2024')).toEqual([null, null]);
  });
});

describe('two dates that nothing names', () => {
  const periodAbove = (head: string, first: string, last: string) => {
    const lines = printLines(`
      ${head}
      ${first}  VIREMENT REÇU                     300,00
      ${last}  PRLV TELECOM             29,99
    `);
    const rows = lines.slice(-2).flatMap(({ dates }) => dates);
    const { from, to } = readPeriod(lines, findFields(lines), false, rows);
    return [printed(from), printed(to)];
  };

  it.each(['31     01/06/2025     30/06/2025     501.79     414.32', '01/06/2025 zwosk 30/06/2025'])(
    '%s hold all rows: a period',
    (head) => {
      expect(periodAbove(head, '02/06/2025', '30/06/2025')).toEqual(['2025-6-1', '2025-6-30']);
    },
  );

  it('below words that end with one for a period, as of interest, are none where they leave a row out', () => {
    const head = `Interest rates and fees this period
      In credit: 0.00% gross a year. Overdraft: 39.9%. Interest for 17/05/2025 to 16/06/2025: £3.87 collected on 02/07/2025`;
    expect(periodAbove(head, '02/06/2025', '30/06/2025')[0]).toBeNull();
    expect(periodAbove(head, '18/05/2025', '16/06/2025')).toEqual(['2025-5-17', '2025-6-16']);
  });

  it.each([
    ['that leave a row out', '01/06/2025 zwosk 30/06/2025', '02/06/2025', '03/07/2025'],
    ['of which the later stands first', '30/06/2025 zwosk 01/06/2025', '02/06/2025', '30/06/2025'],
    ['with a sentence between them', '01/06/2025 kelm zwosk fro 30/06/2025', '02/06/2025', '30/06/2025'],
  ])('%s are none', (_, head, first, last) => {
    expect(periodAbove(head, first, last)[0]).not.toBe('2025-6-1');
  });
});

describe('two days of which the second stands on the next line', () => {
  const periodIn = (head: string) => {
    const lines = printLines(head);
    const rows = printLines('14/05/2024  GROCER  5.00\n31/03/2025  TAXI  7.00').flatMap(({ dates }) => dates);
    const { from, to } = readPeriod(lines, findFields(lines), false, rows);
    return [printed(from), printed(to)];
  };

  it.each([
    [
      'in words that name the statement',
      'Here is your statement for your account 48300172 of 1 April 2024\nto 31 March 2025.',
    ],
    ['in a cell around its label', 'ROAD 4       01/04/2024 -\nPeríodo:\nTOWN         31/03/2025'],
  ])('%s, are the period where they hold all rows', (_, head) => {
    expect(periodIn(head)).toEqual(['2024-4-1', '2025-3-31']);
  });

  it('are none in an offer', () => {
    const offer = 'Earn 4 percent for a whole year on whatever you pay in from 1 April 2024\nto 31 March 2025.';
    expect(periodIn(offer)).toEqual([null, null]);
  });

  it('may break behind a hyphen', () => {
    expect(periodOf('Periodo:     04-sep-2025 al 03-\n             oct-2025')).toEqual(['2025-9-4', '2025-10-3']);
  });

  it('may have its year below, in front of another label', () => {
    const head = `
      Address: P.O. BOX 1147 OF THE VILLAGE MARKET     From: 01 MAY 2025 To: 31 MAY Printed: 03 JUN 2025 by JM
      NORTH                                            2025`;
    expect(periodOf(head)).toEqual(['2025-5-1', '2025-5-31']);
  });
});

it.each([
  'Période   Du 1er au 28 février 2025',
  'Période   Du 1 er au 28 février 2025',
  'Period: March 1st to 31st, 2025',
])('the letters behind a day do not hide it: %s', (line) => expect(periodOf(line)[0]).toMatch(/^2025-[23]-1$/));

describe('two days beside each other are no period', () => {
  const rows = ['05-04-2023', '18-04-2023', '28-04-2023'];
  const periodWith = (block: string) => {
    const lines = printLines(block).filter(({ words }) => words[0]!.text !== 'ROW');
    const { from, to } = readPeriod(
      lines,
      findFields(lines),
      false,
      printLines(rows.join('\n')).flatMap(({ dates }) => dates),
    );
    return [printed(from), printed(to)];
  };

  it('where the word between them names the second', () => {
    expect(periodWith('帳單結帳日 25-04-2023 繳款截止日 10-05-2023')).toEqual([null, '2023-4-25']);
  });

  it('where an amount stands between them', () => {
    const [, to] = periodWith('Balance from statement 36 dated 01/04/2023      312.40      07-04-36');
    expect(to).toBe(null);
  });

  it('where the cells above them name both', () => {
    const head = `
      ACCOUNT NUMBER          STATEMENT DATE (Y M D)     PAYMENT DUE DATE (Y M D)     MINIMUM PAYMENT
      5258 XXXX XXXX 6014     2023 04 28                 2023 05 18                   10.00
    `;
    expect(periodWith(head)).toEqual([null, '2023-4-28']);
  });

  it('in a sentence of the head that does not name the statement, whatever rows they hold', () => {
    const offer =
      'Save 5 EUR with every purchase by our new card. This offer is valid 01-04-2023 through 30-06-2023, once a year.';
    expect(periodWith(`Statement of April 2023\n${offer}`)).toEqual(['2023-4-1', '2023-4-30']);
  });

  it('in an offer below the rows', () => {
    const list = Array.from({ length: 40 }, (_, at) => `ROW ${at}`).join('\n');
    const offer = 'Save from 5 EUR a month. This offer is valid du 01-05-2023 au 30-06-2023, once.';
    expect(periodWith(`Statement of account\n${list}\n${offer}`)).toEqual([null, null]);
  });
});

it.each(['Period: 8 / 2025', 'Month: 8 | Year: 2025', 'Mes: 08  Año: 2025'])(
  'a month in figures is the period: %s',
  (line) => {
    expect(periodOf(line)).toEqual(['2025-8-1', '2025-8-31']);
  },
);

it.each([
  ['March 11, 2025', ['2025-2-12', '2025-3-11']],
  ['March 12, 2025', [null, null]],
  ['Fees of 03/11/2025', [null, null]],
])('balances whose days lack a year take it from the day of the second in the head: %s', (head, expected) => {
  const block = `
    Everyday Account
    ${head}   Page 1 of 3
    Beginning balance on 2/12     $1,688.03     JOAN AMBLER
    Ending balance on 3/11        $2,462.72`;
  expect(periodOf(block)).toEqual(expected);
});

it('a statement of one day begins and ends on it', () => {
  const title = 'IZVOD BR. 52 O PROMENAMA NA RAČUNU\nZA DAN 17.03.2025';
  expect(periodOf(title)).toEqual(['2025-3-17', '2025-3-17']);
  const rows = printLines('15.03.2025  GROCER  5.00\n17.03.2025  TAXI  7.00').flatMap(({ dates }) => dates);
  const lines = printLines(title);
  expect(readPeriod(lines, findFields(lines), false, rows).from).toBeNull();
});

it('the number of a statement is its month only where its balance closes that month', () => {
  const block = (day: string) => `Auszug 12/2024\nneuer Kontostand vom ${day}     5.009,42 H`;
  expect(periodOf(block('31.12.2024'))).toEqual(['2024-12-1', '2024-12-31']);
  expect(periodOf(block('30.12.2024'))).toEqual([null, '2024-12-30']);
});

describe('a month in which all rows lie', () => {
  const periodAbove = (head: string, first: string, last: string) => {
    const rows = printLines(`${first}   GROCER   5.00\n${last}   TAXI   7.00`).flatMap(({ dates }) => dates);
    const lines = printLines(head);
    const { from, to } = readPeriod(lines, findFields(lines), false, rows);
    return [printed(from), printed(to)];
  };

  it.each([
    ['in a sentence about the statement', 'Hola, este es tu extracto combinado de mayo de 2025. Creado: 02/06/2025'],
    [
      'below its name in a row of them',
      'Extracto      Mês              Balcão\n006/2025      Maio de 2025     0002 Norte',
    ],
    ['in another case', 'pošiljamo vam pregled prometa v maju 2025 na vašem računu'],
    ['beside the kind of account', 'KONTOUTDRAG\nFöretagskonto      maj 2025'],
    ['in signs, behind words that greet', '毎度ご利用いただき2025年5月分ご利用明細をお知らせいたします。'],
  ])('%s, is the period', (_, head) => {
    expect(periodAbove(head, '02/05/2025', '31/05/2025')).toEqual(['2025-5-1', '2025-5-31']);
    expect(periodAbove(head, '28/04/2025', '31/05/2025')[0]).toBeNull();
  });

  it('may have the balance of the day before among them', () => {
    expect(periodAbove('Extrato\nConta Mais      maio 2025', '30/04/2025', '31/05/2025')).toEqual([
      '2025-5-1',
      '2025-5-31',
    ]);
    expect(periodAbove('Extrato\nConta Mais      maio 2025', '29/04/2025', '31/05/2025')[0]).toBeNull();
  });

  it('is none of a statement that is made before its end', () => {
    const head = 'Statement date: 27/05/2025     Card statement for Mr Lee, May 2025';
    expect(periodAbove(head, '02/05/2025', '25/05/2025')).toEqual([null, '2025-5-27']);
  });
});

it('the month of a title may be called one', () => {
  expect(periodOf('117-004418-2     Estado correspondiente al mes de FEBRERO 2025')).toEqual(['2025-2-1', '2025-2-28']);
});

it('figures without the label of a period are no month', () => {
  expect(periodOf('Statement no. 8/2025')).toEqual([null, null]);
});

it('the period stands in square brackets behind the title', () => {
  expect(periodOf('Current Statement [2016-01-01 - 2016-03-31]')).toEqual(['2016-1-1', '2016-3-31']);
});

it.each([
  ['Period: Jan–Dec 2024', '2024-1-1', '2024-12-31'],
  ['Period: October - January 2025', '2024-10-1', '2025-1-31'],
  ['KAUSI 01.02.-28.02.2025', '2025-2-1', '2025-2-28'],
  ['Period 15/12-14/01/2026', '2025-12-15', '2026-1-14'],
  ['Balance statement 1–16 May 2025 · EUR', '2025-5-1', '2025-5-16'],
  ['Restgjeld per 01.01.2024: kr 1 842 500,00\nRestgjeld per 31.12.2024: kr 1 791 297,61', '2024-1-1', '2024-12-31'],
])('what both ends have in common is printed once: %s', (block, ...ends) => {
  expect(periodOf(block)).toEqual(ends);
});

it('a day before all rows is not that of the statement', () => {
  const lines = printLines('Statement date 01/01/2025\n02/01/2025  VIREMENT  300,00\n30/01/2025  PRLV  29,99');
  const rows = lines.slice(-2).flatMap(({ dates }) => dates);
  expect(readPeriod(lines, findFields(lines), false, rows).to).toBeNull();
});
