import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExtractionResult, Statement } from '@extracto/model';
import { resultSchema } from '@extracto/model/result';
import { makeStatement } from '@extracto/model/testing/make-statement';
import { makeTransaction } from '@extracto/model/testing/make-transaction';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../testing/surroundings.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-merge-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Row = readonly [id: string, date: string, description: string, amount: string];

const JANUARY: readonly Row[] = [
  ['AAAAAAAAAAAAAAAA', '2026-01-05', 'Coffee', '-3.00'],
  ['BBBBBBBBBBBBBBBB', '2026-01-05', 'Coffee', '-3.00'],
  ['CCCCCCCCCCCCCCCC', '2026-01-30', 'Salary', '100.00'],
];
const FEBRUARY: readonly Row[] = [['DDDDDDDDDDDDDDDD', '2026-02-03', 'Rent', '-40.00']];
const APRIL: readonly Row[] = [['EEEEEEEEEEEEEEEE', '2026-04-09', 'Phone', '-10.00']];

interface Printed {
  readonly from: string;
  readonly to: string;
  readonly opening: string;
  readonly closing: string;
  readonly rows: readonly Row[];
  readonly currency?: string;
}

function statementOf({ from, to, opening, closing, rows, currency = 'EUR' }: Printed): Statement {
  return makeStatement({
    account: { type: 'checking', number: '1200 2051', holder: null, currency },
    period: { from, to },
    openingBalance: opening,
    closingBalance: closing,
    transactions: rows.map(([id, date, description, amount]) =>
      makeTransaction({ id, date, description, amount, verified: true }),
    ),
  });
}

async function keep(name: string, ...statements: readonly Statement[]): Promise<string> {
  const result: ExtractionResult = {
    documentType: 'Statement',
    parser: 'Document',
    pages: 1,
    bankId: null,
    statements: [...statements],
    warnings: [],
  };
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(resultSchema.parse(result)));
  return path;
}

const january = { from: '2026-01-01', to: '2026-01-31', opening: '10.00', closing: '104.00', rows: JANUARY };
const february = { from: '2026-02-01', to: '2026-02-28', opening: '104.00', closing: '64.00', rows: FEBRUARY };
const april = { from: '2026-04-01', to: '2026-04-30', opening: '64.00', closing: '54.00', rows: APRIL };

test('statements are put in order, rows that two share are taken once, and equal rows of one stay two', async () => {
  await keep('b.json', statementOf(february));
  await keep('a.json', statementOf(january));
  await keep('again.json', statementOf(january));
  const { status, notes } = await runCommand(['merge', folder, '--out', join(folder, 'all.csv')]);
  const lines = (await readFile(join(folder, 'all.csv'), 'utf8')).trim().split('\n');
  expect([status, lines.length]).toEqual([0, 5]);
  expect(lines.slice(1).map((line) => /Coffee|Salary|Rent/.exec(line)?.[0])).toEqual([
    'Coffee',
    'Coffee',
    'Salary',
    'Rent',
  ]);
  expect(notes).toContain('3 rows are in two statements and are taken once.');
});

test('days that no statement covers are named', async () => {
  const paths = [await keep('1.json', statementOf(february)), await keep('2.json', statementOf(april))];
  const { status, notes, output } = await runCommand(['merge', ...paths]);
  expect([status, notes]).toEqual([0, '2051-EUR: 31 days between 2026-02-28 and 2026-04-01 are in no statement.\n']);
  expect(resultSchema.parse(JSON.parse(output)).statements[0]!.transactions).toHaveLength(2);
});

test('each account has a file of its own, in every format', async () => {
  const path = await keep('both.json', statementOf(january), statementOf({ ...february, currency: 'USD' }));
  const out = join(folder, 'out', 'year');
  const { status } = await runCommand(['merge', path, '--out', out, '--format', 'csv,json']);
  expect(status).toBe(0);
  expect((await readdir(join(folder, 'out'))).sort()).toEqual([
    'year-2051-EUR.csv',
    'year-2051-EUR.json',
    'year-2051-USD.csv',
    'year-2051-USD.json',
  ]);
});

test('several accounts do not fit on standard output', async () => {
  const path = await keep('both.json', statementOf(january), statementOf({ ...february, currency: 'USD' }));
  const { status, output, notes } = await runCommand(['merge', path]);
  expect([status, output]).toEqual([2, '']);
  expect(notes).toContain('2 accounts need --out FILE.');
});

test('a file that is no result is named, and the others are merged', async () => {
  const good = await keep('good.json', statementOf(january));
  await writeFile(join(folder, 'bad.json'), '{"a":1}');
  const { status, notes, output } = await runCommand(['merge', good, join(folder, 'bad.json'), '--format', 'csv']);
  expect([status, output.trim().split('\n').length]).toEqual([1, 4]);
  expect(notes).toContain('bad.json: This is not a result');
});

test.each([
  [['merge'], 'No result was given.'],
  [['merge', 'a.json', '--format', 'pdf'], 'Unknown --format "pdf"'],
])('%j is refused', async (args, sentence) => {
  const { status, notes } = await runCommand(args);
  expect(status).toBe(2);
  expect(notes).toContain(sentence);
});
