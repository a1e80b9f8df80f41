/** A value of the metadata and where it is printed. */
import type { Source } from '@extracto/model';
import type { TokenLine } from '../lines/reading.ts';
import type { TextSegment } from '../lines/segments.ts';
import type { Field, ValueBelow } from './find-fields.ts';

export interface Found<T> {
  readonly value: T;
  readonly source: Source;
}

/** `value` is what a cell of a line says, or a part of it. */
export function foundIn(
  { pageNumber }: TokenLine,
  { box, text }: Pick<TextSegment, 'box' | 'text'>,
  value = text,
): Found<string> {
  return { value, source: { page: pageNumber, box: [...box], text } };
}

/** Source of a field's value, beside or below its label. */
export function sourceOf(field: Field | ValueBelow): Source {
  const box = field.textBox ?? ('box' in field ? field.box : field.textLine.box);
  return { page: field.textLine.pageNumber, box: [...box], text: field.text };
}
