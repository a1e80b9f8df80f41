import type { SignedUp } from '@extracto/contract';
import { PASSWORD_LENGTH } from '@extracto/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { sessionApi } from '../../api/session-api.ts';
import { ConfirmAddress } from '../../features/account/confirm-address.tsx';
import { readConfirmationToken } from '../../features/account/read-confirmation-token.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import styles from './account.module.css';
import { enterConsole } from './enter-console.ts';
import { readReturnPath } from './read-return-path.ts';
import { useAccountForm } from './use-account-form.ts';

const EMPTY = { firstName: '', lastName: '', email: '', password: '' };

/** A new account of the embedded identity, which begins when its address is confirmed. The service's own rules come back beside each field. */
export function SignUp() {
  usePageTitle('Create an account');
  const [search] = useSearchParams();
  const { busy, fields, failure, submit } = useAccountForm(() => {});
  const confirmation = useAccountForm(() => enterConsole(readReturnPath(search) ?? '/console?verified=1'));
  const [signedUp, setSignedUp] = useState<SignedUp | null>(null);
  const [values, setValues] = useState(EMPTY);

  const bind = (name: keyof typeof EMPTY) => ({
    value: values[name],
    error: fields[name],
    size: 'md' as const,
    onChange: (event: FormEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.currentTarget.value }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(async () => setSignedUp((await sessionApi.signUp({ body: values })).body));
  };
  if (signedUp !== null) {
    const { email, password } = values;
    const confirmationToken = readConfirmationToken(signedUp.confirmationLink) ?? undefined;
    const onConfirm = () =>
      void confirmation.submit(() => sessionApi.signIn({ body: { email, password, confirmationToken } }));
    const { busy, failure } = confirmation;
    return <ConfirmAddress {...signedUp} {...{ email, busy, failure, onConfirm }} />;
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h1 className={styles.title}>Create your account</h1>
      {failure !== null && <Notice tone="failure">{failure}</Notice>}
      <div className={styles.pair}>
        <TextInput label="First name" autoComplete="given-name" {...bind('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...bind('lastName')} />
      </div>
      <TextInput label="Email" type="email" autoComplete="username" {...bind('email')} />
      <PasswordInput
        label="Password"
        description={`At least ${PASSWORD_LENGTH.min} characters`}
        autoComplete="new-password"
        {...bind('password')}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Create account
      </Button>
      <p className={styles.other}>
        Already have one? <Link to={{ pathname: '/account/sign-in', search: search.toString() }}>Sign in</Link>
      </p>
    </form>
  );
}
