import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useClients } from '../../api/use-clients.ts';
import { BasicsSection } from '../../features/reference/basics-section.tsx';
import { Contents } from '../../features/reference/contents.tsx';
import { ErrorsSection } from '../../features/reference/errors-section.tsx';
import { groupOperations } from '../../features/reference/groups.ts';
import { LanguageChoice } from '../../features/reference/language-choice.tsx';
import { listOperations } from '../../features/reference/list-operations.ts';
import { OperationEntry } from '../../features/reference/operation-entry.tsx';
import type { Language } from '../../features/reference/snippets/languages.ts';
import { WebhookSection } from '../../features/reference/webhook-section.tsx';
import { useExclusiveCopy } from '../../ui/copy-button/use-exclusive-copy.ts';
import { openHelp } from '../../ui/help/open-help.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import styles from './reference.module.css';

const OPERATIONS = listOperations();
const GROUPS = groupOperations(OPERATIONS);

export function Reference() {
  usePageTitle('Developer API');
  const [language, setLanguage] = useState<Language>('curl');
  const copying = useExclusiveCopy<string>();
  const client = useClients().data?.[0] ?? null;
  useEffect(() => {
    // The anchor of the address came before what it points to.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <main className={styles.reference} id="main">
      <Contents groups={GROUPS} />
      <div className={styles.text}>
        <div className={styles.head}>
          <h1 className={styles.title}>Developer API</h1>
          <img src="/status/badge.svg" alt="Status of the API" height={20} className={styles.badge} />
          <Button variant="default" onClick={openHelp}>
            Message Us
          </Button>
        </div>
        <p className={styles.lead}>
          Your programs can do everything with documents that the console does. Machine-readable description:{' '}
          <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.
        </p>
        {copying.failed !== null && (
          <Notice tone="failure">The browser did not allow copying the {copying.failed}.</Notice>
        )}
        <BasicsSection />
        <WebhookSection />
        <LanguageChoice language={language} onChange={setLanguage} />
        {GROUPS.map(({ name, title, operations }) => (
          <section key={name} className={styles.group} aria-labelledby={`group-${name}`}>
            <h2 id={`group-${name}`}>{title}</h2>
            {operations.map((operation) => (
              <OperationEntry
                key={operation.name}
                operation={operation}
                language={language}
                copying={copying}
                client={client}
              />
            ))}
          </section>
        ))}
        <ErrorsSection />
      </div>
    </main>
  );
}
