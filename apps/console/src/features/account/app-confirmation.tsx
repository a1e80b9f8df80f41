import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { encode } from 'uqr';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import styles from './account.module.css';

interface AppConfirmationProps {
  uri: string;
  onCancel: () => void;
  onConfirmed: () => void;
}

/** Shows the app its secret, and takes a first code as the proof that it has it. */
export function AppConfirmation({ uri, onCancel, onConfirmed }: AppConfirmationProps) {
  const [code, setCode] = useState('');
  const confirming = useMutation({
    mutationFn: () => sessionApi.confirmSecondFactor({ body: { code } }),
    onSuccess: onConfirmed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirming.mutate();
  };
  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <p>Scan this with your app, or type in the key. Then enter the code that the app shows.</p>
      <QrCode text={uri} />
      <p>
        Key: <code className={styles.email}>{new URL(uri).searchParams.get('secret')}</code>
      </p>
      <TextInput
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={confirming.isError ? describeFailure(confirming.error) : null}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={code === ''} loading={confirming.isPending}>
          Switch on
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Black on white in every colour scheme: cameras want that. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code for your app">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
