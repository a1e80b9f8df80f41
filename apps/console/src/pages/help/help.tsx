/** The form inside the help widget. It knows the page that it was opened on by its path, never by what stands there. */
import { ApiError, SUPPORT_TEXT_LENGTH } from '@extracto/contract';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import { CLOSE_HELP } from '../../ui/help/open-help.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import { ConsoleProvider } from '../../ui/theme/console-provider.tsx';
import styles from './help.module.css';

export function Help() {
  usePageTitle('Message to support');
  useEscape();
  const [query] = useSearchParams();
  const [known, setKnown] = useState(query.get('account') === 'known');
  const [values, setValues] = useState({ text: '', email: '', website: '' });
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState('sending');
    setErrors({});
    const { text, email, website } = values;
    const page = query.get('page') ?? '/';
    try {
      await sessionApi.sendSupportMessage({ body: { text, website, page, ...(known ? {} : { email }) } });
      setState('sent');
    } catch (error) {
      const found = readErrors(error);
      // The session has ended meanwhile: then we ask whom to answer.
      if ('email' in found) setKnown(false);
      setErrors(found);
      setState('writing');
    }
  };
  return (
    <ConsoleProvider>
      <main className={styles.help} id="main">
        <h1 className="visually-hidden">Message to support</h1>
        {state === 'sent' ? (
          <Notice tone="success">Thank you. We received your message and will answer by email.</Notice>
        ) : (
          <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
            <p className={styles.lead}>Refer to a job by its ID. Please don’t send statement contents.</p>
            {errors.form !== undefined && <Notice tone="failure">Nothing was sent. {errors.form}</Notice>}
            {!known && (
              <TextInput
                label="Email"
                description="We reply to this address."
                type="email"
                autoComplete="email"
                value={values.email}
                error={errors.email}
                onChange={(event) => change({ email: event.currentTarget.value })}
              />
            )}
            <Textarea
              label="Message"
              rows={6}
              maxLength={SUPPORT_TEXT_LENGTH.max}
              value={values.text}
              error={errors.text}
              onChange={(event) => change({ text: event.currentTarget.value })}
            />
            <div className={styles.trap} aria-hidden="true">
              <label>
                Website
                <input
                  name="website"
                  tabIndex={-1}
                  autoComplete="off"
                  value={values.website}
                  onChange={(event) => change({ website: event.currentTarget.value })}
                />
              </label>
            </div>
            <Button type="submit" disabled={state === 'sending'}>
              {state === 'sending' ? 'Sending...' : 'Send message'}
            </Button>
          </form>
        )}
      </main>
    </ConsoleProvider>
  );
}

/** By field; `form` is about no field. */
function readErrors(error: unknown): Readonly<Record<string, string>> {
  const fields = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const named = fields.map(({ pointer, detail }) => [pointer.slice(1), detail]);
  return named.length > 0 ? Object.fromEntries(named) : { form: describeFailure(error) };
}

/** The dialog around the frame does not hear the keys that are pressed inside. */
function useEscape() {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && window.parent !== window) window.parent.postMessage(CLOSE_HELP, window.location.origin);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
