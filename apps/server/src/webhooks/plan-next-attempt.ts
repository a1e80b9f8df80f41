/**
 * Plans the next attempt of an event. A round is ten attempts over a day: at 0, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h
 * and 24 h after the first, each pause shortened by up to a fifth so that events that failed together do not return
 * together. A receiver may ask for more time, within the day.
 */
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const PLANNED_MS = [
  0,
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
const DAY_MS = 24 * HOUR_MS;
const JITTER_SHARE = 0.2;
/** No attempt begins later in a round than this: the day, and what the attempts themselves took. */
export const ROUND_LIMIT_MS = DAY_MS + HOUR_MS;
export const ROUND_ATTEMPTS = PLANNED_MS.length;

export interface Round {
  /** Attempts made, at least one. */
  readonly attempts: number;
  /** Start of the first attempt. */
  readonly startedAt: Date;
}

export interface NextAttemptQuestion {
  readonly round: Round;
  /** End of the last attempt. */
  readonly now: Date;
  /** Wait that the receiver asked for; `null`: none. */
  readonly retryAfterMs: number | null;
  /** 0 to 1. */
  readonly random: number;
}

/** `null`: the round is over. */
export function planNextAttempt({ round, now, retryAfterMs, random }: NextAttemptQuestion): Date | null {
  const planned = PLANNED_MS[round.attempts];
  const before = PLANNED_MS[round.attempts - 1];
  if (planned === undefined || before === undefined) return null;
  const pauseMs = (planned - before) * (1 - JITTER_SHARE * random);
  const endOfDay = round.startedAt.getTime() + DAY_MS;
  const wishedFor = retryAfterMs === null ? 0 : Math.min(now.getTime() + retryAfterMs, endOfDay);
  const next = Math.round(Math.max(now.getTime() + pauseMs, wishedFor));
  return next - round.startedAt.getTime() > ROUND_LIMIT_MS ? null : new Date(next);
}
