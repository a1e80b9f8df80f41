/** Dependencies of the web role. Clock and ids are passed in, so that tests decide them. */
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Identity } from '../adapters/identity/index.ts';
import type { PaymentProvider } from '../adapters/payments/index.ts';
import type { Database } from '../db/index.ts';
import type { RetentionTerms } from '../retention/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import type { UploadSettings, UploadTools } from '../uploads/index.ts';
import type { UrlVerdict } from '../webhooks/index.ts';
import type { ChatScript } from './chat-script.ts';
import type { TransferLimits } from './limit-transfers.ts';
import type { LimitName, RateLimit } from './rate-limits.ts';

export interface HttpSettings extends UploadSettings {
  /** The service's public address, without a slash at the end. */
  readonly publicUrl: string;
  readonly version: string;
  /** Address for messages to support, also printed on the pages. */
  readonly supportAddress: string;
  /** A chat of somebody else in place of our own form; `null`: ours. */
  readonly chat: ChatScript | null;
  /** The built console; `null` serves the API alone. */
  readonly consoleFolder: string | null;
  /** Opens /metrics; `null`: only to this machine. */
  readonly metricsToken: string | null;
  readonly maxUploadBytes: number;
  /** XTS for the first client of a user. */
  readonly trialCredits: number;
  /** Time that a replaced API key still works. */
  readonly keyOverlapMs: number;
  /** Time that events are also signed with a replaced secret. */
  readonly webhookOverlapMs: number;
  /** No mail server is set up and only this machine can call: the page shows the links that are otherwise mailed. */
  readonly showsMailedLinks: boolean;
  /** First clients of an address block, an IPv4 /24 or an IPv6 /48, that come with XTS in 24 hours. */
  readonly trialsPerBlock: number;
  readonly clientsPerUser: number;
  /** Named keys of one client. */
  readonly keysPerClient: number;
  /** Addresses and networks of trusted proxies, whose X-Forwarded-For names the caller. */
  readonly proxies: readonly string[];
  readonly transfers: TransferLimits;
  readonly rateLimits: Readonly<Record<LimitName, RateLimit>>;
}

export interface HttpDependencies extends UploadTools {
  readonly identity: Identity;
  readonly payments: PaymentProvider;
  readonly box: SecretBox;
  readonly enqueueExtraction: (trx: Transaction<Database>, work: { readonly jobId: string }) => Promise<void>;
  /** Checks that a webhook may post to the URL. */
  readonly checkWebhookUrl: (url: string) => Promise<UrlVerdict>;
  readonly logger: Logger;
  readonly terms: RetentionTerms;
  readonly clock: () => Date;
  /** Makes a ULID. */
  readonly newId: () => string;
  /** Aborted when this process is about to stop: it serves on, and tells whoever sends it work to send it elsewhere. */
  readonly leaving?: AbortSignal;
  readonly settings: HttpSettings;
}
