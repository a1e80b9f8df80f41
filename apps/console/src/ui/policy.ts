/**
 * What every text of the web says about keeping, giving and reaching us. One place, so that no two pages disagree; the
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
} as const;

/** Mail for the operator goes to the host that serves the page. */
export const supportAddress = () => `support@${window.location.hostname}`;

/** `<meta name="extracto-policy" content="document-days=3, result-days=30">` */
function readServed(): ReadonlyMap<string, string> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="extracto-policy"]')?.content ?? '';
  return new Map(content.split(',').map((pair) => pair.trim().split('=') as [string, string]));
}

function read(name: string): number {
  const value = Number(SERVED.get(name) || Number.NaN);
  if (!Number.isSafeInteger(value)) throw new Error(`The page came without ${name}.`);
  return value;
}
