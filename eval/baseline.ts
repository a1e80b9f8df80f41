/** The committed scores of the fixed set, and what counts as worse. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DocumentScore } from './score.ts';

export interface BaselineEntry {
  /** True, exact and strict rows; a short array keeps a document on one line of the file. */
  readonly rows: readonly [trueRows: number, exactRows: number, strictRows: number];
  readonly perfect: boolean;
  readonly verified: boolean;
}

export type Baseline = Readonly<Record<string, BaselineEntry>>;

export const BASELINE_URL = new URL('./baseline.json', import.meta.url);
export const SCAN_BASELINE_URL = new URL('./scan-baseline.json', import.meta.url);

export function readBaseline(url = BASELINE_URL): Baseline {
  return existsSync(url) ? (JSON.parse(readFileSync(url, 'utf8')) as Baseline) : {};
}

/** One line a document, so that a change of one shows as a change of one. */
export function writeBaseline(scores: readonly DocumentScore[], url = BASELINE_URL): void {
  const lines = scores.map(({ name, trueRows, exactRows, strictRows, perfect, verified }) => {
    const rows = [trueRows, exactRows, strictRows].join(', ');
    return `  "${name}": { "rows": [${rows}], "perfect": ${perfect}, "verified": ${verified} }`;
  });
  writeFileSync(url, `{\n${lines.join(',\n')}\n}\n`);
}

export interface Comparison {
  /** One sentence for each document that got worse. */
  readonly worse: readonly string[];
  readonly better: readonly string[];
  /** In the set and not in the baseline. */
  readonly unknown: readonly string[];
}

export function compareWithBaseline(scores: readonly DocumentScore[], baseline: Baseline): Comparison {
  const worse: string[] = [];
  const better: string[] = [];
  const unknown: string[] = [];
  for (const score of scores) {
    const before = baseline[score.name];
    if (score.falselyVerified) worse.push(`${score.name}: falsely verified`);
    if (before === undefined) {
      unknown.push(score.name);
      continue;
    }
    const { losses, gains } = compareEntry(score, before);
    if (losses.length > 0) worse.push(`${score.name}: ${losses.join(', ')}`);
    else if (gains.length > 0) better.push(`${score.name}: ${gains.join(', ')}`);
  }
  return { worse, better, unknown };
}

function compareEntry(score: DocumentScore, before: BaselineEntry): { losses: string[]; gains: string[] } {
  const changes: [string, number, number][] = [
    ['exact rows', before.rows[1], score.exactRows],
    ['strict rows', before.rows[2], score.strictRows],
    ['perfect', Number(before.perfect), Number(score.perfect)],
    ['verified', Number(before.verified), Number(score.verified)],
  ];
  const describe = ([what, was, is]: [string, number, number]) => `${what} ${was} → ${is}`;
  return {
    losses: changes.filter(([, was, is]) => is < was).map(describe),
    gains: changes.filter(([, was, is]) => is > was).map(describe),
  };
}
