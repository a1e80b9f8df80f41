import type { FastifyRequest } from 'fastify';
import type { HttpSettings } from './http-dependencies.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * Whether an answer may carry what is otherwise mailed: only where no mail server is set up, the service listens to this
 * machine alone, and the call says that it came to it by that name, and by no proxy.
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
