/** One attempt from its turn in the queue to its end. */
import type { AttemptFailure } from '@extracto/contract';
import type { AttemptWork } from '../queue/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { claimAttempt } from './claim-attempt.ts';
import type { AddressPolicy } from './find-addresses.ts';
import { type AttemptOutcome, postEvent } from './post-event.ts';
import { type SettleTools, settleAttempt } from './settle-attempt.ts';
import { signEvent } from './sign-event.ts';

export interface DeliveryTools extends SettleTools {
  readonly box: SecretBox;
  readonly policy: AddressPolicy;
  readonly now: () => Date;
}

export interface MadeAttempt {
  /** Outcome of the event; `void`: nothing was to do. `busy`: the queue shall ask again. */
  readonly state: 'pending' | 'delivered' | 'failed' | 'cancelled' | 'void' | 'busy';
  readonly failure: AttemptFailure | null;
  readonly status: number | null;
}

const NOTHING = { failure: null, status: null };
const INTERRUPTED: AttemptOutcome = { status: null, failure: 'interrupted', response: null, retryAfterMs: null };

export async function makeAttempt(tools: DeliveryTools, work: AttemptWork): Promise<MadeAttempt> {
  const startedAt = tools.now();
  const claim = await claimAttempt(tools.db, tools.box, work, startedAt);
  if (claim.kind === 'void' || claim.kind === 'busy') return { state: claim.kind, ...NOTHING };
  if (claim.kind === 'interrupted') return await settle(tools, work, INTERRUPTED, claim.startedAt);
  const { deliveryId } = work;
  const { url, body, secrets } = claim;
  const headers = signEvent({ deliveryId, body, secrets, now: startedAt });
  const outcome = await postEvent(tools.policy, { url, headers, body, now: startedAt });
  return await settle(tools, work, outcome, startedAt);
}

async function settle(
  tools: DeliveryTools,
  work: AttemptWork,
  outcome: AttemptOutcome,
  startedAt: Date,
): Promise<MadeAttempt> {
  const now = tools.now();
  const tookMs = Math.max(0, now.getTime() - startedAt.getTime());
  const state = await settleAttempt(tools, { ...work, outcome, tookMs, now });
  return { state, failure: outcome.failure, status: outcome.status };
}
