import type { FastifyRequest } from 'fastify';
import { ADDRESS_HEADER } from '../adapters/identity/index.ts';

/** The headers of a request as the web platform has them. Repeated headers are joined, and the caller's address added. */
export function readHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(ADDRESS_HEADER, request.ip);
  return headers;
}
