/**
 * Retention, credits and contact as every text of the web states them. One place, so that no two pages disagree; the
 * values are those of the running service, which writes them into the page it serves. While a page is printed at build
 * time each text is a mark, `{{document-span}}`, that the service replaces by the same value.
 */
const SERVED = import.meta.env.SSR ? null : readServed();

export const POLICY = {
  /** `3 days` */
  documentSpan: read('document-span'),
  documentDays: Number(read('document-days')),
  /** `30 days` */
  resultSpan: read('result-span'),
  resultDays: Number(read('result-days')),
  trialCredits: read('trial-credits'),
  /** Where mail for the operator goes. */
  supportAddress: read('support-address'),
  /** `https://extracto.example` */
  origin: read('origin'),
  minimumAge: 18,
  chat: readChat(),
} as const;

/** A chat of somebody else in the place of our own help form. */
export interface Chat {
  readonly url: string;
  readonly id: string;
}

function readChat(): Chat | null {
  const [url, id] = [SERVED?.get('chat-script'), SERVED?.get('chat-id')];
  return url === undefined || id === undefined ? null : { url, id };
}

/** `<meta name="extracto-policy" content="document-days=3, document-span=3%20days">`, values written as in an address. */
function readServed(): ReadonlyMap<string, string> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="extracto-policy"]')?.content ?? '';
  return new Map(
    content.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split('=');
      return [name, decodeURIComponent(value)];
    }),
  );
}

function read(name: string): string {
  if (SERVED === null) return `{{${name}}}`;
  const value = SERVED.get(name);
  if (!value) throw new Error(`The page arrived without ${name}.`);
  return value;
}
