import { Link } from 'react-router';
import { ReadingPanel } from '../../features/private-reading/reading-panel.tsx';
import { clearReading, type ReadDocument } from '../../features/private-reading/reading-store.ts';
import { useReading } from '../../features/private-reading/use-reading.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import { ResultDownloads } from '../../ui/result-downloads/result-downloads.tsx';
import { Verdict } from '../../ui/verdict/verdict.tsx';
import styles from './try-it.module.css';
import { TryItRows } from './try-it-rows.tsx';

/** The example with one's own document: the engine of the service runs in this page. */
export function TryIt() {
  const reading = useReading();
  return (
    <div className={styles.try} id="try">
      <h3 className={styles.title}>Try it with your own statement</h3>
      <p className={styles.text}>
        The same engine that runs on our servers runs in this page. The page can’t open connections, so your statement
        stays on your device. It is also <Link to="/private">an app</Link> that works offline.
      </p>
      {reading.kind === 'read' ? <Outcome document={reading} /> : <ReadingPanel />}
    </div>
  );
}

function Outcome({ document: { name, result, elapsedMs } }: { document: ReadDocument }) {
  return (
    <div className={styles.outcome}>
      <p className={styles.facts}>
        <strong>{name}</strong>: {formatCount(result.pages, 'page')}, read in {(elapsedMs / 1000).toFixed(1)} s on this
        device
      </p>
      {result.statements.map((statement, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the printed order is what tells statements apart
        <div key={index} className={styles.statement}>
          <div role="status">
            <Verdict statement={statement} />
          </div>
          <TryItRows statement={statement} />
        </div>
      ))}
      <div className={styles.actions}>
        <ResultDownloads name={name} result={result} />
        <LinkButton to="/tour/demo" variant="outline">
          See it beside its pages
        </LinkButton>
        <button type="button" className={styles.another} onClick={clearReading}>
          Another document
        </button>
      </div>
    </div>
  );
}
