import type { ReactNode } from 'react';
import { usePageTitle } from '../page-title/use-page-title.ts';
import styles from './policy-page.module.css';

/** A text to be read from top to bottom: one column, headings, no ornament. */
export function PolicyPage({ title, summary, children }: { title: string; summary: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <main className={styles.page} id="main">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.text}>{children}</div>
    </main>
  );
}
