/** A value of the metadata and where it is printed. */
import type { Source } from '@extracto/model';
import type { Field, ValueBelow } from './find-fields.ts';

export interface Found<T> {
  readonly value: T;
  readonly source: Source;
}

/** Source of a field's value, beside or below its label. */
export function sourceOf(field: Field | ValueBelow): Source {
  const box = field.textBox ?? ('box' in field ? field.box : field.textLine.box);
  return { page: field.textLine.pageNumber, box: [...box], text: field.text };
}
