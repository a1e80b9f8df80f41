import type { Client } from '@extracto/contract';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { useExclusiveCopy } from '../../ui/copy-button/use-exclusive-copy.ts';
import styles from './client-card.module.css';
import { KeyRotation } from './key-rotation.tsx';
import { NamedKeys } from './keys/named-keys.tsx';
import { maskApiKey } from './mask-api-key.ts';
import { RetentionForm } from './retention-form.tsx';
import { WebhookPanel } from './webhook/webhook-panel.tsx';

export function ClientCard({ client }: { client: Client }) {
  const { copied, failed, copy } = useExclusiveCopy<string>();
  const values = [
    { name: 'Client Id', text: client.clientId, shown: client.clientId },
    { name: 'API key', text: client.apiKey, shown: maskApiKey(client.apiKey) },
    ...(client.testApiKey === null
      ? []
      : [{ name: 'Test API key', text: client.testApiKey, shown: maskApiKey(client.testApiKey) }]),
  ];
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{client.name}</h2>
        <span className={styles.credits}>{client.credits} XTS</span>
      </div>
      <dl className={styles.values}>
        {values.map(({ name, text, shown }) => (
          <div key={name} className={styles.value}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.text}>{shown}</span>
              <CopyButton name={name} copied={copied === name} onCopy={() => void copy(name, text)} />
            </dd>
          </div>
        ))}
      </dl>
      {client.testApiKey !== null && (
        <p className={styles.note}>Test jobs are free of charge and separate from live jobs.</p>
      )}
      {failed !== null && (
        <p className={styles.failed} role="alert">
          The browser did not allow copying the {failed}.
        </p>
      )}
      <KeyRotation client={client} />
      <NamedKeys client={client} />
      <WebhookPanel client={client} />
      <RetentionForm client={client} />
    </li>
  );
}
