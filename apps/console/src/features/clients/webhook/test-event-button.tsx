import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../../api/describe-failure.ts';
import { sessionApi } from '../../../api/session-api.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { type Endpoint, refreshWebhook } from './use-webhook.ts';

/** What becomes of the event is seen in the log below it. */
export function TestEventButton({ endpoint }: { endpoint: Endpoint }) {
  const { clientId, mode } = endpoint;
  const cache = useQueryClient();
  const sending = useMutation({
    mutationFn: async () => (await sessionApi.sendTestEvent({ params: { clientId }, query: { mode } })).body,
    onSettled: () => refreshWebhook(cache, endpoint),
  });
  return (
    <>
      {sending.isError && <Notice tone="failure">No test event was sent. {describeFailure(sending.error)}</Notice>}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconSend size={15} aria-hidden />}
          loading={sending.isPending}
          onClick={() => sending.mutate()}
        >
          Send test event
        </Button>
      </div>
    </>
  );
}
