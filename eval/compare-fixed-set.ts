import { compareWithBaseline, readBaseline, writeBaseline } from './baseline.ts';
import type { DocumentScore } from './score.ts';

/** Prints what changed against the committed scores; the exit status. `accept` makes these scores the committed ones. */
export function compareFixedSet(scores: readonly DocumentScore[], baseline: URL, accept: boolean): number {
  const { worse, better, unknown } = compareWithBaseline(scores, readBaseline(baseline));
  console.log(`\nagainst the baseline: ${worse.length} worse, ${better.length} better, ${unknown.length} not in it`);
  for (const line of worse) console.log(`  worse   ${line}`);
  for (const line of better) console.log(`  better  ${line}`);
  if (!accept) return worse.length > 0 ? 1 : 0;
  writeBaseline(scores, baseline);
  console.log('the baseline now holds these scores');
  return scores.some(({ falselyVerified }) => falselyVerified) ? 1 : 0;
}
