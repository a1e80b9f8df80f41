import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Listing, PageRequest } from '../db/index.ts';

/** Says on the reply how many items there are and where the other pages are (RFC 8288), and returns those of this page. */
export function listPage<T>(request: FastifyRequest, reply: FastifyReply, page: PageRequest, listing: Listing<T>): T[] {
  const last = Math.max(1, Math.ceil(listing.total / page.pageSize));
  const [path, search] = request.url.split('?');
  const link = (number: number, relation: string) => {
    const query = new URLSearchParams(search);
    query.delete('page');
    query.delete('pageSize');
    const rest = query.size === 0 ? '' : `&${query}`;
    return `<${path}?page=${number}&pageSize=${page.pageSize}${rest}>; rel="${relation}"`;
  };
  const links = [
    link(1, 'first'),
    ...(page.page > 1 ? [link(Math.min(page.page - 1, last), 'prev')] : []),
    ...(page.page < last ? [link(page.page + 1, 'next')] : []),
    link(last, 'last'),
  ];
  reply.header('X-Total-Count', String(listing.total));
  reply.header('Link', links.join(', '));
  return [...listing.items];
}
