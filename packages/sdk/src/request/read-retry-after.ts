/** `Retry-After` (RFC 9110, section 10.2.3): seconds or a date → milliseconds from now. `null`: absent, or not readable. */
export function readRetryAfter(headers: Headers, nowMs: number): number | null {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}
