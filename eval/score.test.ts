import type { ExtractionResult } from '@extracto/model';
import { describe, expect, it } from 'vitest';
import { compareWithBaseline } from './baseline.ts';
import { createReport } from './create-report.ts';
import type { EvalDocument, TrueTransaction } from './eval-document.ts';
import { type DocumentScore, scoreDocument } from './score.ts';

const TRUE_ROWS: readonly TrueTransaction[] = [
  { date: '2025-01-02', description: 'CARD PURCHASE GREEN GROCER', amount: '-45.20', balance: '54.80' },
  { date: '2025-01-03', description: 'SALARY', amount: '1000.00', balance: '1054.80' },
];

const document = (changes: Partial<EvalDocument> = {}): EvalDocument => ({
  name: 'sample',
  family: null,
  pdf: new Uint8Array(),
  password: null,
  redacted: false,
  damaged: false,
  statements: [{ openingBalance: '100.00', closingBalance: '1054.80', transactions: TRUE_ROWS }],
  ...changes,
});

/** A result that has these rows in one statement; only what a score looks at. */
function reading(
  rows: readonly TrueTransaction[],
  status: 'verified' | 'mismatch' | 'unverifiable' = 'verified',
  codes: readonly string[] = [],
) {
  const transactions = rows.map((row) => ({ ...row, page: 1 }));
  const statement = {
    account: { type: 'checking', number: null, holder: null, currency: 'USD' },
    period: { from: null, to: null },
    openingBalance: '100.00',
    closingBalance: '1054.8',
    transactions,
    verification: { status, reasons: codes.map((code) => ({ code, message: '' })) },
  };
  return { result: { statements: [statement] } as unknown as ExtractionResult };
}

describe('scoreDocument', () => {
  it('calls a full reading perfect', () => {
    const score = scoreDocument(document(), reading(TRUE_ROWS));
    expect(score).toMatchObject({ perfect: true, verified: true, falselyVerified: false, exactRows: 2, strictRows: 2 });
    expect(score.firstDifference).toBeNull();
    expect(score.metadata).toEqual([
      ['openingBalance', 'right'],
      ['closingBalance', 'right'],
      ['row.description', 'right'],
      ['row.description', 'right'],
    ]);
  });

  it('tells a field that is wrong from one that was not read', () => {
    const account = { type: 'savings', currency: 'USD', holder: 'JANE SAMPLE' };
    const [statement] = document().statements;
    const score = scoreDocument(document({ statements: [{ ...statement!, account }] }), reading(TRUE_ROWS));
    expect(score.metadata.filter(([field]) => field.startsWith('account.'))).toEqual([
      ['account.currency', 'right'],
      ['account.type', 'wrong'],
      ['account.holder', 'missing'],
    ]);
  });

  it.each<[string, readonly TrueTransaction[]]>([
    ['a missing row', TRUE_ROWS.slice(0, 1)],
    ['an added row', [...TRUE_ROWS, TRUE_ROWS[1]!]],
    ['a wrong sign', [TRUE_ROWS[0]!, { ...TRUE_ROWS[1]!, amount: '-1000.00' }]],
    ['a wrong date', [TRUE_ROWS[0]!, { ...TRUE_ROWS[1]!, date: '2025-03-01' }]],
    ['another order', TRUE_ROWS.toReversed()],
  ])('calls %s that claims to be verified false', (_, rows) => {
    const score = scoreDocument(document(), reading(rows));
    expect(score).toMatchObject({ perfect: false, falselyVerified: true });
    expect(score.firstDifference).not.toBeNull();
  });

  it('calls a verified damaged document false though its rows are as printed', () => {
    expect(scoreDocument(document({ damaged: true }), reading(TRUE_ROWS)).falselyVerified).toBe(true);
    expect(scoreDocument(document({ damaged: true }), reading(TRUE_ROWS, 'mismatch')).falselyVerified).toBe(false);
  });

  it('calls right rows that are said to contradict themselves falsely contradicted', () => {
    expect(scoreDocument(document(), reading(TRUE_ROWS, 'mismatch')).falselyContradicted).toBe(true);
    expect(scoreDocument(document(), reading(TRUE_ROWS.slice(1), 'mismatch')).falselyContradicted).toBe(false);
    expect(scoreDocument(document({ damaged: true }), reading(TRUE_ROWS, 'mismatch')).falselyContradicted).toBe(false);
  });

  it('knows what can be proved, by both ends or by a balance for each row', () => {
    const withEnds = (openingBalance: string | null, rows = TRUE_ROWS) =>
      scoreDocument(
        document({ statements: [{ openingBalance, closingBalance: '1054.80', transactions: rows }] }),
        reading(TRUE_ROWS),
      ).provable;
    const bare = TRUE_ROWS.map((row) => ({ ...row, balance: null }));
    expect([withEnds('100.00'), withEnds(null), withEnds('100.00', bare), withEnds(null, bare)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is not perfect when one list was cut into two statements', () => {
    const { result } = reading(TRUE_ROWS);
    const [statement] = result.statements;
    const halves = TRUE_ROWS.map((_, index) => ({ ...statement!, transactions: [statement!.transactions[index]!] }));
    expect(scoreDocument(document(), { result: { ...result, statements: halves } }).perfect).toBe(false);
  });

  it.each([
    ['description', { description: 'SOMETHING ELSE' }],
    ['balance', { balance: '54.81' }],
  ])('counts a row with a wrong %s as exact and not as strict', (_, change) => {
    const score = scoreDocument(document(), reading([{ ...TRUE_ROWS[0]!, ...change }, TRUE_ROWS[1]!]));
    expect(score).toMatchObject({ perfect: true, exactRows: 2, strictRows: 1 });
  });

  it('does not compare descriptions that are blacked out', () => {
    const rows = TRUE_ROWS.map((row) => ({ ...row, description: '' }));
    expect(scoreDocument(document({ redacted: true }), reading(rows)).strictRows).toBe(2);
  });

  it('counts an engine that throws as no result, never as a claim', () => {
    const score = scoreDocument(document(), { failure: 'no_statement' });
    expect(score).toMatchObject({ failure: 'no_statement', exactRows: 0, perfect: false, verified: false });
  });
});

describe('createReport', () => {
  it('tells for each reason how many right documents it withheld and how many wrong ones it caught', () => {
    const report = createReport(0);
    report.add(scoreDocument(document(), reading(TRUE_ROWS)));
    report.add(scoreDocument(document(), reading(TRUE_ROWS, 'unverifiable', ['year_open', 'lone_balance'])));
    report.add(scoreDocument(document(), reading(TRUE_ROWS.slice(1), 'unverifiable', ['year_open'])));
    expect(report.sums).toMatchObject({ provable: 2, proved: 1, falselyContradicted: 0 });
    expect(report.sums.reasons.get('year_open')).toEqual({ withheld: 1, alone: 0, caught: 1, caughtAlone: 1 });
    expect(report.print()).toContain('provable and right  50.0 % verified (1 of 2)');
  });
});

describe('compareWithBaseline', () => {
  const score = (changes: Partial<DocumentScore>) => ({
    ...scoreDocument(document(), reading(TRUE_ROWS)),
    ...changes,
  });
  const before = { sample: { rows: [2, 2, 1], perfect: true, verified: true } as const };

  it('names what got worse and what got better', () => {
    expect(compareWithBaseline([score({})], before)).toMatchObject({
      worse: [],
      better: ['sample: strict rows 1 → 2'],
    });
    expect(compareWithBaseline([score({ exactRows: 1, perfect: false })], before).worse).toEqual([
      'sample: exact rows 2 → 1, perfect 1 → 0',
    ]);
  });

  it('calls a falsely verified document worse even when nothing was known of it', () => {
    expect(compareWithBaseline([score({ falselyVerified: true })], {})).toMatchObject({
      worse: ['sample: falsely verified'],
      unknown: ['sample'],
    });
  });
});
