import type { FastifyRequest } from 'fastify';
import type { HttpSettings } from './http-dependencies.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * True when a response may carry the link that is otherwise mailed. Requires that no mail server is set up, that the service
 * listens on the loopback interface only, and that the request names a loopback host and came through no proxy.
 */
export function mayShowLinks(request: FastifyRequest, settings: HttpSettings): boolean {
  return (
    settings.showsMailedLinks &&
    LOOPBACK_ADDRESSES.includes(request.ip) &&
    isLoopback(`http://${request.headers.host}`) &&
    isLoopback(settings.publicUrl) &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.forwarded === undefined
  );
}

export function isLoopback(address: string): boolean {
  return LOOPBACK_NAMES.includes(URL.parse(address)?.hostname ?? '');
}
