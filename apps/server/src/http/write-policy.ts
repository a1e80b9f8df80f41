/** Settings of this installation that the pages' texts and the help widget depend on, written into the page. */
import assert from 'node:assert/strict';
import type { ChatScript } from './chat-script.ts';

export interface ServedPolicy {
  readonly documentDays: number;
  readonly resultDays: number;
  readonly trialCredits: number;
  readonly supportAddress: string;
  /** `null`: our own help form. */
  readonly chat: ChatScript | null;
}

const PLACE = /<meta name="extracto-policy" content="[^"]*"/;

/** `page` is the index of the built console, which holds a place for them. */
export function writePolicy(page: string, policy: ServedPolicy): string {
  assert.match(page, PLACE, 'The built console has no place for the policy.');
  const { chat } = policy;
  const values = {
    'document-days': policy.documentDays,
    'result-days': policy.resultDays,
    'trial-credits': policy.trialCredits,
    'support-address': policy.supportAddress,
    ...(chat === null ? {} : { 'chat-script': chat.url, 'chat-id': chat.id }),
  };
  const content = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return page.replace(PLACE, () => `<meta name="extracto-policy" content="${content.join(', ')}"`);
}
