import { Loader } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { ToneBadge } from '../../ui/badge/tone-badge.tsx';
import type { JobPhase } from './job-status.ts';

const LOOKS = {
  processing: { tone: 'waiting', word: 'Processing', mark: <Loader size={12} color="currentColor" aria-hidden /> },
  completed: { tone: 'good', word: 'Completed', mark: <IconCheck size={14} stroke={2.25} aria-hidden /> },
  failed: { tone: 'bad', word: 'Failed', mark: <IconAlertCircle size={14} stroke={2} aria-hidden /> },
} as const satisfies Record<JobPhase, unknown>;

/** Changes are announced. */
export function StatusBadge({ phase }: { phase: JobPhase }) {
  const { tone, word, mark } = LOOKS[phase];
  return (
    <span role="status">
      <ToneBadge tone={tone} mark={mark}>
        {word}
      </ToneBadge>
    </span>
  );
}
