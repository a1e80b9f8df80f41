import { expect, it } from 'vitest';
import { compareWithBaseline, readBaseline } from './baseline.ts';
import { FIXED_SET, generateSet } from './generate-set.ts';
import { readDocument, USUAL_READING } from './read-document.ts';
import { type DocumentScore, scoreDocument } from './score.ts';

it('reads the fixed set no worse than the baseline, and verifies nothing that is wrong', async () => {
  const scores: DocumentScore[] = [];
  for await (const document of generateSet(FIXED_SET)) {
    scores.push(scoreDocument(document, await readDocument(document, USUAL_READING)));
  }
  const baseline = readBaseline();
  const { worse, unknown } = compareWithBaseline(scores, baseline);
  expect(worse, 'look with `npm run eval`').toEqual([]);
  expect(unknown, 'run `npm run eval -- --accept` for new documents').toEqual([]);
  expect(scores).toHaveLength(Object.keys(baseline).length);
}, 300_000);
