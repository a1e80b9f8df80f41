import type { JobEntry } from './job-entry.ts';

/** `Wise-9134-2026-01` from what a result says; the name of the uploaded file where it says nothing. */
export function nameFile({ job, bank, account, from, to }: JobEntry): string {
  const months = [...new Set([from, to].flatMap((day) => day?.slice(0, 7) ?? []))];
  const parts = [bank, account?.replaceAll(/[^0-9A-Za-z]/g, '').slice(-4), ...months].filter(Boolean);
  const name = bank === null && account === null ? job.label.replace(/\.pdf$/i, '') : parts.join('-');
  return name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replaceAll(/^[.-]+|-+$/g, '') || 'statement';
}

/** The same names with a number where one is taken: `a`, `a-2`. */
export function nameFiles(entries: readonly JobEntry[]): readonly string[] {
  const used = new Map<string, number>();
  return entries.map((entry) => {
    const name = nameFile(entry);
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}
