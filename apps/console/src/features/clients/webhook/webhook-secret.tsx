import type { Webhook } from '@extracto/contract';
import { useQueryClient } from '@tanstack/react-query';
import { sessionApi } from '../../../api/session-api.ts';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { useExclusiveCopy } from '../../../ui/copy-button/use-exclusive-copy.ts';
import { formatInstant } from '../../../ui/format/format-instant.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { maskApiKey } from '../mask-api-key.ts';
import { Replacement } from '../replacement.tsx';
import { replaceWebhook } from './use-webhook.ts';
import styles from './webhook-secret.module.css';

const NAME = 'Signing secret';

/** The secret that proves to a receiver that an event is ours. Once replaced, both sign for a while. */
export function WebhookSecret({ webhook, secret }: { webhook: Webhook; secret: string }) {
  const { clientId, mode, previousSecretUntil } = webhook;
  const cache = useQueryClient();
  const { copied, failed, copy } = useExclusiveCopy<string>();
  const replace = async () => {
    replaceWebhook(cache, (await sessionApi.rotateWebhookSecret({ params: { clientId }, query: { mode } })).body);
  };
  return (
    <div className={styles.secret}>
      <dl>
        <dt className={styles.name}>{NAME}</dt>
        <dd className={styles.value}>
          <span className={styles.text}>{maskApiKey(secret)}</span>
          <span className={styles.buttons}>
            <CopyButton name={NAME} copied={copied === NAME} onCopy={() => void copy(NAME, secret)} />
            <Replacement
              label="Replace secret"
              thing="signing secret"
              word="secret"
              explanation="We create a new secret. For a while, events are signed with both secrets so that you can switch your receiver. We show until when."
              replace={replace}
            />
          </span>
        </dd>
      </dl>
      {failed !== null && <Notice tone="failure">The browser did not allow copying the signing secret.</Notice>}
      <p className={styles.overlap} role="status">
        {previousSecretUntil !== null &&
          `Events are also signed with the old secret until ${formatInstant(new Date(previousSecretUntil))}.`}
      </p>
    </div>
  );
}
