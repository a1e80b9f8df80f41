/** The numbers by which a stage decides, as a table: what each counts, and where it comes from. */
export interface Threshold {
  readonly value: number;
  readonly unit: Unit;
  /** The command that measured it, what was seen, `definition`, or `convention` where nobody measured. */
  readonly source: string;
}

/** `text heights` are heights of the type beside it; `count` is a number of what the name says. */
type Unit =
  | 'pt'
  | 'inches'
  | 'pixels'
  | 'em'
  | 'gray level'
  | 'degrees'
  | 'bytes'
  | 'dpi'
  | 'text heights'
  | 'share'
  | 'times'
  | 'percent'
  | 'score'
  | 'confidence'
  | 'count'
  | 'lines'
  | 'rows'
  | 'pairs'
  | 'words'
  | 'letters'
  | 'digits'
  | 'dates'
  | 'days'
  | 'years'
  | 'ms';

type Table = Readonly<Record<string, Readonly<Record<string, Threshold>>>>;

type Values<T extends Table> = { readonly [File in keyof T]: { readonly [Name in keyof T[File]]: number } };

/** The table of a stage, file by file → its values, for the files to take theirs from. */
export function defineThresholds<T extends Table>(table: T): Values<T> {
  const files = Object.entries(table).map(([file, entries]) => [
    file,
    Object.fromEntries(Object.entries(entries).map(([name, { value }]) => [name, value])),
  ]);
  return Object.fromEntries(files) as Values<T>;
}
