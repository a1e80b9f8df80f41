/**
 * Values of a line or of a row by column index, in the order in which they came. Most lines have one date, two amounts, a text
 * or two, and of a long document the cells of all lines are kept: so it is a list of links, of which each is one value and
 * what follows it, and not a map. It never changes. What is asked of every line walks the links, for which nothing is made.
 *
 *   NO_CELLS.with(0, '01/02').with(3, '45.20') → keys [0, 3]; … .with(0, '02/02') → keys [0, 3], too
 */
export class Cells<T> {
  readonly column: number;
  readonly value: T;
  /** `null` of the one without a column and a value that every list ends with. */
  readonly rest: Cells<T> | null;

  constructor(column: number, value: T, rest: Cells<T> | null) {
    this.column = column;
    this.value = value;
    this.rest = rest;
  }

  /** For two values of one column, the later replaces the earlier in its place. */
  static from<T>(entries: Iterable<readonly [column: number, value: T]>): Cells<T> {
    let cells: Cells<T> = NO_CELLS;
    for (const [column, value] of entries) cells = cells.with(column, value);
    return cells;
  }

  get size(): number {
    let size = 0;
    for (let cell: Cells<T> = this; cell.rest !== null; cell = cell.rest) size++;
    return size;
  }

  get(column: number): T | undefined {
    for (let cell: Cells<T> = this; cell.rest !== null; cell = cell.rest) if (cell.column === column) return cell.value;
    return undefined;
  }

  has(column: number): boolean {
    return this.get(column) !== undefined;
  }

  some(holds: (value: T, column: number) => boolean): boolean {
    for (let cell: Cells<T> = this; cell.rest !== null; cell = cell.rest)
      if (holds(cell.value, cell.column)) return true;
    return false;
  }

  /** The column in which this very value stands. */
  columnOf(value: T): number | undefined {
    for (let cell: Cells<T> = this; cell.rest !== null; cell = cell.rest) if (cell.value === value) return cell.column;
    return undefined;
  }

  keys(): number[] {
    const columns: number[] = [];
    for (let cell: Cells<T> = this; cell.rest !== null; cell = cell.rest) columns.push(cell.column);
    return columns;
  }

  values(): T[] {
    const values: T[] = [];
    for (let cell: Cells<T> = this; cell.rest !== null; cell = cell.rest) values.push(cell.value);
    return values;
  }

  *[Symbol.iterator](): Generator<[column: number, value: T]> {
    for (let cell: Cells<T> = this; cell.rest !== null; cell = cell.rest) yield [cell.column, cell.value];
  }

  /** The value stands where one of its column did, or last. */
  with(column: number, value: T): Cells<T> {
    if (this.rest === null) return new Cells(column, value, this);
    if (this.column === column) return new Cells(column, value, this.rest);
    return new Cells(this.column, this.value, this.rest.with(column, value));
  }
}

export const NO_CELLS: Cells<never> = new Cells(-1, undefined as never, null);

/** Behind a space where the column holds a text already. */
export function addText(texts: Cells<string>, column: number, text: string): Cells<string> {
  const before = texts.get(column);
  return texts.with(column, before === undefined ? text : `${before} ${text}`);
}
