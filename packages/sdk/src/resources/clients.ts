import type { Api } from '../api.ts';
import { type List, openList } from '../open-list.ts';
import { callFile, callJson } from '../request/call-route.ts';
import { readPage } from '../request/read-page.ts';
import type { RequestOptions, Transport } from '../request/transport.ts';
import type { BookkeepingRules, Client, CreditEntry, Retention } from '../types.ts';

/** Clients: whom keys, credits and jobs belong to. */
export class Clients {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Returns the key's client, as a list. */
  async list(options?: RequestOptions): Promise<Client[]> {
    return (await callJson(this.#transport, 'listClients', { options })).body;
  }

  /** Replaces the API key; the old one works for an hour more, unless the installation has decided otherwise. */
  async rotateApiKey(
    clientId: string,
    query: Api['rotateApiKey']['query'] = {},
    options?: RequestOptions,
  ): Promise<Client> {
    return (await callJson(this.#transport, 'rotateApiKey', { params: { clientId }, query, options })).body;
  }

  /** Keeps documents and results shorter than the service does. */
  async setRetention(clientId: string, retention: Retention, options?: RequestOptions): Promise<Client> {
    const call = { params: { clientId }, body: retention, options };
    return (await callJson(this.#transport, 'setRetention', call)).body;
  }

  /** The rules that give transactions their category and payee. */
  async rules(clientId: string, options?: RequestOptions): Promise<BookkeepingRules> {
    return (await callJson(this.#transport, 'getRules', { params: { clientId }, options })).body;
  }

  /** Replaces the rules. */
  async setRules(clientId: string, rules: BookkeepingRules, options?: RequestOptions): Promise<BookkeepingRules> {
    return (await callJson(this.#transport, 'setRules', { params: { clientId }, body: rules, options })).body;
  }

  /** Credits and debits, newest first. */
  listCredits(
    clientId: string,
    query: Api['listTransactions']['query'] = {},
    options?: RequestOptions,
  ): List<CreditEntry> {
    const read = (page: number) =>
      readPage(this.#transport, 'listTransactions', { params: { clientId }, query: { ...query, page }, options });
    return openList(Number(query.page ?? 1), read, ({ transactionId }) => transactionId);
  }

  /** The receipt of a purchase. */
  purchaseReceipt(
    clientId: string,
    transactionId: string,
    format: 'html' | 'pdf' = 'pdf',
    options?: RequestOptions,
  ): Promise<File> {
    const name = format === 'pdf' ? 'getPurchaseReceiptPdf' : 'getPurchaseReceipt';
    return callFile(this.#transport, name, { params: { clientId, transactionId }, options });
  }
}
