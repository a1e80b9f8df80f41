import type { Client } from '@extracto/contract';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { useExclusiveCopy } from '../../ui/copy-button/use-exclusive-copy.ts';
import styles from './client-card.module.css';
import { KeyRotation } from './key-rotation.tsx';
import { maskApiKey } from './mask-api-key.ts';
import { WebhookForm } from './webhook-form.tsx';

export function ClientCard({ client }: { client: Client }) {
  const { copied, failed, copy } = useExclusiveCopy<'Client Id' | 'API key'>();
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{client.name}</h2>
        <span className={styles.credits}>{client.credits} XTS</span>
      </div>
      <dl className={styles.values}>
        <div className={styles.value}>
          <dt>Client Id</dt>
          <dd>
            <span className={styles.text}>{client.clientId}</span>
            <CopyButton
              name="Client Id"
              copied={copied === 'Client Id'}
              onCopy={() => void copy('Client Id', client.clientId)}
            />
          </dd>
        </div>
        <div className={styles.value}>
          <dt>API key</dt>
          <dd>
            <span className={styles.text}>{maskApiKey(client.apiKey)}</span>
            <CopyButton
              name="API key"
              copied={copied === 'API key'}
              onCopy={() => void copy('API key', client.apiKey)}
            />
          </dd>
        </div>
      </dl>
      {failed !== null && (
        <p className={styles.failed} role="alert">
          The browser did not allow copying the {failed}.
        </p>
      )}
      <KeyRotation clientId={client.clientId} />
      <WebhookForm client={client} />
    </li>
  );
}
