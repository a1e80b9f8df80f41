import styles from './account.module.css';

/** The only time that these are shown. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p>Keep these recovery codes where your phone is not. Each opens your account once. We can’t show them again.</p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  );
}
