import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './tone-badge.module.css';

interface ToneBadgeProps {
  tone: 'good' | 'waiting' | 'bad' | 'neutral';
  icon: Icon;
  children: ReactNode;
}

/** Colour, icon and word; the word alone is enough. */
export function ToneBadge({ tone, icon: Mark, children }: ToneBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Mark size={14} stroke={2} aria-hidden />
      {children}
    </span>
  );
}
