import { ApiError, PASSWORD_LENGTH } from '@extracto/contract';
import { Button, PasswordInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './account.module.css';
import { sessionsKey } from './session-list.tsx';

const EMPTY = { password: '', newPassword: '' };

/** Sets another password, which ends all other sessions. */
export function PasswordChange() {
  const cache = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const change = useMutation({
    mutationFn: async () => (await sessionApi.changePassword({ body: values })).body.message,
    onSuccess: () => {
      setValues(EMPTY);
      void cache.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  const errors = change.error instanceof ApiError ? (change.error.problem?.errors ?? []) : [];
  const errorAt = (pointer: string) => errors.find((error) => error.pointer === pointer)?.detail;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <section className={styles.section} aria-labelledby="password">
      <h2 id="password" className={styles.title}>
        Password
      </h2>
      {change.isSuccess && <Notice tone="success">{change.data}</Notice>}
      {change.isError && errors.length === 0 && <Notice tone="failure">{describeFailure(change.error)}</Notice>}
      <form className={styles.fields} onSubmit={submit} noValidate>
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          value={values.password}
          error={errorAt('/password')}
          onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
        />
        <PasswordInput
          label="New password"
          description={`At least ${PASSWORD_LENGTH.min} characters`}
          autoComplete="new-password"
          value={values.newPassword}
          error={errorAt('/newPassword')}
          onChange={(event) => setValues({ ...values, newPassword: event.currentTarget.value })}
        />
        <Button type="submit" variant="default" className={styles.action} loading={change.isPending}>
          Change password
        </Button>
      </form>
    </section>
  );
}
