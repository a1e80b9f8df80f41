import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

const MAX_LENGTH = 255;

/** `null` without the header. */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  const detail = `Idempotency-Key has 1 to ${MAX_LENGTH} printable characters.`;
  if (typeof key === 'string' && /^[\x20-\x7e]+$/.test(key) && key.length <= MAX_LENGTH) return key;
  throw new ProblemError('validation_failed', detail, { errors: [{ pointer: 'header/Idempotency-Key', detail }] });
}
