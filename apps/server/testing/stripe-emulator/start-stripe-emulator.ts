/**
 * Stripe over HTTP on loopback, for tests: the stateful emulator (customers, prices, sessions, the hosted page) behind
 * a front that adds what it leaves out: keys, Idempotency-Key, `price_data`, amounts and payments of sessions, refunds,
 * disputes, and events with an id. Events are kept; a test decides when, how often and in which order they are delivered.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator } from 'emulate';
import Stripe from 'stripe';
import { createIdempotencyCache } from './create-idempotency-cache.ts';
import { createSessionDetails } from './create-session-details.ts';

export const EMULATOR_SECRET_KEY = 'sk_test_emulator';
export const EMULATOR_WEBHOOK_SECRET = 'whsec_emulator';

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: Record<string, unknown> };
}

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
}

export interface StripeEmulator {
  readonly url: string;
  /** Requests to the API, oldest first. */
  readonly calls: readonly ReceivedCall[];
  /** Events that were not taken yet, oldest first; takes them. */
  takeEvents(): StripeEvent[];
  /** As if it had happened in Stripe. */
  addEvent(type: string, object: Record<string, unknown>, createdAt?: Date): StripeEvent;
  /** Presses Pay on the hosted page of a session. */
  pay(sessionId: string): Promise<void>;
  /** Signs and posts; the status of the answer. */
  deliver(event: StripeEvent, webhookUrl: string, secret?: string): Promise<number>;
  /** Answers the next calls with a status of their own, without doing anything. */
  failNext(times: number, status: number): void;
  deleteCustomer(customerId: string): Promise<void>;
  close(): Promise<void>;
}

export async function startStripeEmulator(): Promise<StripeEmulator> {
  const calls: ReceivedCall[] = [];
  const events: StripeEvent[] = [];
  const failing = { times: 0, status: 500 };
  let eventNumber = 0;
  const addEvent: StripeEmulator['addEvent'] = (type, object, createdAt = new Date()) => {
    eventNumber += 1;
    const id = `evt_${String(eventNumber).padStart(8, '0')}`;
    const event = { id, object: 'event', type, created: Math.floor(createdAt.getTime() / 1000), data: { object } };
    events.push(event);
    return event;
  };

  const answerCall = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    if (request.url === '/events') {
      const { type, data } = JSON.parse(body) as StripeEvent;
      addEvent(type, type.startsWith('checkout.session.') ? details.complete(data.object) : data.object);
      return send(response, 200, {});
    }
    const call = { method: request.method!, path: request.url!, form: new URLSearchParams(body) };
    calls.push(call);
    if (request.headers.authorization !== `Bearer ${EMULATOR_SECRET_KEY}`) {
      return send(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    }
    if (failing.times > 0) {
      failing.times -= 1;
      return send(response, failing.status, { error: { type: 'api_error', message: 'made to fail' } });
    }
    const {
      status,
      body: answer,
      replayed,
    } = await idempotency.answer(
      request.headers['idempotency-key'] as string | undefined,
      `${call.method} ${call.path}?${body}`,
      () => details.forward(call),
    );
    if (replayed) response.setHeader('Idempotent-Replayed', 'true');
    return send(response, status, answer);
  };
  const server = createServer((request, response) => {
    answerCall(request, response).catch((error: unknown) => send(response, 500, { error: { message: String(error) } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const backing = await createEmulator({
    service: 'stripe',
    port: 0,
    seed: { stripe: { webhooks: [{ url: `${url}/events`, events: ['*'], secret: 'unused' }] } },
  });
  const idempotency = createIdempotencyCache();
  const details = createSessionDetails(backing.url, EMULATOR_SECRET_KEY);

  return {
    url,
    calls,
    takeEvents: () => events.splice(0),
    addEvent,
    pay: async (sessionId) => {
      await fetch(`${backing.url}/checkout/${sessionId}/complete`, { method: 'POST', redirect: 'manual' });
    },
    deliver: async (event, webhookUrl, secret = EMULATOR_WEBHOOK_SECRET) => {
      const payload = JSON.stringify(event);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await fetch(webhookUrl, { method: 'POST', headers, body: payload })).status;
    },
    failNext: (times, status) => {
      failing.times = times;
      failing.status = status;
    },
    deleteCustomer: async (customerId) => {
      await fetch(`${backing.url}/v1/customers/${customerId}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${EMULATOR_SECRET_KEY}` },
      });
    },
    close: async () => {
      await backing.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
