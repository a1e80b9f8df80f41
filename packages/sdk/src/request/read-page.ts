/** One page of a list, with what its headers say of the others. */
import type { Api, SdkRouteName } from '../api.ts';
import type { Page } from '../open-list.ts';
import { callJson } from './call-route.ts';
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

export async function readPage<N extends ListRoute>(
  transport: Transport,
  name: N,
  { params = {}, query, options }: PageCall,
): Promise<Page<Api[N]['answer'] extends readonly (infer Item)[] ? Item : never>> {
  const filled = { ...query, pageSize: query.pageSize ?? DEFAULT_PAGE_SIZE };
  const { headers, body } = await callJson(transport, name, { params, query: filled, options });
  return {
    items: body as never,
    total: Number(headers.get('X-Total-Count')),
    page: query.page,
    hasMore: /rel="next"/.test(headers.get('Link') ?? ''),
  };
}
