/**
 * Gives every transaction an id that does not depend on the document it was read from: the same booking in an
 * overlapping statement, in another layout or in a later run has the same id, so that nothing is imported twice.
 *
 * The id is made of what every print of a booking agrees on: the end of the account number (the rest may be masked), the
 * currency, the posting date, the amount, and the letters and digits of the description. Rows that agree in all of it
 * are told apart by their order in time. Weakness: a layout that cuts descriptions short, or prints no account number,
 * gives other ids.
 */
import { hashText } from './hash-text.ts';
import type { DraftResult, DraftStatement, DraftTransaction, ExtractionResult } from './result.ts';

/** Crockford's base 32: no letter that is mistaken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: of ten million transactions two share an id with a chance of one in ten billion. Fits MT940's references. */
const ID_CHARACTERS = 16;
const BITS_PER_CHARACTER = 5;
const ACCOUNT_TAIL = 4;

/** Rows that have an id keep it: a booking that was corrected by hand stays the same booking. */
export function identifyTransactions({ looksOther: _, ...draft }: DraftResult): ExtractionResult {
  const taken = new Set(draft.statements.flatMap(({ transactions }) => transactions.flatMap(idOf)));
  const occurrences = new Map<string, number>();
  const identify = (statement: DraftStatement, row: DraftTransaction): string => {
    const content = describeBooking(statement, row);
    const { id, occurrence } = freeId(content, taken, (occurrences.get(content) ?? 0) + 1);
    occurrences.set(content, occurrence);
    taken.add(id);
    return id;
  };
  const statements = draft.statements.map((statement) => {
    const ids = new Map(
      inTime(statement.transactions).map((row) => [row, idOf(row)[0] ?? identify(statement, row)] as const),
    );
    return { ...statement, transactions: statement.transactions.map((row) => ({ id: ids.get(row)!, ...row })) };
  });
  return { ...draft, statements };
}

/** An id for a row that stands in no document: it was added to `ids` by hand, below `origin`. */
export function identifyAddedRow(origin: string, ids: Iterable<string>): string {
  return freeId(origin, new Set(ids), 1).id;
}

function idOf(row: DraftTransaction): string[] {
  return 'id' in row && typeof row.id === 'string' ? [row.id] : [];
}

/** The id of the first occurrence, from `occurrence` on, that no other row has. */
function freeId(content: string, taken: ReadonlySet<string>, occurrence: number) {
  for (let next = occurrence; ; next++) {
    const id = printId(hashText(`${content}\n${next}`));
    if (!taken.has(id)) return { id, occurrence: next };
  }
}

/** Oldest first, so that the first of two equal rows is the same one in a list that starts with the newest. */
function inTime(rows: readonly DraftTransaction[]): readonly DraftTransaction[] {
  return (rows[0]?.date ?? '') > (rows.at(-1)?.date ?? '') ? rows.toReversed() : rows;
}

/** What every print of a booking agrees on. Two rows with the same text are the same booking, or two of a kind. */
export function describeBooking({ account }: Pick<DraftStatement, 'account'>, row: DraftTransaction): string {
  const tail = lettersAndDigits(account.number ?? '').slice(-ACCOUNT_TAIL);
  return `${tail}\n${account.currency ?? ''}\n${row.date}\n${row.amount}\n${lettersAndDigits(row.description)}`;
}

const ASCII = /^[\x20-\x7e]*$/;

function lettersAndDigits(text: string): string {
  if (ASCII.test(text)) return text.toUpperCase().replace(/[^A-Z0-9]+/g, '');
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** One character for five bits, from the front. */
function printId(hash: Uint8Array): string {
  let [id, pending, pendingBits] = ['', 0, 0];
  for (const byte of hash) {
    pending = (pending << 8) | byte;
    pendingBits += 8;
    while (pendingBits >= BITS_PER_CHARACTER) {
      pendingBits -= BITS_PER_CHARACTER;
      id += ALPHABET[pending >> pendingBits];
      pending &= (1 << pendingBits) - 1;
      if (id.length === ID_CHARACTERS) return id;
    }
  }
  return id;
}
