/** Many rows → a page of them: an agent has room for only so much. */
import { z } from 'zod';

const DEFAULT_PAGE_SIZE = 50;
const MOST_PAGE_SIZE = 500;

export const pageInput = {
  page: z.int().min(1).default(1).describe('1-based page of rows'),
  pageSize: z.int().min(1).max(MOST_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
};

export const pageOutput = {
  page: z.int(),
  pages: z.int().describe('ask with a higher page for more'),
  totalRows: z.int(),
};

export function cutPage<Row>(rows: readonly Row[], page: number, pageSize: number) {
  return {
    page,
    pages: Math.max(1, Math.ceil(rows.length / pageSize)),
    totalRows: rows.length,
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
  };
}
