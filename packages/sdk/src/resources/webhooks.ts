import type { Api, WebhookEvent } from '../api.ts';
import { type List, openList } from '../open-list.ts';
import { callJson } from '../request/call-route.ts';
import { readPage } from '../request/read-page.ts';
import type { RequestOptions, Transport } from '../request/transport.ts';
import type { Client, KeyMode, Webhook, WebhookDelivery } from '../types.ts';
import { verifyWebhook, type WebhookHeaders } from '../verify-webhook.ts';

/** One of a client's two webhooks; a key stays with that of its own mode. */
interface ModeQuery {
  readonly mode?: KeyMode;
}

/** Being told of jobs, and checking that it was the service who told. */
export class Webhooks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * A request → its event, when it is genuine. `payload` is the body as it arrived, before anything parsed it.
   * Throws `WebhookVerificationError`.
   */
  unwrap(payload: string | Uint8Array, headers: WebhookHeaders, secret: string): WebhookEvent {
    return verifyWebhook(payload, headers, secret);
  }

  async retrieve(clientId: string, query: ModeQuery = {}, options?: RequestOptions): Promise<Webhook> {
    return (await callJson(this.#transport, 'getWebhook', { params: { clientId }, query, options })).body;
  }

  /** Sets the address, which switches the webhook on; `null` switches it off. */
  async set(
    clientId: string,
    webHookUrl: string | null,
    query: ModeQuery = {},
    options?: RequestOptions,
  ): Promise<Client> {
    const call = { params: { clientId }, query, body: { webHookUrl }, options };
    return (await callJson(this.#transport, 'setWebhook', call)).body;
  }

  /** Replaces the secret; for a while events are signed with both. */
  async rotateSecret(clientId: string, query: ModeQuery = {}, options?: RequestOptions): Promise<Webhook> {
    return (await callJson(this.#transport, 'rotateWebhookSecret', { params: { clientId }, query, options })).body;
  }

  /** Switches on what the service switched off. */
  async enable(clientId: string, query: ModeQuery = {}, options?: RequestOptions): Promise<Webhook> {
    return (await callJson(this.#transport, 'enableWebhook', { params: { clientId }, query, options })).body;
  }

  async sendTest(clientId: string, query: ModeQuery = {}, options?: RequestOptions): Promise<WebhookDelivery> {
    return (await callJson(this.#transport, 'sendTestEvent', { params: { clientId }, query, options })).body;
  }

  /** Events and their attempts, newest first. */
  listDeliveries(
    clientId: string,
    query: Api['listDeliveries']['query'] = {},
    options?: RequestOptions,
  ): List<WebhookDelivery> {
    const read = (page: number) =>
      readPage(this.#transport, 'listDeliveries', { params: { clientId }, query: { ...query, page }, options });
    return openList(Number(query.page ?? 1), read, ({ deliveryId }) => deliveryId);
  }

  /** Sends an event again now. */
  async redeliver(
    clientId: string,
    deliveryId: string,
    query: ModeQuery = {},
    options?: RequestOptions,
  ): Promise<WebhookDelivery> {
    return (await callJson(this.#transport, 'redeliver', { params: { clientId, deliveryId }, query, options })).body;
  }
}
