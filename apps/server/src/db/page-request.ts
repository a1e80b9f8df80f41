/** A part of a list: `page` counts from 1. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/** One page of a list, and how many items there are on all pages together. */
export interface Listing<T> {
  readonly items: readonly T[];
  readonly total: number;
}
