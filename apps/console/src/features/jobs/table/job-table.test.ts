import type { Account, Job } from '@extracto/contract';
import { expect, test } from 'vitest';
import { type JobEntry, joinAccounts } from './job-entry.ts';
import { nameFile, nameFiles } from './name-file.ts';
import { readSelection, selectEntries } from './select-entries.ts';

const job = (jobId: string, label: string, rows: number | null, status: Job['status'] = 'Succeeded') =>
  ({
    jobId,
    label,
    status,
    pages: 1,
    createdAt: `2026-02-0${jobId}T00:00:00Z`,
    verification: rows === null ? null : { status: 'verified', statements: 1, transactions: rows, checks: [] },
  }) as unknown as Job;
const ENTRIES: readonly JobEntry[] = [
  { job: job('1', 'b.pdf', 3), bank: 'Wise', account: 'DE12 9134', from: '2026-01-01', to: '2026-01-31' },
  { job: job('2', 'a.pdf', 12), bank: 'Chase', account: '**** 77', from: '2025-12-15', to: '2026-01-14' },
  { job: job('3', 'c.pdf', null, 'Failed'), bank: null, account: null, from: null, to: null },
];
const show = (query: string) =>
  selectEntries(ENTRIES, readSelection(new URLSearchParams(query))).map((entry) => entry.job.jobId);

test.each([
  ['', ['3', '2', '1']],
  ['q=wise', ['1']],
  ['q=wise+chase', []],
  ['verdict=verified', ['2', '1']],
  ['verdict=failed', ['3']],
  ['bank=Chase', ['2']],
  ['account=DE12+9134', ['1']],
  ['month=2026-01', ['2', '1']],
  ['month=2025-12', ['2']],
  ['sort=file', ['2', '1', '3']],
  ['sort=rows', ['1', '2', '3']],
  ['sort=-rows', ['2', '1', '3']],
  ['sort=nothing', ['1', '2', '3']],
])('the address %j shows %j', (query, jobs) => {
  expect(show(query)).toEqual(jobs);
});

test('a file is named by bank, account and months, or as it was uploaded, and no two alike', () => {
  expect(ENTRIES.map(nameFile)).toEqual(['Wise-9134-2026-01', 'Chase-77-2025-12-2026-01', 'c']);
  expect(nameFiles([...ENTRIES.slice(0, 1), ...ENTRIES.slice(0, 1)])).toEqual([
    'Wise-9134-2026-01',
    'Wise-9134-2026-01-2',
  ]);
});

test('statements of a job are joined to it over all accounts', () => {
  const statement = (jobId: string, index: number, from: string, to: string) => ({ jobId, index, from, to });
  const accounts = [
    { bank: { id: null, name: 'Wise' }, number: '2', statements: [statement('1', 1, '2026-02-01', '2026-02-28')] },
    { bank: { id: null, name: 'Wise' }, number: '1', statements: [statement('1', 0, '2026-01-01', '2026-01-31')] },
  ] as unknown as Account[];
  const [joined] = joinAccounts([job('1', 'a.pdf', 1)], accounts);
  expect(joined).toMatchObject({ bank: 'Wise', account: '1', from: '2026-01-01', to: '2026-02-28' });
});
