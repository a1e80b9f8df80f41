/**
 * Identifiers are ULIDs: 26 characters of Crockford's base 32, of which the first 10 are the creation time in
 * milliseconds, so that sorting by id sorts by time.
 */
import { z } from 'zod';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const ulidSchema = z
  .string()
  .regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'expected a ULID of 26 characters')
  .meta({ examples: ['01JD3ZK4M8QW7V5T2R9N6B1XCY'] });

/** Creation time carried by a ULID. Throws a `RangeError` when the text is none. */
export function readUlidTime(id: string): Date {
  if (!ulidSchema.safeParse(id).success) throw new RangeError(`not a ULID: ${id}`);
  let timeMs = 0;
  for (const character of id.slice(0, 10)) timeMs = timeMs * 32 + ALPHABET.indexOf(character);
  return new Date(timeMs);
}
