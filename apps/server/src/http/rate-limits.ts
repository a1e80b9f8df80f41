/**
 * Limits on the rate of calls. Generous to a program that polls its jobs, narrow for guessing passwords. Counted in the
 * database, so that the limits hold over all processes together.
 */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

export type LimitName =
  | 'api'
  | 'checkout'
  | 'address'
  | 'sign-in-address'
  | 'sign-in-account'
  | 'test-job'
  | 'mail-account'
  | 'support-address'
  | 'support-account'
  | 'webhook';

export const DEFAULT_RATE_LIMITS: Readonly<Record<LimitName, RateLimit>> = {
  /** Calls of a client or of a signed-in person. */
  api: { points: 600, seconds: 60 },
  /** Checkouts that a person starts: each is a call to the payment provider and a row that stays. */
  checkout: { points: 30, seconds: 300 },
  /** Calls of an address that says nobody's name, or a wrong key. */
  address: { points: 300, seconds: 60 },
  /** Sign-ins and sign-ups of an address; an office shares one. */
  'sign-in-address': { points: 60, seconds: 300 },
  /** Mails that are asked for one address, from wherever: nobody's mailbox is filled with them. */
  'mail-account': { points: 5, seconds: 60 * 60 },
  /** Messages to support from an address, which is mailed each of them; an office shares one. */
  'support-address': { points: 10, seconds: 60 * 60 },
  /** Messages of one account, or with one address to answer to. */
  'support-account': { points: 10, seconds: 24 * 60 * 60 },
  /** Free jobs of a person, over all clients: enough to try things out, too few to live on. */
  'test-job': { points: 200, seconds: 24 * 60 * 60 },
  /** Events of a client that are sent because somebody asked: each is a call to a server of somebody else. */
  webhook: { points: 30, seconds: 60 },
  /** Wrong passwords for one account from one network before guesses wait; and the longest wait. */
  'sign-in-account': { points: 10, seconds: 900 },
};
