/**
 * The webhook address of a client. The button starts as a disabled Save Changes; a key press in the field enables it,
 * sending shows Saving..., and a confirmed save shows Changes Saved until the next key press.
 */
import { type Client, WEBHOOK_URL_MESSAGE, WEBHOOK_URL_PATTERN } from '@extracto/contract';
import { Button, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import { replaceClient } from './replace-client.ts';
import styles from './webhook-form.module.css';

type SaveState = 'untouched' | 'edited' | 'saving' | 'saved';

export function WebhookForm({ client }: { client: Client }) {
  const cache = useQueryClient();
  const [url, setUrl] = useState(client.webHookUrl ?? '');
  const [state, setState] = useState<SaveState>('untouched');
  const [error, setError] = useState<string | null>(null);

  const save = async (webHookUrl: string | null) => {
    setState('saving');
    setError(null);
    try {
      const { clientId } = client;
      const { body } = await sessionApi.setWebhook({ params: { clientId }, body: { webHookUrl } });
      if (body.clientId !== clientId) throw new Error('Failed to save wehook url');
      replaceClient(cache, body);
      setUrl(webHookUrl ?? '');
      setState('saved');
    } catch (failure) {
      console.error('Failed to save wehook url');
      setError(`The address was not saved. ${describeFailure(failure)}`);
      setState('edited');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (WEBHOOK_URL_PATTERN.test(url)) void save(url);
    else setError(WEBHOOK_URL_MESSAGE);
  };
  const edit = (value: string) => {
    setUrl(value);
    setState('edited');
    setError(null);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label="Webhook URL"
        description="Kept for the day deliveries are switched on; this version sends nothing yet."
        type="url"
        inputMode="url"
        placeholder="https://example.com/hooks/extracto"
        className={styles.field}
        data-valid={state === 'saved' || undefined}
        value={url}
        error={error}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Tab' && state !== 'saving') setState('edited');
        }}
        onChange={(event) => edit(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          disabled={state !== 'edited'}
          data-saved={state === 'saved' || undefined}
          leftSection={state === 'saved' ? <IconCheck size={16} aria-hidden /> : undefined}
          className={styles.save}
        >
          {state === 'saving' && <span className={styles.spinner} aria-hidden="true" />}
          {state === 'saving' ? 'Saving...' : state === 'saved' ? 'Changes Saved' : 'Save Changes'}
        </Button>
        {client.webHookUrl !== null && (
          <Button variant="subtle" color="vermilion" disabled={state === 'saving'} onClick={() => void save(null)}>
            Remove webhook
          </Button>
        )}
      </div>
    </form>
  );
}
