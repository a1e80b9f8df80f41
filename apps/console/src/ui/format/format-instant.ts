const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** `"Nov 21, 2026, 9:41 AM"` in the reader's language and time zone. */
export function formatInstant(instant: Date): string {
  return dayAndTime.format(instant);
}
