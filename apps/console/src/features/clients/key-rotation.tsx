import type { Client } from '@extracto/contract';
import { Button, Modal } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import { formatInstant } from '../../ui/format/format-instant.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './key-rotation.module.css';
import { replaceClient } from './replace-client.ts';

/** Replaces the API key after asking once, and says how long programs have to change over. */
export function KeyRotation({ client }: { client: Client }) {
  const { clientId } = client;
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const rotation = useMutation({
    mutationFn: async () => (await sessionApi.rotateApiKey({ params: { clientId } })).body,
    onSuccess: (client) => {
      replaceClient(cache, client);
      setAsking(false);
    },
  });
  const ask = () => {
    rotation.reset();
    setAsking(true);
  };
  return (
    <div>
      <Button variant="default" size="xs" leftSection={<IconRefresh size={15} aria-hidden />} onClick={ask}>
        Replace API key
      </Button>
      <span role="status" className={styles.done}>
        {rotation.isSuccess && 'The key was replaced. '}
        {describeReplacedKey(client)}
      </span>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title="Replace API key"
        centered
        closeButtonProps={{ 'aria-label': 'Close dialog' }}
      >
        <div className={styles.dialog}>
          <p>
            A new key is made. The present one goes on working for a while, so that your programs can change over; how
            long is said beside this button then.
          </p>
          {rotation.isError && <Notice tone="failure">{describeFailure(rotation.error)}</Notice>}
          <div className={styles.actions}>
            <Button variant="default" onClick={() => setAsking(false)}>
              Keep the present key
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

/** Empty when none was replaced, or long ago. */
function describeReplacedKey({ replacedKeyEndsAt }: Client): string {
  if (replacedKeyEndsAt === null) return '';
  const endsAt = new Date(replacedKeyEndsAt);
  return endsAt > new Date() ? `The old key works until ${formatInstant(endsAt)}.` : '';
}
