import { PASSWORD_LENGTH } from '@extracto/contract';
import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { sessionApi } from '../../api/session-api.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import styles from './account.module.css';
import { useAccountForm } from './use-account-form.ts';

/** Page behind the mail about a forgotten password: sets a new one with the token of the link. */
export function ResetPassword() {
  usePageTitle('Set a new password');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { busy, fields, failure, submit } = useAccountForm(() => setDone(true));
  // A link that lost its end on the way is refused by the rules of the field, which nobody filled in.
  const broken = token === '' || fields.token !== undefined;

  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(() => sessionApi.resetPassword({ body: { token, password } }));
  };
  if (done) {
    return (
      <div className={styles.form}>
        <h1 className={styles.title}>Set a new password</h1>
        <Notice tone="success">Your new password is set, and all sessions have ended. Sign in with it.</Notice>
        <Button component={Link} to="/account/sign-in" size="md" fullWidth>
          Go to sign-in
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h1 className={styles.title}>Set a new password</h1>
      {broken && <Notice tone="failure">This link is incomplete. Open it from the email, or request a new one.</Notice>}
      {failure !== null && <Notice tone="failure">{failure}</Notice>}
      {!broken && (
        <>
          <PasswordInput
            label="New password"
            description={`At least ${PASSWORD_LENGTH.min} characters`}
            autoComplete="new-password"
            size="md"
            value={password}
            error={fields.password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            Set the password
          </Button>
        </>
      )}
      <p className={styles.other}>
        <Link to="/account/forgot-password">Send a new link</Link>
      </p>
    </form>
  );
}
