/** The pages' texts about keeping and giving, told the numbers of this installation. */
import assert from 'node:assert/strict';

export interface ServedPolicy {
  readonly documentDays: number;
  readonly resultDays: number;
  readonly trialCredits: number;
}

const PLACE = /<meta name="extracto-policy" content="[^"]*"/;

/** `page` is the index of the built console, which holds a place for them. */
export function writePolicy(page: string, { documentDays, resultDays, trialCredits }: ServedPolicy): string {
  assert.match(page, PLACE, 'The built console has no place for the policy.');
  const content = `document-days=${documentDays}, result-days=${resultDays}, trial-credits=${trialCredits}`;
  return page.replace(PLACE, `<meta name="extracto-policy" content="${content}"`);
}
