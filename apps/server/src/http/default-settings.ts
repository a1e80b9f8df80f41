import { DEFAULT_LIMITS } from '@extracto/model';
import type { HttpSettings } from './http-dependencies.ts';
import { DEFAULT_RATE_LIMITS } from './rate-limits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Everything that an installation need not decide. */
export const DEFAULT_HTTP_SETTINGS = {
  metricsToken: null,
  chat: null,
  maxUploadBytes: DEFAULT_LIMITS.maxBytes,
  maxPages: DEFAULT_LIMITS.maxPages,
  trialCredits: 25,
  keyOverlapMs: 60 * MINUTE_MS,
  webhookOverlapMs: DAY_MS,
  showsMailedLinks: false,
  trialsPerBlock: 20,
  clientsPerUser: 20,
  keysPerClient: 20,
  inspectionsAtOnce: 2,
  proxies: [] as readonly string[],
  diskReserveBytes: 512 * 1024 ** 2,
  quotaBytes: 10_000 * 1024 ** 2,
  transfers: { minBytesPerSecond: 2_048, graceMs: 20_000, idleMs: 30_000, openPerAddress: 100 },
  rateLimits: DEFAULT_RATE_LIMITS,
} as const satisfies Partial<HttpSettings>;
