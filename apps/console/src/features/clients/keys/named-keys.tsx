import type { Client, CreatedKey, NamedKey } from '@extracto/contract';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../../api/describe-failure.ts';
import { sessionApi } from '../../../api/session-api.ts';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { useExclusiveCopy } from '../../../ui/copy-button/use-exclusive-copy.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { describeKey } from './describe-key.ts';
import { KeyForm } from './key-form.tsx';
import styles from './named-keys.module.css';

/** The keys of a client beside its own two: what each may do, and a way to end it. */
export function NamedKeys({ client: { clientId } }: { client: Client }) {
  const cache = useQueryClient();
  const queryKey = ['keys', clientId];
  const [created, setCreated] = useState<CreatedKey | null>(null);
  const keys = useQuery({
    queryKey,
    queryFn: async () => (await sessionApi.listKeys({ params: { clientId } })).body,
  });
  const revoking = useMutation({
    mutationFn: (keyId: string) => sessionApi.revokeKey({ params: { clientId, keyId } }),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
  const failure = keys.error ?? revoking.error;
  return (
    <section className={styles.panel} aria-label="More keys">
      <h3 className={styles.title}>More keys</h3>
      <p className={styles.note}>Give each program its own key, with only the permissions that it needs.</p>
      {created !== null && <NewKey created={created} />}
      {failure !== null && <Notice tone="failure">{describeFailure(failure)}</Notice>}
      <ul className={styles.list} aria-label="Named keys">
        {keys.data?.map((key) => (
          <KeyRow key={key.keyId} named={key} onRevoke={() => revoking.mutate(key.keyId)} />
        ))}
      </ul>
      <KeyForm
        clientId={clientId}
        onCreated={(key) => {
          setCreated(key);
          void cache.invalidateQueries({ queryKey });
        }}
      />
    </section>
  );
}

function NewKey({ created: { name, apiKey } }: { created: CreatedKey }) {
  const { copied, failed, copy } = useExclusiveCopy<string>();
  return (
    <Notice tone="success">
      <p>Copy “{name}” now. We keep only its hash and can’t show it again.</p>
      <p className={styles.key}>{apiKey}</p>
      <CopyButton name="new key" copied={copied !== null} onCopy={() => void copy('new key', apiKey)} />
      {failed !== null && <p role="alert">The browser did not allow copying the key.</p>}
    </Notice>
  );
}

/** Asks once more before it ends a key. */
function KeyRow({ named, onRevoke }: { named: NamedKey; onRevoke: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <li className={styles.row}>
      <span>
        <strong>{named.name}</strong>
        <span className={styles.note}>{describeKey(named, new Date())}</span>
      </span>
      <Button
        variant={asked ? 'filled' : 'default'}
        color="vermilion"
        size="xs"
        aria-label={asked ? `Really revoke ${named.name}` : `Revoke ${named.name}`}
        onClick={() => (asked ? onRevoke() : setAsked(true))}
      >
        {asked ? 'Really revoke' : 'Revoke'}
      </Button>
    </li>
  );
}
