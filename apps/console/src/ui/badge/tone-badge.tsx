import type { ReactNode } from 'react';
import styles from './tone-badge.module.css';

interface ToneBadgeProps {
  tone: 'good' | 'waiting' | 'bad' | 'neutral';
  /** Hidden from screen readers by its maker: the word says it. */
  mark: ReactNode;
  children: ReactNode;
}

/** Colour, mark and word; the word alone is enough. */
export function ToneBadge({ tone, mark, children }: ToneBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {mark}
      {children}
    </span>
  );
}
