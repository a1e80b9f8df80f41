import type { Webhook } from '@extracto/contract';
import { IconAlertCircle, IconCheck, IconCircleMinus } from '@tabler/icons-react';
import { ToneBadge } from './tone-badge.tsx';

const STATES = {
  on: { tone: 'good', icon: IconCheck, word: 'On' },
  off: { tone: 'neutral', icon: IconCircleMinus, word: 'Off' },
  disabled: { tone: 'bad', icon: IconAlertCircle, word: 'Switched off by Extracto' },
} as const;

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { tone, icon, word } = STATES[webhook.state];
  return (
    <div role="status">
      <ToneBadge tone={tone} icon={icon}>
        {word}
      </ToneBadge>
    </div>
  );
}
