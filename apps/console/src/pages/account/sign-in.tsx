import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { sessionApi } from '../../api/session-api.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import styles from './account.module.css';
import { enterConsole } from './enter-console.ts';
import { readReturnPath } from './read-return-path.ts';
import { useAccountForm } from './use-account-form.ts';

/** Sign-in of the embedded identity, used when no outside issuer is configured. */
export function SignIn() {
  usePageTitle('Sign in');
  const [search] = useSearchParams();
  const confirmationToken = search.get('confirm') ?? undefined;
  const { busy, fields, failure, problem, submit } = useAccountForm(() => {
    enterConsole(readReturnPath(search) ?? (confirmationToken === undefined ? null : '/console?verified=1'));
  });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const takesCode = code !== '' || problem?.code === 'code_needed' || problem?.code === 'code_incorrect';

  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(() =>
      sessionApi.signIn({ body: { email, password, confirmationToken, ...(code === '' ? {} : { code }) } }),
    );
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h1 className={styles.title}>Sign in</h1>
      {confirmationToken !== undefined && failure === null && (
        <Notice tone="neutral">Sign in with your password to confirm your address.</Notice>
      )}
      {failure !== null && (
        <Notice tone={problem?.code === 'code_needed' ? 'neutral' : 'failure'}>
          {failure} {problem?.confirmationLink && <a href={problem.confirmationLink}>Open the link</a>}
        </Notice>
      )}
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        size="md"
        value={email}
        error={fields.email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        size="md"
        value={password}
        error={fields.password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {takesCode && (
        <TextInput
          label="Code"
          description="Six digits from your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          size="md"
          autoFocus
          value={code}
          error={fields.code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <Button type="submit" size="md" fullWidth loading={busy}>
        Sign in
      </Button>
      <p className={styles.other}>
        <Link to="/account/forgot-password">Forgot your password?</Link>
      </p>
      <p className={styles.other}>
        No account yet? <Link to={{ pathname: '/account/sign-up', search: search.toString() }}>Create one</Link>
      </p>
    </form>
  );
}
