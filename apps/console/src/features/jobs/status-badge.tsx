import { Loader } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { JobPhase } from './job-status.ts';
import styles from './status-badge.module.css';

const WORDS: Record<JobPhase, string> = { processing: 'Processing', completed: 'Completed', failed: 'Failed' };

/** Colour, icon and word; the word alone is enough. Changes are announced. */
export function StatusBadge({ phase }: { phase: JobPhase }) {
  return (
    <span className={styles.badge} data-phase={phase} role="status">
      {phase === 'processing' && <Loader size={12} color="currentColor" aria-hidden />}
      {phase === 'completed' && <IconCheck size={14} stroke={2.25} aria-hidden />}
      {phase === 'failed' && <IconAlertCircle size={14} stroke={2} aria-hidden />}
      {WORDS[phase]}
    </span>
  );
}
