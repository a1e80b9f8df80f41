/**
 * Ends requests whose body arrives too slowly or no longer, and refuses an address that has too many of them open: each holds a
 * connection, a file and, while it is an upload, a place in storage.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nameNetwork } from '../accounts/index.ts';
import { ProblemError } from './problem-error.ts';

export interface TransferLimits {
  /** On average, from `graceMs` after the request began. */
  readonly minBytesPerSecond: number;
  readonly graceMs: number;
  /** Longest time without a byte. */
  readonly idleMs: number;
  readonly openPerAddress: number;
}

interface Transfer {
  readonly request: FastifyRequest;
  readonly startedMs: number;
  readonly startedBytes: number;
  seenBytes: number;
  seenMs: number;
}

const CHECKS_IN_TIME = 5;
/** As Node itself answers a request that takes too long. */
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

export function limitTransfers(app: FastifyInstance, limits: TransferLimits): void {
  const open = new Map<string, number>();
  const transfers = new Set<Transfer>();
  const count = (address: string, change: 1 | -1) => {
    const requests = (open.get(address) ?? 0) + change;
    if (requests === 0) open.delete(address);
    else open.set(address, requests);
    return requests;
  };
  app.addHook('onRequest', async (request, reply) => {
    const address = nameNetwork(request.ip);
    reply.raw.once('close', () => count(address, -1));
    if (count(address, 1) > limits.openPerAddress) {
      reply.header('Retry-After', '1');
      throw new ProblemError('rate_limited', 'Too many of your requests are open. Wait until one ends.');
    }
    const { bytesRead } = request.raw.socket;
    const now = performance.now();
    const transfer = { request, startedMs: now, startedBytes: bytesRead, seenBytes: bytesRead, seenMs: now };
    transfers.add(transfer);
    reply.raw.once('close', () => transfers.delete(transfer));
  });
  const check = setInterval(() => {
    for (const transfer of transfers) judge(transfer);
  }, Math.min(limits.idleMs, limits.graceMs) / CHECKS_IN_TIME).unref();
  app.addHook('onClose', async () => clearInterval(check));

  function judge(transfer: Transfer): void {
    const { raw } = transfer.request;
    // Neither is true of a request that is injected.
    if (raw.complete !== false) {
      transfers.delete(transfer);
      return;
    }
    const now = performance.now();
    const { bytesRead } = raw.socket;
    if (bytesRead > transfer.seenBytes) Object.assign(transfer, { seenBytes: bytesRead, seenMs: now });
    const seconds = (now - transfer.startedMs) / 1_000;
    const slow = bytesRead - transfer.startedBytes < seconds * limits.minBytesPerSecond;
    if (now - transfer.seenMs < limits.idleMs && !(slow && seconds * 1_000 > limits.graceMs)) return;
    transfers.delete(transfer);
    transfer.request.log.info('a body arrived too slowly');
    raw.socket.end(TIMED_OUT, () => raw.socket.destroy());
  }
}
