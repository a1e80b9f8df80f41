/** A value of the metadata and where it is printed. */
import type { Source } from '@extracto/model';
import type { Fact, ValueBelow } from './find-facts.ts';

export interface Found<T> {
  readonly value: T;
  readonly source: Source;
}

/** Of a labelled fact, or of the value below it. */
export function sourceOf(fact: Fact | ValueBelow): Source {
  const box = fact.textBox ?? ('box' in fact ? fact.box : fact.textLine.box);
  return { page: fact.textLine.pageNumber, box: [...box], text: fact.text };
}
