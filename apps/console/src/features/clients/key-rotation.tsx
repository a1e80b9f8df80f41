import type { Client } from '@extracto/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionApi } from '../../api/session-api.ts';
import { formatInstant } from '../../ui/format/format-instant.ts';
import styles from './key-rotation.module.css';
import { replaceClient } from './replace-client.ts';
import { Replacement } from './replacement.tsx';

/** Replaces the API key, and says how long programs have to change over. */
export function KeyRotation({ client }: { client: Client }) {
  const { clientId } = client;
  const cache = useQueryClient();
  const [replaced, setReplaced] = useState(false);
  const replace = async () => {
    replaceClient(cache, (await sessionApi.rotateApiKey({ params: { clientId } })).body);
    setReplaced(true);
  };
  return (
    <div>
      <Replacement
        label="Replace API key"
        thing="API key"
        word="key"
        explanation="We create a new key. The current key keeps working for a while so that you can switch your programs. We show until when."
        replace={replace}
      />
      <span role="status" className={styles.done}>
        {replaced && 'The key was replaced. '}
        {describeReplacedKey(client)}
      </span>
    </div>
  );
}

/** Empty when none was replaced, or long ago. */
function describeReplacedKey({ replacedKeyEndsAt }: Client): string {
  if (replacedKeyEndsAt === null) return '';
  const endsAt = new Date(replacedKeyEndsAt);
  return endsAt > new Date() ? `The old key works until ${formatInstant(endsAt)}.` : '';
}
