import type { Client } from '@extracto/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { CodeBlock } from './code-block.tsx';
import { FieldTable } from './field-table.tsx';
import { isForPrograms } from './is-for-programs.ts';
import type { Operation } from './operation.ts';
import styles from './operation-entry.module.css';
import { LANGUAGES, type Language } from './snippets/languages.ts';
import { writeSampleCall } from './snippets/sample-call.ts';
import { TryIt } from './try-it/try-it.tsx';

/** Texts that the page copies, one at a time: named for people, unique on the page. */
export interface Copying {
  readonly copied: string | null;
  readonly copy: (name: string, text: string) => Promise<void>;
}

interface OperationEntryProps {
  operation: Operation;
  language: Language;
  copying: Copying;
  /** Whose keys trials are sent with; `null` while it is not known. */
  client: Client | null;
}

const ACCESS = {
  public: 'No key needed.',
  customer: 'With an API key in X-API-KEY.',
  session: 'Requires a signed-in user; an API key is not enough.',
} as const;

export function OperationEntry({ operation, language, copying, client }: OperationEntryProps) {
  const { name, method, path, summary, access, idempotent, liveOnly, fields, answer, problems } = operation;
  const title = `${method} ${path}`;
  const call = writeSampleCall(window.location.origin, operation);
  const text = isForPrograms(operation) ? LANGUAGES[language](call) : null;
  return (
    <article className={styles.entry} id={name} aria-labelledby={`${name}-title`}>
      <div className={styles.head}>
        <h3 className={styles.title} id={`${name}-title`}>
          <span className={styles.method} data-method={method}>
            {method}
          </span>{' '}
          <span className={styles.path}>{path}</span>
        </h3>
        <Copy name={`path of ${title}`} text={path} copying={copying} />
      </div>
      <p>{summary}.</p>
      <p className={styles.access}>
        {ACCESS[access]}
        {liveOnly && ' Not with a test key.'}
        {idempotent && ' Safe to repeat with the same Idempotency-Key.'}
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <FieldTable fields={fields} caption={`Fields of ${title}`} />
          <p className={styles.problems}>
            <a href="#errors">Errors</a>: {problems.join(', ')}.
          </p>
        </div>
        <div className={styles.column}>
          {text !== null && (
            <div className={styles.sample}>
              <p className={styles.label}>
                Request, {language}
                <Copy name={`request of ${title}`} text={text} copying={copying} />
              </p>
              <CodeBlock text={text} />
            </div>
          )}
          <div className={styles.sample}>
            <p className={styles.label}>Response, {answer.status}</p>
            {describeAnswer(operation)}
          </div>
        </div>
      </div>
      {client !== null && text !== null && (
        <Trial operation={operation} client={client} fileName={call.savedAs ?? 'answer'} />
      )}
    </article>
  );
}

/** Opened on demand: a page of fifty forms would be no reference. */
function Trial(props: { operation: Operation; client: Client; fileName: string }) {
  const [open, setOpen] = useState(false);
  const { method, path } = props.operation;
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        aria-expanded={open}
        aria-label={`Try it: ${method} ${path}`}
        onClick={() => setOpen(!open)}
      >
        Try it
      </Button>
      {open && <TryIt {...props} />}
    </div>
  );
}

function Copy({ name, text, copying }: { name: string; text: string; copying: Copying }) {
  return <CopyButton name={name} copied={copying.copied === name} onCopy={() => void copying.copy(name, text)} />;
}

function describeAnswer({ answer }: Operation) {
  if (answer.mediaType === null) return <p className={styles.access}>Redirects to the address in Location.</p>;
  if (answer.sample === null) return <p className={styles.access}>A file of type {answer.mediaType}.</p>;
  return <CodeBlock text={JSON.stringify(answer.sample, null, 2)} />;
}
