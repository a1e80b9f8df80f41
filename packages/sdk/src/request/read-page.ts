/** One page of a list, with what its headers say of the others. */
import type { Api, SdkRouteName } from '../api.ts';
import { ExtractoError } from '../errors.ts';
import type { Page } from '../open-list.ts';
import { callJson } from './call-route.ts';
import { rememberRequestId } from './request-ids.ts';
import type { RequestOptions, Transport } from './transport.ts';

type ListRoute = {
  [N in SdkRouteName]: Api[N]['query'] extends { page?: unknown } ? N : never;
}[SdkRouteName];

interface PageCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query: { readonly page: number; readonly pageSize?: unknown };
  readonly options?: RequestOptions | undefined;
}

const DEFAULT_PAGE_SIZE = 100;
const MOST_ITEMS = 100;
const MOST_PAGES = 1_000_000;

export async function readPage<N extends ListRoute>(
  transport: Transport,
  name: N,
  { params = {}, query, options }: PageCall,
): Promise<Page<Api[N]['answer'] extends readonly (infer Item)[] ? Item : never>> {
  checkWhole('page', query.page, MOST_PAGES);
  checkWhole('pageSize', query.pageSize ?? DEFAULT_PAGE_SIZE, MOST_ITEMS);
  const filled = { ...query, pageSize: query.pageSize ?? DEFAULT_PAGE_SIZE };
  const { headers, body } = await callJson(transport, name, { params, query: filled, options });
  const page = {
    items: body as never,
    total: Number(headers.get('X-Total-Count')),
    page: query.page,
    hasMore: /rel="next"/.test(headers.get('Link') ?? ''),
  };
  return rememberRequestId(page, headers);
}

/** Before anything is sent: the service would say the same of a query that the caller does not see. */
function checkWhole(name: string, value: unknown, most: number): void {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= most) return;
  throw new ExtractoError(`${name} is ${JSON.stringify(value)}: pass a whole number from 1 to ${most}.`);
}
