import type { Webhook } from '@extracto/contract';
import { IconAlertCircle, IconCheck, IconCircleMinus } from '@tabler/icons-react';
import { ToneBadge } from '../../../ui/badge/tone-badge.tsx';

const STATES = {
  on: { tone: 'good', icon: IconCheck, word: 'On' },
  off: { tone: 'neutral', icon: IconCircleMinus, word: 'Off' },
  disabled: { tone: 'bad', icon: IconAlertCircle, word: 'Disabled by Extracto' },
} as const;

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { tone, icon: Mark, word } = STATES[webhook.state];
  return (
    <div role="status">
      <ToneBadge tone={tone} mark={<Mark size={14} stroke={2} aria-hidden />}>
        {word}
      </ToneBadge>
    </div>
  );
}
