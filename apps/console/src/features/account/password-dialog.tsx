import { ApiError } from '@extracto/contract';
import { Button, Modal, PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './account.module.css';

interface PasswordDialogProps {
  title: string;
  act: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before something that a session left open is not enough for. Closes once that is done. */
export function PasswordDialog({ title, act, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const acting = useMutation({ mutationFn: () => act(password), onSuccess: onClose });
  const failure = acting.isError ? describeFailure(acting.error) : null;
  const aboutPassword = acting.error instanceof ApiError && (acting.error.problem?.errors.length ?? 0) > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    acting.mutate();
  };
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        {failure !== null && !aboutPassword && <Notice tone="failure">{failure}</Notice>}
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={aboutPassword ? failure : null}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={password === ''} loading={acting.isPending}>
            Continue
          </Button>
        </div>
      </form>
    </Modal>
  );
}
