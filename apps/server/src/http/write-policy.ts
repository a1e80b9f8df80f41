/**
 * Settings of this installation that the pages' texts and the help widget depend on, written into the page: once for its
 * scripts, and in the place of each mark such as `{{document-span}}` in the text of a page that is printed at build time.
 */
import assert from 'node:assert/strict';
import { escapeHtml } from '../printing/index.ts';
import type { ChatScript } from './chat-script.ts';

export interface ServedPolicy {
  readonly documentDays: number;
  readonly resultDays: number;
  readonly trialCredits: number;
  readonly supportAddress: string;
  readonly publicUrl: string;
  /** `null`: our own help form. */
  readonly chat: ChatScript | null;
}

const PLACE = /<meta\s+name="extracto-policy"\s+content="[^"]*"/;
const MARK = /\{\{([a-z-]+)\}\}/g;
const inDays = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** `page` is a page of the built console, which holds a place for them. */
export function writePolicy(page: string, policy: ServedPolicy): string {
  assert.match(page, PLACE, 'The built console has no place for the policy.');
  const { chat } = policy;
  const values = new Map<string, string>([
    ['document-days', String(policy.documentDays)],
    ['document-span', inDays.format(policy.documentDays)],
    ['result-days', String(policy.resultDays)],
    ['result-span', inDays.format(policy.resultDays)],
    ['trial-credits', String(policy.trialCredits)],
    ['support-address', policy.supportAddress],
    ['origin', policy.publicUrl],
    ...(chat === null
      ? []
      : ([
          ['chat-script', chat.url],
          ['chat-id', chat.id],
        ] as const)),
  ]);
  const content = [...values].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return page
    .replace(PLACE, () => `<meta name="extracto-policy" content="${content.join(', ')}"`)
    .replaceAll(MARK, (mark, name: string) => {
      const value = values.get(name);
      assert(value !== undefined, `A page has the mark ${mark}, which stands for nothing.`);
      return escapeHtml(value);
    });
}
