/** Sends an operation with the customer's own key, and shows what came back. */
import type { Client } from '@extracto/contract';
import { Button, FileInput, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { describeFailure } from '../../../api/describe-failure.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import { CodeBlock } from '../code-block.tsx';
import type { Operation } from '../operation.ts';
import { buildTrial, listInputs, nameField, type TrialValues, takesJson } from './build-trial.ts';
import { KeyChoice, type KeyMode } from './key-choice.tsx';
import { readAnswer, type TrialAnswer } from './read-answer.ts';
import styles from './try-it.module.css';

interface TryItProps {
  operation: Operation;
  client: Client;
  /** Under which a downloaded answer is kept. */
  fileName: string;
}

export function TryIt({ operation, client, fileName }: TryItProps) {
  const testKey = operation.liveOnly ? null : client.testApiKey;
  const [mode, setMode] = useState<KeyMode>(testKey === null ? 'live' : 'test');
  const [values, setValues] = useState<TrialValues>(() => startValues(operation, client));
  const { answer, failure, sending, send } = useTrial();
  const title = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { url, init } = buildTrial(operation, values, mode === 'test' && testKey !== null ? testKey : client.apiKey);
    void send(url, init);
  };
  const setField = (name: string, value: string) =>
    setValues((previous) => ({ ...previous, fields: { ...previous.fields, [name]: value } }));
  return (
    <form className={styles.form} onSubmit={submit} aria-labelledby={title}>
      <p className={styles.title} id={title}>
        Send {operation.method} {operation.path}
      </p>
      {operation.access === 'customer' && <KeyChoice mode={mode} liveOnly={testKey === null} onChange={setMode} />}
      {listInputs(operation).map((field) => (
        <TextInput
          key={nameField(field)}
          label={field.name}
          type={field.name === 'password' ? 'password' : 'text'}
          description={field.type}
          required={field.required}
          value={values.fields[nameField(field)] ?? ''}
          onChange={(event) => setField(nameField(field), event.currentTarget.value)}
        />
      ))}
      {operation.request?.files[0] !== undefined && (
        <FileInput
          label={operation.request.files[0]}
          placeholder="Choose a PDF"
          accept="application/pdf"
          required
          value={values.file}
          onChange={(file) => setValues((previous) => ({ ...previous, file }))}
        />
      )}
      {takesJson(operation) && (
        <Textarea
          label="Body"
          autosize
          classNames={{ input: styles.json ?? '' }}
          value={values.json}
          onChange={(event) => {
            const json = event.currentTarget.value;
            setValues((previous) => ({ ...previous, json }));
          }}
        />
      )}
      <Button type="submit" disabled={sending} className={styles.send}>
        {sending ? 'Sending...' : 'Send'}
      </Button>
      <div aria-live="polite" className={styles.outcome}>
        {failure !== null && <Notice tone="failure">{failure}</Notice>}
        {answer !== null && <Answer answer={answer} fileName={fileName} />}
      </div>
    </form>
  );
}

function Answer({ answer, fileName }: { answer: TrialAnswer; fileName: string }) {
  const { status, ok, text, file } = answer;
  return (
    <>
      <p className={styles.status} data-ok={ok}>
        {status}
      </p>
      {text !== null && <CodeBlock text={text} />}
      {file !== null && (
        <Button variant="default" onClick={() => saveBlob(file, fileName)}>
          Save {fileName}
        </Button>
      )}
    </>
  );
}

function startValues(operation: Operation, { clientId }: Client): TrialValues {
  const json = takesJson(operation) ? JSON.stringify(operation.request?.sample, null, 2) : '';
  return { fields: { 'path clientId': clientId }, file: null, json };
}

function useTrial() {
  const [answer, setAnswer] = useState<TrialAnswer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (url: string, init: RequestInit) => {
    setSending(true);
    setFailure(null);
    try {
      // biome-ignore lint/style/noRestrictedGlobals: shows the answer as any program gets it
      setAnswer(await readAnswer(await fetch(url, init)));
    } catch (error) {
      setAnswer(null);
      setFailure(describeFailure(error));
    } finally {
      setSending(false);
    }
  };
  return { answer, failure, sending, send };
}
