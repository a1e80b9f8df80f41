import { ApiError } from '@extracto/contract';
import { Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './account.module.css';

interface AccountDeletionProps {
  hasPassword: boolean;
  credits: number | null;
  opened: boolean;
  onClose: () => void;
}

/** A full load, so that nothing of the account stays in memory. */
const leave = () => window.location.replace('/');

/** Asks for the address of the account and the password before everything is deleted: nothing of it can be brought back. */
export function AccountDeletion({ hasPassword, credits, opened, onClose }: AccountDeletionProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const deletion = useMutation({
    mutationFn: async () =>
      (await sessionApi.deleteAccount({ body: { email, ...(hasPassword ? { password } : {}) } })).body.message,
  });
  const close = () => {
    if (deletion.isPending) return;
    if (deletion.isSuccess) return leave();
    deletion.reset();
    setEmail('');
    setPassword('');
    onClose();
  };
  const failure = deletion.isError ? describeFailure(deletion.error) : null;
  const aboutPassword =
    deletion.error instanceof ApiError && deletion.error.problem?.errors.some(({ pointer }) => pointer === '/password');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    deletion.mutate();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Delete my account"
      centered
      closeButtonProps={{ 'aria-label': 'Close dialog' }}
    >
      {deletion.isSuccess ? (
        <div className={styles.dialog}>
          <Notice tone="success">{deletion.data}</Notice>
          <div className={styles.buttons}>
            <Button onClick={leave}>Close</Button>
          </div>
        </div>
      ) : (
        <form className={styles.dialog} onSubmit={submit} noValidate>
          <p>
            This permanently deletes your documents, results, jobs, API keys and name
            {credits !== null && credits > 0 && `, and your remaining ${credits} XTS`}. We keep the receipts of your
            purchases, as bookkeeping law requires.
          </p>
          <TextInput
            label="Your account’s email address, to confirm"
            type="email"
            autoComplete="off"
            value={email}
            error={aboutPassword ? null : failure}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          {hasPassword && (
            <PasswordInput
              label="Your password"
              autoComplete="current-password"
              value={password}
              error={aboutPassword ? failure : null}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          <div className={styles.buttons}>
            <Button variant="default" onClick={close}>
              Keep my account
            </Button>
            <Button
              type="submit"
              color="vermilion"
              disabled={email === '' || (hasPassword && password === '')}
              loading={deletion.isPending}
            >
              Delete permanently
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
