/**
 * Compresses texts of a kilobyte or more for callers that accept it: results, reviews, the description of the API and pages.
 * Built files are compressed at build time and arrive here with their encoding.
 */
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const TEXT = /^(?:text\/|image\/svg|application\/(?:json|qif|xml|x-ofx|vnd\.intu))/;
const LEAST_CHARACTERS = 1024;
/** Their answers hold keys, about which the length of a compressed answer could tell. */
const SECRET = /^\/api\/v1\/(?:auth|clients)\b/;

/** In order of preference. A fast Brotli is smaller than gzip in the same time. */
const WAYS: readonly [string, () => Transform][] = [
  ['br', () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ['gzip', () => createGzip()],
];

export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('Content-Type') ?? '');
    // Built files are sent in ranges, or with an encoding.
    const isFile = reply.hasHeader('Content-Encoding') || reply.hasHeader('Accept-Ranges');
    if (!TEXT.test(type) || isFile || SECRET.test(request.url)) return payload;
    const isLong = typeof payload === 'string' ? payload.length >= LEAST_CHARACTERS : payload instanceof Readable;
    if (!isLong) return payload;
    reply.header('Vary', 'Accept-Encoding');
    const [encoding, compress] = WAYS.find(([name]) => accepts(request.headers['accept-encoding'], name)) ?? [];
    if (encoding === undefined || compress === undefined) return payload;
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    const compressed = compress();
    // What breaks on the way reaches the caller as an answer that breaks off.
    pipeline(typeof payload === 'string' ? Readable.from([payload]) : (payload as Readable), compressed).catch(
      () => {},
    );
    return compressed;
  });
}

/** `br;q=0` is a refusal. */
function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return new RegExp(`(?:^|[,\\s])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?=[\\s;,]|$)`).test(
    String(header ?? ''),
  );
}
