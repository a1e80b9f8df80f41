import styles from './code-block.module.css';

/** Text as a program would see it. Long lines are folded, so that nothing has to be scrolled sideways. */
export function CodeBlock({ text }: { text: string }) {
  return <pre className={styles.code}>{text}</pre>;
}
