import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../../api/describe-failure.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { type Endpoint, refreshWebhook } from './use-webhook.ts';

interface SendButtonProps {
  endpoint: Endpoint;
  label: string;
  icon: Icon;
  /** The sentence that says what did not happen; the reason follows it. */
  failure: string;
  send: () => Promise<unknown>;
}

/** Has an event sent; what becomes of it is seen in the log. */
export function SendButton({ endpoint, label, icon: Mark, failure, send }: SendButtonProps) {
  const cache = useQueryClient();
  const sending = useMutation({ mutationFn: send, onSettled: () => refreshWebhook(cache, endpoint) });
  return (
    <>
      {sending.isError && (
        <Notice tone="failure">
          {failure} {describeFailure(sending.error)}
        </Notice>
      )}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<Mark size={15} aria-hidden />}
          loading={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {label}
        </Button>
      </div>
    </>
  );
}
