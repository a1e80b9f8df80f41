import type { DisabledReason, Webhook } from '@extracto/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../../api/describe-failure.ts';
import { sessionApi } from '../../../api/session-api.ts';
import { formatInstant } from '../../../ui/format/format-instant.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './disabled-notice.module.css';
import { replaceWebhook } from './use-webhook.ts';

const REASONS: Readonly<Record<DisabledReason, string>> = {
  gone: 'Your server answered 410 Gone, so we stopped sending',
  failing: 'No event has been delivered for days',
};

/** The reason why the service switched a webhook off, since when, and the way back. */
export function DisabledNotice({ webhook }: { webhook: Webhook }) {
  const { clientId, mode, disabledReason, disabledAt } = webhook;
  const cache = useQueryClient();
  const enabling = useMutation({
    mutationFn: async () => (await sessionApi.enableWebhook({ params: { clientId }, query: { mode } })).body,
    onSuccess: (enabled) => replaceWebhook(cache, enabled),
  });
  const since = disabledAt === null ? '' : ` on ${formatInstant(new Date(disabledAt))}`;
  return (
    <Notice tone="warning">
      <div className={styles.notice}>
        <p>
          This webhook was disabled{since}. {disabledReason !== null && `${REASONS[disabledReason]}. `}
          Your jobs are not affected. We don’t send the events since then; list your jobs to catch up.
        </p>
        {enabling.isError && <p>It is still disabled. {describeFailure(enabling.error)}</p>}
        <div>
          <Button size="xs" loading={enabling.isPending} onClick={() => enabling.mutate()}>
            Enable webhook
          </Button>
        </div>
      </div>
    </Notice>
  );
}
