import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { sessionApi } from '../../api/session-api.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import styles from './account.module.css';
import { useAccountForm } from './use-account-form.ts';

/** Asks for the mail that leads to a new password. The answer is the same whether or not there is an account. */
export function ForgotPassword() {
  usePageTitle('Forgot your password?');
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, fields, failure, submit } = useAccountForm(() => setSent(true));

  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(() => sessionApi.requestReset({ body: { email } }));
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h1 className={styles.title}>Forgot your password?</h1>
      {sent ? (
        <Notice tone="success">
          If there is an account for {email}, we have sent you an email with a link. The link works once, within an
          hour.
        </Notice>
      ) : (
        <>
          <p className={styles.lead}>We’ll email you a link to set a new one.</p>
          {failure !== null && <Notice tone="failure">{failure}</Notice>}
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            size="md"
            value={email}
            error={fields.email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            Send the link
          </Button>
        </>
      )}
      <p className={styles.other}>
        <Link to="/account/sign-in">Back to sign-in</Link>
      </p>
    </form>
  );
}
