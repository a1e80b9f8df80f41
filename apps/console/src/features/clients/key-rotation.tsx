import { Button, Modal } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './key-rotation.module.css';
import { replaceClient } from './replace-client.ts';

/** Replaces the API key after asking once: programs that use the old one have an hour to change over. */
export function KeyRotation({ clientId }: { clientId: string }) {
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
        {rotation.isSuccess ? 'The key was replaced. The old one works for another hour.' : ''}
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
            A new key is made. Programs that use the present key can go on for one hour, then they need the new one.
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
