import { IconShieldLock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ColorSchemeToggle } from '../../ui/color-scheme/color-scheme-toggle.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import { Wordmark } from '../../ui/mark/wordmark.tsx';
import { ResultDownloads } from '../../ui/result-downloads/result-downloads.tsx';
import { StatementPicker } from '../../ui/statement-workspace/statement-picker.tsx';
import { StatementWorkspace } from '../../ui/statement-workspace/statement-workspace.tsx';
import styles from './private-page.module.css';
import { ReadingPanel } from './reading-panel.tsx';
import { clearReading, type ReadDocument } from './reading-store.ts';
import { useReading } from './use-reading.ts';

interface PrivatePageProps {
  title: string;
  intro: ReactNode;
  /** Below the place where a document is chosen. */
  children: ReactNode;
}

/** A whole window for one document that is read in the browser: choose it, then see it beside its pages. */
export function PrivatePage({ title, intro, children }: PrivatePageProps) {
  const reading = useReading();
  return (
    <div className={styles.tour}>
      <header className={styles.bar}>
        <Link to="/" target="_top" className={styles.brand} aria-label="Extracto, home page">
          <Wordmark />
        </Link>
        <p className={styles.promise}>
          <IconShieldLock size={17} aria-hidden />{' '}
          <span>
            Nothing is uploaded. <span className={styles.policy}>This page can’t open connections.</span>
          </span>
        </p>
        <ColorSchemeToggle />
      </header>
      {reading.kind === 'read' ? (
        <Document document={reading} />
      ) : (
        <main className={styles.choose} id="main">
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
          <ReadingPanel />
          {children}
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
