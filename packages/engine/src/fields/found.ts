/** A value of the metadata and where it is printed. */
import type { Source } from '@extracto/model';
import type { Fact, ValueBelow } from './find-facts.ts';

export interface Found<T> {
  readonly value: T;
  readonly source: Source;
}

/** Source of a field's value, beside or below its label. */
export function sourceOf(fact: Fact | ValueBelow): Source {
  const box = fact.textBox ?? ('box' in fact ? fact.box : fact.textLine.box);
  return { page: fact.textLine.pageNumber, box: [...box], text: fact.text };
}
