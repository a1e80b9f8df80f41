import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './confirm-address.module.css';
import { readConfirmationToken } from './read-confirmation-token.ts';

interface ConfirmAddressProps {
  message: string;
  /** Where no mail server is set up: what the mail would lead to. */
  confirmationLink: string | null;
  credentials: { email: string; password: string };
  onConfirmed: () => void;
}

/** After signing up: look into the mail, or, on a machine without a mail server, confirm at once. */
export function ConfirmAddress({ message, confirmationLink, credentials, onConfirmed }: ConfirmAddressProps) {
  const confirmationToken = readConfirmationToken(confirmationLink);
  const confirm = useMutation({
    mutationFn: () => sessionApi.signIn({ body: { ...credentials, confirmationToken: confirmationToken ?? '' } }),
    onSuccess: onConfirmed,
  });
  return (
    <section className={styles.confirm} aria-labelledby="confirm">
      <h1 id="confirm" className={styles.title}>
        Confirm your address
      </h1>
      <Notice tone="neutral">{message}</Notice>
      {confirm.isError && <Notice tone="failure">{describeFailure(confirm.error)}</Notice>}
      {confirmationToken !== null && (
        <>
          <Button size="md" fullWidth loading={confirm.isPending} onClick={() => confirm.mutate()}>
            Confirm {credentials.email}
          </Button>
          <p className={styles.link}>
            The link: <a href={confirmationLink ?? ''}>{confirmationLink}</a>
          </p>
        </>
      )}
    </section>
  );
}
