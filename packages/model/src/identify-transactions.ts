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
import { printedDay } from './printed-day.ts';
import type { DraftResult, DraftStatement, DraftTransaction, ExtractionResult, Transaction } from './result.ts';

/** Crockford's base 32: no letter that is mistaken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: of ten million transactions two share an id with a chance of one in ten billion. Fits MT940's references. */
const ID_CHARACTERS = 16;
/** Two characters for each ten bits. */
const PAIRS: readonly string[] = Array.from({ length: 1024 }, (_, bits) => ALPHABET[bits >> 5]! + ALPHABET[bits & 31]!);
const ACCOUNT_TAIL = 4;

/**
 * Rows that have an id keep it: a booking that was corrected by hand stays the same booking. Rows with an empty one are changed,
 * not copied.
 */
export function identifyTransactions({ looksOther: _, ...draft }: DraftResult): ExtractionResult {
  const taken = new TakenIds(draft.statements);
  const statements = draft.statements.map((statement) => {
    const { transactions } = statement;
    const opening = openingOf(statement);
    const identified = new Array<Transaction>(transactions.length);
    for (let step = 0, back = isNewestFirst(transactions); step < transactions.length; step++) {
      const at = back ? transactions.length - 1 - step : step;
      const row = transactions[at]!;
      taken.turnTo(printedDay(row), identified);
      let id = idOf(row);
      if (id === '') id = taken.take(opening + contentOf(row));
      identified[at] = withId(id, row);
    }
    return { ...statement, transactions: identified };
  });
  return { ...draft, statements };
}

/** Ids that no other row may have. The first row of its kind has the first id. */
class TakenIds {
  readonly #ids = new Set<string>();
  /** Number of earlier rows of each kind, kept from the second row on. */
  readonly #repeats = new Map<string, number>();
  /** Only rows of one day have one id: of a list in the order of time the ids of a day are all that has to be kept. */
  #isInOrder: boolean;
  #day = '';

  constructor(statements: readonly DraftStatement[]) {
    for (const { transactions } of statements) for (const row of transactions) this.#keep(row);
    this.#isInOrder = statements.length === 1 && this.#ids.size === 0;
  }

  /** Before the rows of a day. `above`: rows that have their id, and holes. */
  turnTo(day: string, above: readonly Transaction[]): void {
    if (!this.#isInOrder || day === this.#day) return;
    if (day > this.#day) this.#ids.clear();
    else {
      this.#isInOrder = false;
      above.forEach((row) => {
        this.#keep(row);
      });
    }
    this.#day = day;
  }

  take(content: string): string {
    const first = printId(hashText(`${content}\n1`));
    const { size } = this.#ids;
    if (this.#ids.add(first).size > size) return first;
    const { id, occurrence } = freeId(content, this.#ids, (this.#repeats.get(content) ?? 1) + 1);
    this.#repeats.set(content, occurrence);
    this.#ids.add(id);
    return id;
  }

  #keep(row: DraftTransaction): void {
    const id = idOf(row);
    if (id !== '') this.#ids.add(id);
  }
}

/** An id for a row that stands in no document: it was added to `ids` by hand, below `origin`. */
export function identifyAddedRow(origin: string, ids: Iterable<string>): string {
  return freeId(origin, new Set(ids), 1).id;
}

/** '' of a row without one. */
function idOf({ id }: DraftTransaction): string {
  return id ?? '';
}

/** The id of the first occurrence, from `occurrence` on, that no other row has. */
function freeId(content: string, taken: ReadonlySet<string>, occurrence: number) {
  for (let next = occurrence; ; next++) {
    const id = printId(hashText(`${content}\n${next}`));
    if (!taken.has(id)) return { id, occurrence: next };
  }
}

/** Rows are told apart oldest first, so that the first of two equal rows is the same one in a list that starts with the newest. */
function isNewestFirst(rows: readonly DraftTransaction[]): boolean {
  return (rows[0]?.date ?? '') > (rows.at(-1)?.date ?? '');
}

/**
 * The id stands in front; one that the row already has is the same. A row with room for it is given it, because a long document
 * has tens of thousands of them; any other is copied, field by field: an object that another one is assigned to grows.
 */
function withId(id: string, row: DraftTransaction): Transaction {
  if (row.id === '') {
    row.id = id;
    return row as Transaction;
  }
  const identified = {
    id,
    date: row.date,
    transactionDate: row.transactionDate,
    valueDate: row.valueDate,
    description: row.description,
    amount: row.amount,
    type: row.type,
    balance: row.balance,
    reference: row.reference,
    original: row.original,
    page: row.page,
    box: row.box,
    verified: row.verified,
    confidence: row.confidence,
  };
  return { ...identified, ...presentFields(row) };
}

/** Fields that a row has or has not, so that a row without one stays as short as it was. */
function presentFields(row: DraftTransaction): Partial<Transaction> {
  const { dateWithoutYear, counterparty, category, payee, kind, corrected } = row;
  return {
    ...(dateWithoutYear !== undefined && { dateWithoutYear }),
    ...(counterparty !== undefined && { counterparty }),
    ...(category !== undefined && { category }),
    ...(payee !== undefined && { payee }),
    ...(kind !== undefined && { kind }),
    ...(corrected !== undefined && { corrected }),
  };
}

/** The key of a booking, the same on every printing of it. Two rows with the same text are the same booking, or two of a kind. */
export function describeBooking(statement: Pick<DraftStatement, 'account'>, row: DraftTransaction): string {
  return openingOf(statement) + contentOf(row);
}

function openingOf({ account }: Pick<DraftStatement, 'account'>): string {
  return `${lettersAndDigits(account.number ?? '').slice(-ACCOUNT_TAIL)}\n${account.currency ?? ''}\n`;
}

function contentOf(row: DraftTransaction): string {
  const { amount, description } = row;
  return `${printedDay(row)}\n${amount}\n${lettersAndDigits(description)}`;
}

const ASCII = /^[\x20-\x7e]*$/;

function lettersAndDigits(text: string): string {
  if (ASCII.test(text)) return text.toUpperCase().replace(/[^A-Z0-9]+/g, '');
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** One character for five bits of the hash, from the front: a pair of them for ten. */
function printId(hash: Uint8Array): string {
  let [id, bits, count] = ['', 0, 0];
  for (let at = 0; id.length < ID_CHARACTERS; at++) {
    bits = (bits << 8) | hash[at]!;
    count += 8;
    if (count < BITS_OF_PAIR) continue;
    count -= BITS_OF_PAIR;
    id += PAIRS[(bits >> count) & (PAIRS.length - 1)]!;
  }
  return id;
}

const BITS_OF_PAIR = 10;
