import { describe, expect, it } from 'vitest';
import { printLines, printPages, printWords } from '../../testing/page-fixture.ts';
import { readDates } from '../../tokens/read-dates.ts';
import { readDocument } from '../read-document.ts';
import { latestYear, liesWithin, resolvePeriod, shareInPeriod } from './resolve-period.ts';

const tokens = (...texts: readonly string[]) => texts.map((text) => readDates(printWords(text))[0]!);
const NONE = { from: null, to: null };

describe('how well an order puts the rows where the document says', () => {
  const rows = tokens('17-09-04', '17-09-11');

  it('the day of the statement alone speaks for the year before it', () => {
    const until = { from: null, to: '2017-09-30' } as const;
    expect(shareInPeriod(rows, 'ymd', until, null)).toBe(1);
    expect(shareInPeriod(rows, 'dmy', until, null)).toBe(0);
  });

  it('and so do years in full elsewhere', () => {
    expect(shareInPeriod(rows, 'ymd', NONE, null, [2017])).toBe(1);
    expect(shareInPeriod(rows, 'dmy', NONE, null, [2017])).toBe(0);
    expect(shareInPeriod(rows, 'dmy', NONE, null)).toBe(null);
  });

  it('a period that runs backwards speaks against it', () => {
    expect(shareInPeriod(rows, 'dmy', { from: '2030-09-17', to: '2004-09-17' }, null)).toBe(-1);
  });
});

it('rows of the same month share its period, those of the next do not', () => {
  const july = { from: '2024-07-01', to: '2024-07-31' } as const;
  expect(liesWithin(tokens('11/07', '13/07'), 'dmy', july)).toBe(true);
  expect(liesWithin(tokens('11/08', '13/08'), 'dmy', july)).toBe(false);
  expect(liesWithin([], 'dmy', july)).toBe(false);
});

it('a period of its own order stays what it is beside rows of another: 17-06-27 above 02/07', () => {
  const [from, to] = tokens('17-06-27', '17-07-26');
  const period = { from: from!, to: to!, line: null, order: 'ymd' } as const;
  expect(resolvePeriod(period, 'dmy', null)).toMatchObject({ from: '2017-06-27', to: '2017-07-26' });
});

it('a period without years that ends in January begins in the year before', () => {
  const [from, to] = tokens('02 Dec', '02 Jan');
  const period = { from: from!, to: to!, line: null, order: null };
  expect(resolvePeriod(period, 'dmy', 2026)).toMatchObject({ from: '2025-12-02', to: '2026-01-02' });
});

it('the end of the period is read in a summary that looks like rows above a list without a header', () => {
  const [statement] = readDocument(
    printPages(`
    Fatura do cartão    Cartão 4152 31XX XXXX 8552

    Valor da fatura:              R$ 326,58     Fatura anterior             R$ 293,66
    Vencimento:                  10/07/2025     Pagamentos                 -R$ 293,66
    Melhor data de compra:       03/07/2025     Juros, multa e encargos       R$ 0,00
    Fechamento desta fatura:     02/07/2025     Total a pagar               R$ 326,58

    05 jun    ZARA BRASIL                                                      118,82
    09 jun    SPOTIFY BR                                                        52,44
    10 jun    Inclusao de Pagamento                                           -293,66
    23 jun    RENNER 114 - Parcela 6/6                                         155,32
`),
    'Document',
  ).statements;
  expect(statement!.period.to).toBe('2025-07-02');
  expect(statement!.transactions.map(({ date }) => date)).toEqual([
    '2025-06-05',
    '2025-06-09',
    '2025-06-10',
    '2025-06-23',
  ]);
});

it('a sort code is no day of the latest year', () => {
  expect(latestYear(printLines('Date 31 JAN 2025\n\nSort Code 16-10-28     Account Number 12345678'))).toBe(2025);
});
