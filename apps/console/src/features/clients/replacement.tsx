import { Button, Modal } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './replacement.module.css';

interface ReplacementProps {
  /** Label of the button. */
  label: string;
  /** The replaced item, as in 'Replace signing secret'. */
  thing: string;
  /** The same in a word, as in 'Keep the current secret'. */
  word: string;
  /** The fate of the present one. */
  explanation: string;
  replace: () => Promise<void>;
}

/** Replaces a secret after asking once. */
export function Replacement({ label, thing, word, explanation, replace }: ReplacementProps) {
  const [asking, setAsking] = useState(false);
  const replacing = useMutation({ mutationFn: replace, onSuccess: () => setAsking(false) });
  const ask = () => {
    replacing.reset();
    setAsking(true);
  };
  return (
    <>
      <Button variant="default" size="xs" leftSection={<IconRefresh size={15} aria-hidden />} onClick={ask}>
        {label}
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={`Replace ${thing}`}
        centered
        closeButtonProps={{ 'aria-label': 'Close dialog' }}
      >
        <div className={styles.dialog}>
          <p>{explanation}</p>
          {replacing.isError && <Notice tone="failure">{describeFailure(replacing.error)}</Notice>}
          <div className={styles.actions}>
            <Button variant="default" onClick={() => setAsking(false)}>
              Keep current {word}
            </Button>
            <Button color="vermilion" loading={replacing.isPending} onClick={() => replacing.mutate()}>
              Replace {word}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}
