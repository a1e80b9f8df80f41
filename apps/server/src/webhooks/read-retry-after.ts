/**
 * `Retry-After` (RFC 9110, section 10.2.3): seconds, or a date → how long to wait from `now`, in ms. `null` when it is
 * absent, in the past or says neither.
 */
export function readRetryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  const text = value.trim();
  const waitMs = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : readDate(text) - now.getTime();
  return Number.isFinite(waitMs) && waitMs > 0 ? waitMs : null;
}

/** A date begins with the name of a day in all three forms; `Date` would take far more. */
function readDate(text: string): number {
  return /^(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?,? /.test(text)
    ? Date.parse(text)
    : Number.NaN;
}
