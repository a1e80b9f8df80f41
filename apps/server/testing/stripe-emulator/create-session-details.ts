/** Passes calls on to the emulator; keeps, beside its sessions, the fields that it does not know. */
import { randomBytes } from 'node:crypto';
import type { ApiAnswer } from './create-idempotency-cache.ts';

export interface ForwardedCall {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
}

export interface SessionDetails {
  forward(call: ForwardedCall): Promise<ApiAnswer>;
  /** The session with the fields that the emulator leaves out. */
  complete(session: Record<string, unknown>): Record<string, unknown>;
}

export function createSessionDetails(backingUrl: string, secretKey: string): SessionDetails {
  const known = new Map<unknown, Record<string, unknown>>();
  const post = (path: string, form: URLSearchParams) => ask(backingUrl, secretKey, { method: 'POST', path, form });
  const complete: SessionDetails['complete'] = (session) => ({
    ...session,
    ...known.get(session.id),
    // Stripe makes the payment when the buyer pays.
    ...(session.payment_status === 'paid' ? {} : { payment_intent: null }),
  });
  return {
    complete,
    forward: async (call) => {
      if (!(call.method === 'POST' && call.path === '/v1/checkout/sessions')) return ask(backingUrl, secretKey, call);
      const refusal = refuse(call.form);
      if (refusal !== null) return refusal;
      const { form, details } = await replacePriceData(call.form, post);
      const answer = await post(call.path, form);
      if (answer.status !== 200) return answer;
      const session = answer.body as Record<string, unknown>;
      known.set(session.id, details);
      return { status: 200, body: complete(session) };
    },
  };
}

async function ask(backingUrl: string, secretKey: string, call: ForwardedCall): Promise<ApiAnswer> {
  const answer = await fetch(backingUrl + call.path, {
    method: call.method,
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: call.method === 'GET' ? null : call.form.toString(),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Requests that Stripe refuses and the emulator would accept. */
function refuse(form: URLSearchParams): ApiAnswer | null {
  const suffix = form.get('payment_intent_data[statement_descriptor_suffix]');
  if (suffix === null || suffix.length <= 22) return null;
  return { status: 400, body: { error: { type: 'invalid_request_error', message: 'The descriptor is too long.' } } };
}

type Post = (path: string, form: URLSearchParams) => Promise<ApiAnswer>;

/** `price_data` → a product and a price, which is what Stripe makes of it as well. */
async function replacePriceData(form: URLSearchParams, post: Post) {
  const field = (name: string) => form.get(`line_items[0][price_data]${name}`) ?? '';
  const unitAmount = field('[unit_amount]');
  const currency = field('[currency]');
  const product = await post('/v1/products', new URLSearchParams({ name: field('[product_data][name]') }));
  const price = await post(
    '/v1/prices',
    new URLSearchParams({ product: idOf(product), unit_amount: unitAmount, currency }),
  );
  const rest = [...form].filter(([name]) => !name.includes('[price_data]'));
  const quantity = Number(form.get('line_items[0][quantity]'));
  return {
    form: new URLSearchParams([...rest, ['line_items[0][price]', idOf(price)]]),
    details: {
      amount_total: Number(unitAmount) * quantity,
      currency,
      client_reference_id: form.get('client_reference_id'),
      payment_intent: `pi_${randomBytes(12).toString('hex')}`,
    },
  };
}

function idOf({ body }: ApiAnswer): string {
  return (body as { readonly id: string }).id;
}
