import styles from './skip-link.module.css';

/** The first thing the Tab key reaches: past the navigation to the content, which is `#main`. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.link}>
      Skip to content
    </a>
  );
}
