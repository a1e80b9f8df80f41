import type { Webhook } from '@extracto/contract';
import { Button, Modal } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../../api/describe-failure.ts';
import { sessionApi } from '../../../api/session-api.ts';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { useExclusiveCopy } from '../../../ui/copy-button/use-exclusive-copy.ts';
import { formatInstant } from '../../../ui/format/format-instant.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { maskApiKey } from '../mask-api-key.ts';
import { replaceWebhook } from './use-webhook.ts';
import styles from './webhook-secret.module.css';

const NAME = 'Signing secret';

/** The secret that proves to a receiver that an event is ours. Replaced after asking once; both sign for a while. */
export function WebhookSecret({ webhook, secret }: { webhook: Webhook; secret: string }) {
  const { clientId, mode, previousSecretUntil } = webhook;
  const cache = useQueryClient();
  const { copied, failed, copy } = useExclusiveCopy<string>();
  const [asking, setAsking] = useState(false);
  const rotation = useMutation({
    mutationFn: async () => (await sessionApi.rotateWebhookSecret({ params: { clientId }, query: { mode } })).body,
    onSuccess: (rotated) => {
      replaceWebhook(cache, rotated);
      setAsking(false);
    },
  });
  const ask = () => {
    rotation.reset();
    setAsking(true);
  };
  return (
    <div className={styles.secret}>
      <dl>
        <dt className={styles.name}>{NAME}</dt>
        <dd className={styles.value}>
          <span className={styles.text}>{maskApiKey(secret)}</span>
          <span className={styles.buttons}>
            <CopyButton name={NAME} copied={copied === NAME} onCopy={() => void copy(NAME, secret)} />
            <Button variant="default" size="xs" leftSection={<IconRefresh size={15} aria-hidden />} onClick={ask}>
              Replace secret
            </Button>
          </span>
        </dd>
      </dl>
      {failed !== null && <Notice tone="failure">The browser did not allow copying the signing secret.</Notice>}
      <p className={styles.overlap} role="status">
        {previousSecretUntil !== null &&
          `Events are signed with the old secret as well until ${formatInstant(new Date(previousSecretUntil))}.`}
      </p>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title="Replace signing secret"
        centered
        closeButtonProps={{ 'aria-label': 'Close dialog' }}
      >
        <div className={styles.dialog}>
          <p>
            A new secret is made. For a while events carry two signatures, one of each secret, so that your receiver can
            change over; how long is said beside the secret then.
          </p>
          {rotation.isError && <Notice tone="failure">{describeFailure(rotation.error)}</Notice>}
          <div className={styles.actions}>
            <Button variant="default" onClick={() => setAsking(false)}>
              Keep the present secret
            </Button>
            <Button color="vermilion" loading={rotation.isPending} onClick={() => rotation.mutate()}>
              Replace it
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
