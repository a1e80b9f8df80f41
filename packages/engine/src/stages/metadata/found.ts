/** A value of the metadata and where it is printed. */
import type { Source } from '@extracto/model';
import type { Fact } from './find-facts.ts';

export interface Found<T> {
  readonly value: T;
  readonly source: Source;
}

export function sourceOf(fact: Fact): Source {
  const box = fact.textBox ?? fact.box;
  return { page: fact.textLine.pageNumber, box: [...box], text: fact.text };
}
