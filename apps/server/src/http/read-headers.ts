import type { FastifyRequest } from 'fastify';

/** The headers of a request as the web platform has them. Repeated headers are joined. */
export function readHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
