/**
 * The client of the service.
 *
 *   const extracto = new Extracto({ apiKey, baseUrl: 'https://extracto.example.com' });
 *   const { result } = await extracto.jobs.createAndWait({ file: 'march.pdf' });
 */
import { ExtractoError } from './errors.ts';
import { type Logger, SYSTEM_CLOCK, type Transport } from './request/transport.ts';
import { Accounts } from './resources/accounts.ts';
import { Clients } from './resources/clients.ts';
import { Jobs } from './resources/jobs.ts';
import { Purchases } from './resources/purchases.ts';
import { Samples } from './resources/samples.ts';
import { Webhooks } from './resources/webhooks.ts';

export interface ExtractoOptions {
  /** When left out: the environment's EXTRACTO_API_KEY. */
  readonly apiKey?: string;
  /** Address of the service; when left out: EXTRACTO_BASE_URL, or a service on this machine. */
  readonly baseUrl?: string;
  /** For one attempt; two minutes when left out. */
  readonly timeoutMs?: number;
  /** Attempts after the first; 3 when left out. */
  readonly maxRetries?: number;
  /** Instead of the one that the runtime has: for a proxy, say. */
  readonly fetch?: typeof globalThis.fetch;
  /** Called after each attempt, with what was asked for and how it ended: for logs and metrics. */
  readonly logger?: Logger;
}

const LOCAL_SERVICE = 'http://localhost:3000';
const DEFAULT_TIMEOUT_MS = 120_000;
const DEFAULT_RETRIES = 3;

export class Extracto {
  readonly jobs: Jobs;
  readonly accounts: Accounts;
  readonly clients: Clients;
  readonly webhooks: Webhooks;
  readonly purchases: Purchases;
  readonly samples: Samples;

  /** Throws `ExtractoError` when there is no key. */
  constructor(options: ExtractoOptions = {}) {
    const transport = readOptions(options);
    this.jobs = new Jobs(transport);
    this.accounts = new Accounts(transport);
    this.clients = new Clients(transport);
    this.webhooks = new Webhooks(transport);
    this.purchases = new Purchases(transport);
    this.samples = new Samples(transport);
  }
}

function readOptions(options: ExtractoOptions): Transport {
  const environment = globalThis.process?.env ?? {};
  const apiKey = options.apiKey ?? environment.EXTRACTO_API_KEY;
  if (!apiKey) throw new ExtractoError('No API key: pass apiKey, or set EXTRACTO_API_KEY.');
  const baseUrl = options.baseUrl ?? environment.EXTRACTO_BASE_URL ?? LOCAL_SERVICE;
  return {
    apiKey,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxRetries: options.maxRetries ?? DEFAULT_RETRIES,
    clock: SYSTEM_CLOCK,
    ...(options.logger && { logger: options.logger }),
  };
}
