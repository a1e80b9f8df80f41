import styles from './example-code.module.css';

/** A block of text as a program would see it; it scrolls by keyboard as well. */
export function ExampleCode({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse
    <section className={styles.block} aria-label={label} tabIndex={0}>
      <pre>{text}</pre>
    </section>
  );
}
