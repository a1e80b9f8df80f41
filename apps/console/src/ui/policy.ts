/**
 * Retention, credits and contact as every text of the web states them. One place, so that no two pages disagree; the
 * numbers are those of the running service, which writes them into the page it serves.
 */
import { formatCount } from './format/format-count.ts';

const SERVED = readServed();

export const POLICY = {
  /** `3 days` */
  documentSpan: formatCount(read('document-days'), 'day'),
  documentDays: read('document-days'),
  /** `30 days` */
  resultSpan: formatCount(read('result-days'), 'day'),
  resultDays: read('result-days'),
  trialCredits: read('trial-credits'),
  minimumAge: 18,
  chat: readChat(),
} as const;

/** A chat of somebody else in the place of our own help form. */
export interface Chat {
  readonly url: string;
  readonly id: string;
}

/** Mail address of the operator. */
export const supportAddress = () => SERVED.get('support-address') ?? `support@${window.location.hostname}`;

function readChat(): Chat | null {
  const [url, id] = [SERVED.get('chat-script'), SERVED.get('chat-id')];
  return url === undefined || id === undefined ? null : { url, id };
}

/** `<meta name="extracto-policy" content="document-days=3, result-days=30">`, values written as in an address. */
function readServed(): ReadonlyMap<string, string> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="extracto-policy"]')?.content ?? '';
  return new Map(
    content.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split('=');
      return [name, decodeURIComponent(value)];
    }),
  );
}

function read(name: string): number {
  const value = Number(SERVED.get(name) || Number.NaN);
  if (!Number.isSafeInteger(value)) throw new Error(`The page arrived without ${name}.`);
  return value;
}
