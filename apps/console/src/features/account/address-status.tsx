import type { User } from '@extracto/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './account.module.css';

/** The address of the account: confirmed, or the way to another mail that confirms it. */
export function AddressStatus({ user }: { user: User }) {
  const mail = useMutation({ mutationFn: async () => (await sessionApi.sendVerification()).body.message });
  return (
    <section className={styles.section} aria-labelledby="address">
      <h2 id="address" className={styles.title}>
        Address
      </h2>
      <p className={styles.address}>
        <span className={styles.email}>{user.email}</span>
        <span className={styles.status} data-confirmed={user.emailVerified || undefined}>
          {user.emailVerified ? <IconCircleCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}
          {user.emailVerified ? 'Confirmed' : 'Not confirmed yet'}
        </span>
      </p>
      {!user.emailVerified && (
        <>
          <p className={styles.note}>
            Open the link in our mail to confirm that this address is yours; it works for a day. A forgotten password is
            replaced by mail only, so the address should be right.
          </p>
          {mail.isSuccess && <Notice tone="success">{mail.data}</Notice>}
          {mail.isError && <Notice tone="failure">No mail was sent. {describeFailure(mail.error)}</Notice>}
          <Button
            variant="default"
            className={styles.action}
            leftSection={<IconMail size={16} aria-hidden />}
            loading={mail.isPending}
            onClick={() => mail.mutate()}
          >
            Send the mail again
          </Button>
        </>
      )}
    </section>
  );
}
