/** The webhooks of a client: one for its live jobs, one for its test jobs, shown one at a time. */
import type { Client, KeyMode } from '@extracto/contract';
import { IconSend } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { describeFailure } from '../../../api/describe-failure.ts';
import { sessionApi } from '../../../api/session-api.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { DisabledNotice } from './disabled-notice.tsx';
import { SendButton } from './send-button.tsx';
import { useWebhook } from './use-webhook.ts';
import { WebhookForm } from './webhook-form.tsx';
import styles from './webhook-panel.module.css';
import { WebhookSecret } from './webhook-secret.tsx';
import { WebhookState } from './webhook-state.tsx';

const MODES: readonly { readonly mode: KeyMode; readonly text: string }[] = [
  { mode: 'live', text: 'Live jobs' },
  { mode: 'test', text: 'Test jobs' },
];

export function WebhookPanel({ client }: { client: Client }) {
  const titleId = useId();
  const [mode, setMode] = useState<KeyMode>('live');
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          Webhook
        </h3>
        <fieldset className={styles.modes}>
          <legend className="visually-hidden">Webhook of</legend>
          {MODES.map(({ mode: one, text }) => (
            <label key={one} className={styles.mode}>
              <input type="radio" name={`${titleId}-mode`} checked={one === mode} onChange={() => setMode(one)} />
              {text}
            </label>
          ))}
        </fieldset>
      </div>
      <WebhookOfMode key={mode} client={client} mode={mode} />
    </section>
  );
}

function WebhookOfMode({ client: { clientId, webHookUrl }, mode }: { client: Client; mode: KeyMode }) {
  const webhook = useWebhook({ clientId, mode });
  const url = mode === 'live' ? webHookUrl : webhook.data?.webHookUrl;
  return (
    <>
      {webhook.data !== undefined && <WebhookState webhook={webhook.data} />}
      {webhook.isError && (
        <Notice tone="failure">The state of the webhook could not be loaded. {describeFailure(webhook.error)}</Notice>
      )}
      {webhook.data?.state === 'disabled' && <DisabledNotice webhook={webhook.data} />}
      {url !== undefined && <WebhookForm endpoint={{ clientId, mode }} saved={url} />}
      {webhook.data !== undefined && webhook.data.secret !== null && (
        <WebhookSecret webhook={webhook.data} secret={webhook.data.secret} />
      )}
      {webhook.data?.state === 'on' && (
        <SendButton
          endpoint={{ clientId, mode }}
          label="Send test event"
          icon={IconSend}
          failure="No test event was sent."
          send={() => sessionApi.sendTestEvent({ params: { clientId }, query: { mode } })}
        />
      )}
      {webhook.data !== undefined && webhook.data.secret !== null && (
        <DeliveryLog endpoint={{ clientId, mode }} open={webhook.data.state === 'on'} />
      )}
    </>
  );
}
