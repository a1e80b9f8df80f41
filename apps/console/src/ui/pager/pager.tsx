import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import styles from './pager.module.css';

/** Lists come in pages of nine; a page that came back shorter is the last one. */
export const PAGE_SIZE = 9;

interface PagerProps {
  page: number;
  /** Number of entries that the current page returned; `null` while it loads. */
  count: number | null;
  /** Kind of the entries, for screen readers: `"jobs"`. */
  noun: string;
  onChange: (page: number) => void;
}

export function Pager({ page, count, noun, onChange }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={`Pages of ${noun}`}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconChevronLeft size={15} aria-hidden />}
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      >
        Previous
      </Button>
      <span className={styles.page} aria-live="polite">
        Page {page}
      </span>
      <Button
        variant="default"
        size="xs"
        rightSection={<IconChevronRight size={15} aria-hidden />}
        disabled={count === null || count < PAGE_SIZE}
        onClick={() => onChange(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
