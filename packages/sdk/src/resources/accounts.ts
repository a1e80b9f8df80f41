import type { Api, ExtractionResult } from '../api.ts';
import { type List, openList } from '../open-list.ts';
import { callFile } from '../request/call-route.ts';
import { readPage } from '../request/read-page.ts';
import type { RequestOptions, Transport } from '../request/transport.ts';
import type { Account } from '../types.ts';

type AccountResultQuery = Api['getAccountResult']['query'];

/** The accounts that statements were read of, each with its statements in the order of time. */
export class Accounts {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list(query: Api['listAccounts']['query'] = {}, options?: RequestOptions): List<Account> {
    const read = (page: number) => readPage(this.#transport, 'listAccounts', { query: { ...query, page }, options });
    return openList(Number(query.page ?? 1), read, ({ accountId }) => accountId);
  }

  /** All statements of an account as one, each booking once. */
  async result(
    accountId: string,
    query: Omit<AccountResultQuery, 'format'> = {},
    options?: RequestOptions,
  ): Promise<ExtractionResult> {
    const call = { params: { accountId }, query: { ...query, format: 'json' }, options };
    return JSON.parse(await (await callFile(this.#transport, 'getAccountResult', call)).text());
  }

  /** The same as a file of any format. */
  download(
    accountId: string,
    format: NonNullable<AccountResultQuery['format']>,
    query: Omit<AccountResultQuery, 'format'> = {},
    options?: RequestOptions,
  ): Promise<File> {
    return callFile(this.#transport, 'getAccountResult', {
      params: { accountId },
      query: { ...query, format },
      options,
    });
  }
}
