import { Button } from '@mantine/core';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './confirm-address.module.css';

interface ConfirmAddressProps {
  email: string;
  message: string;
  /** The link of the mail, shown here if no mail server is set up. */
  confirmationLink: string | null;
  busy: boolean;
  failure: string | null;
  onConfirm: () => void;
}

/** After signing up: look into the mail, or, on a machine without a mail server, confirm at once. */
export function ConfirmAddress({ email, message, confirmationLink, busy, failure, onConfirm }: ConfirmAddressProps) {
  return (
    <section className={styles.confirm} aria-labelledby="confirm">
      <h1 id="confirm" className={styles.title}>
        Confirm your address
      </h1>
      <Notice tone="neutral">{message}</Notice>
      {failure !== null && <Notice tone="failure">{failure}</Notice>}
      {confirmationLink !== null && (
        <>
          <Button size="md" fullWidth loading={busy} onClick={onConfirm}>
            Confirm {email}
          </Button>
          <p className={styles.link}>
            The link: <a href={confirmationLink}>{confirmationLink}</a>
          </p>
        </>
      )}
    </section>
  );
}
