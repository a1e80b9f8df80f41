/** Filter and order of the jobs in a table: from the address, so that a link shows the same. */
import { readJobPhase } from '../job-status.ts';
import type { JobEntry } from './job-entry.ts';

export const VERDICTS = {
  verified: 'Verified',
  mismatch: "Totals don't match",
  unverifiable: "Can't be verified",
  failed: 'Failed',
  processing: 'Processing',
} as const;

export type VerdictName = keyof typeof VERDICTS;

export const SORTS = ['file', 'bank', 'account', 'period', 'rows', 'verdict', 'pages', 'when'] as const;
export type SortName = (typeof SORTS)[number];

export interface Selection {
  readonly text: string;
  readonly verdict: string;
  readonly bank: string;
  readonly account: string;
  /** `2026-01`: periods that touch this month. */
  readonly month: string;
  readonly sort: SortName;
  readonly isDescending: boolean;
}

export function readSelection(address: URLSearchParams): Selection {
  const sort = address.get('sort') ?? '-when';
  const name = SORTS.find((known) => known === sort.replace(/^-/, '')) ?? 'when';
  return {
    text: address.get('q') ?? '',
    verdict: address.get('verdict') ?? '',
    bank: address.get('bank') ?? '',
    account: address.get('account') ?? '',
    month: address.get('month') ?? '',
    sort: name,
    isDescending: sort.startsWith('-'),
  };
}

export function verdictOf({ job }: JobEntry): VerdictName {
  const phase = readJobPhase(job.status);
  return phase === 'completed' ? (job.verification?.status ?? 'unverifiable') : phase;
}

export function selectEntries(entries: readonly JobEntry[], selection: Selection): readonly JobEntry[] {
  const words = selection.text.toLowerCase().split(/\s+/).filter(Boolean);
  const { verdict, bank, account, month } = selection;
  const fits = (entry: JobEntry) => {
    const known = [entry.job.label, entry.bank, entry.account, entry.from, entry.to].join(' ').toLowerCase();
    return (
      words.every((word) => known.includes(word)) &&
      (verdict === '' || verdictOf(entry) === verdict) &&
      (bank === '' || entry.bank === bank) &&
      (account === '' || entry.account === account) &&
      (month === '' || touches(entry, month))
    );
  };
  const sign = selection.isDescending ? -1 : 1;
  const read = KEYS[selection.sort];
  return entries.filter(fits).toSorted((left, right) => {
    const [a, b] = [read(left), read(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a === b ? 0 : a < b ? -sign : sign;
  });
}

function touches({ from, to }: JobEntry, month: string): boolean {
  if (from === null || to === null) return false;
  return from.slice(0, 7) <= month && to.slice(0, 7) >= month;
}

/** Entries without a value come last in either order. */
const KEYS: Readonly<Record<SortName, (entry: JobEntry) => string | number | null>> = {
  file: ({ job }) => job.label.toLowerCase(),
  bank: ({ bank }) => bank?.toLowerCase() ?? null,
  account: ({ account }) => account,
  period: ({ from }) => from,
  rows: ({ job }) => job.verification?.transactions ?? null,
  verdict: (entry) => Object.keys(VERDICTS).indexOf(verdictOf(entry)),
  pages: ({ job }) => job.pages,
  when: ({ job }) => job.createdAt,
};
