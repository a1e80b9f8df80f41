/**
 * The webhook address of a client. The button starts as a disabled Save Changes; a key press in the field enables it,
 * sending shows Saving..., and a confirmed save shows Changes Saved until the next key press. An empty address switches the
 * webhook off.
 */
import { WEBHOOK_URL_MESSAGE, WEBHOOK_URL_PATTERN } from '@extracto/contract';
import { Button, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../../api/describe-failure.ts';
import { sessionApi } from '../../../api/session-api.ts';
import { replaceClient } from '../replace-client.ts';
import { type Endpoint, refreshWebhook } from './use-webhook.ts';
import styles from './webhook-form.module.css';

type SaveState = 'untouched' | 'edited' | 'saving' | 'saved';

export function WebhookForm({ endpoint, saved }: { endpoint: Endpoint; saved: string | null }) {
  const { clientId, mode } = endpoint;
  const cache = useQueryClient();
  const [url, setUrl] = useState(saved ?? '');
  const [state, setState] = useState<SaveState>('untouched');
  const [error, setError] = useState<string | null>(null);

  const save = async (webHookUrl: string) => {
    setState('saving');
    setError(null);
    try {
      // The address of the live webhook is that of the API without any query.
      const query = mode === 'live' ? {} : { mode };
      const { body } = await sessionApi.setWebhook({ params: { clientId }, query, body: { webHookUrl } });
      if (body.clientId !== clientId) throw new Error('Failed to save wehook url');
      replaceClient(cache, body);
      void refreshWebhook(cache, endpoint);
      setUrl(webHookUrl);
      setState('saved');
    } catch (failure) {
      console.error('Failed to save wehook url');
      setError(`The URL was not saved. ${describeFailure(failure)}`);
      setState('edited');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url === '' || WEBHOOK_URL_PATTERN.test(url)) void save(url);
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
        description="We send a request to this URL when a job starts, succeeds or fails. Save an empty field to turn the webhook off."
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
        {saved !== null && (
          <Button variant="subtle" color="vermilion" disabled={state === 'saving'} onClick={() => void save('')}>
            Remove webhook
          </Button>
        )}
      </div>
    </form>
  );
}
