import { IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReadingPanel } from '../../features/private-reading/reading-panel.tsx';
import { clearReading, type ReadDocument } from '../../features/private-reading/reading-store.ts';
import { useReading } from '../../features/private-reading/use-reading.ts';
import { ColorSchemeToggle } from '../../ui/color-scheme/color-scheme-toggle.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import { Wordmark } from '../../ui/mark/wordmark.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import { ResultDownloads } from '../../ui/result-downloads/result-downloads.tsx';
import { StatementPicker } from '../../ui/statement-workspace/statement-picker.tsx';
import { StatementWorkspace } from '../../ui/statement-workspace/statement-workspace.tsx';
import styles from './tour.module.css';

export function Tour() {
  usePageTitle('Read a statement in your browser');
  const reading = useReading();
  return (
    <div className={styles.tour}>
      <header className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label="Extracto, home page">
          <Wordmark />
        </Link>
        <p className={styles.promise}>
          <IconShieldLock size={17} aria-hidden />{' '}
          <span>
            Nothing is uploaded. <span className={styles.policy}>This page may not open connections.</span>
          </span>
        </p>
        <ColorSchemeToggle />
      </header>
      {reading.kind === 'read' ? (
        <Document document={reading} />
      ) : (
        <main className={styles.choose} id="main">
          <h1 className={styles.title}>Read a statement here, without sending it anywhere</h1>
          <p className={styles.intro}>
            The program that reads on our servers runs in this tab instead. Once it has loaded you can pull the plug: it
            works without a network, and the tab forgets the document when you close it.
          </p>
          <ReadingPanel />
        </main>
      )}
    </div>
  );
}

function Document({ document }: { document: ReadDocument }) {
  const { name, result, elapsedMs } = document;
  const [index, setIndex] = useState(0);
  const statement = result.statements[index] ?? result.statements[0];
  return (
    <main className={styles.document} id="main">
      <div className={styles.head}>
        <div className={styles.what}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.facts}>
            {formatCount(result.pages, 'page')},{' '}
            {formatCount(
              result.statements.reduce((sum, { transactions }) => sum + transactions.length, 0),
              'row',
            )}
            , read in {(elapsedMs / 1000).toFixed(1)} s on this device
          </p>
        </div>
        <StatementPicker statements={result.statements} index={index} onChange={setIndex} />
        <div className={styles.actions}>
          <ResultDownloads name={name} result={result} />
          <button type="button" className={styles.another} onClick={clearReading}>
            Another document
          </button>
        </div>
      </div>
      <div className={styles.workspace}>
        {statement === undefined ? (
          <p className={styles.intro}>No account was found in this document.</p>
        ) : (
          <StatementWorkspace key={index} statement={statement} document={document} />
        )}
      </div>
    </main>
  );
}
