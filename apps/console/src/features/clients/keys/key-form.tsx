import { ApiError, type CreatedKey, type KeyMode, type KeyScope } from '@extracto/contract';
import { Button, Modal, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../../api/describe-failure.ts';
import { sessionApi } from '../../../api/session-api.ts';
import { useUser } from '../../../api/use-user.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { SCOPE_WORDS } from './describe-key.ts';
import styles from './named-keys.module.css';

interface Values {
  name: string;
  scope: KeyScope;
  mode: KeyMode;
  /** The last day, as a date field has it; empty: no end. */
  lastDay: string;
  /** One a line. */
  addresses: string;
  password: string;
}

const EMPTY: Values = { name: '', scope: 'read', mode: 'live', lastDay: '', addresses: '', password: '' };

export function KeyForm({ clientId, onCreated }: { clientId: string; onCreated: (key: CreatedKey) => void }) {
  const user = useUser();
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState(EMPTY);
  const close = () => {
    setOpen(false);
    setValues(EMPTY);
    creating.reset();
  };
  const creating = useMutation({
    mutationFn: async () => (await sessionApi.createKey({ params: { clientId }, body: writeBody(values) })).body,
    onSuccess: (key) => {
      close();
      onCreated(key);
    },
  });
  const errors = creating.error instanceof ApiError ? (creating.error.problem?.errors ?? []) : [];
  const errorAt = (pointer: string) => errors.find((error) => error.pointer.startsWith(pointer))?.detail;
  const change = (part: Partial<Values>) => setValues({ ...values, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    creating.mutate();
  };
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        New key
      </Button>
      <Modal opened={open} onClose={close} title="New key" centered closeButtonProps={{ 'aria-label': 'Close dialog' }}>
        <form className={styles.form} onSubmit={submit} noValidate>
          {creating.isError && errors.length === 0 && <Notice tone="failure">{describeFailure(creating.error)}</Notice>}
          <TextInput
            label="Name"
            value={values.name}
            maxLength={60}
            error={errorAt('/name')}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <NativeSelect
            label="Permissions"
            data={Object.entries(SCOPE_WORDS).map(([value, label]) => ({ value, label }))}
            value={values.scope}
            onChange={({ currentTarget }) => change({ scope: currentTarget.value as KeyScope })}
          />
          <NativeSelect
            label="Mode"
            data={[
              { value: 'live', label: 'Live: your documents and credits' },
              { value: 'test', label: 'Test: free of charge, separate documents' },
            ]}
            value={values.mode}
            onChange={({ currentTarget }) => change({ mode: currentTarget.value as KeyMode })}
          />
          <TextInput
            label="Last valid day"
            description="Leave empty for a key that never expires"
            type="date"
            value={values.lastDay}
            error={errorAt('/expiresAt')}
            onChange={({ currentTarget }) => change({ lastDay: currentTarget.value })}
          />
          <Textarea
            label="Allowed networks"
            description="One IP address or network per line, such as 203.0.113.0/24. Leave empty to allow all"
            value={values.addresses}
            error={errorAt('/addresses')}
            onChange={({ currentTarget }) => change({ addresses: currentTarget.value })}
          />
          {user.data?.hasPassword && (
            <PasswordInput
              label="Your password"
              autoComplete="current-password"
              value={values.password}
              error={errorAt('/password')}
              onChange={({ currentTarget }) => change({ password: currentTarget.value })}
            />
          )}
          <Button type="submit" loading={creating.isPending}>
            Create key
          </Button>
        </form>
      </Modal>
    </div>
  );
}

function writeBody({ name, scope, mode, lastDay, addresses, password }: Values) {
  return {
    name,
    scope,
    mode,
    addresses: addresses.split(/[\s,]+/).filter((address) => address !== ''),
    expiresAt: lastDay === '' ? null : new Date(`${lastDay}T23:59:59.999`).toISOString(),
    ...(password === '' ? {} : { password }),
  };
}
