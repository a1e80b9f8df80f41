import { TRIAL } from '../../ui/addresses.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { POLICY } from '../../ui/policy.ts';
import styles from './hero.module.css';
import { ProofScene } from './proof-scene.tsx';

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.copy}>
        <h1 id="hero-title" className={styles.title}>
          Bank statements in, <span className={styles.proved}>proved</span> transactions out
        </h1>
        <p className={styles.lead}>
          Extracto turns your bank’s PDF statement into JSON or CSV. Then it checks the sum: opening balance plus all
          transactions must equal the closing balance that the bank printed.
        </p>
        <div className={styles.actions}>
          <LinkButton to={`/console?${TRIAL}`}>Start Your Free Trial</LinkButton>
          <LinkButton to="/#example" variant="outline">
            See an example
          </LinkButton>
        </div>
        <ul className={styles.facts}>
          <li>{POLICY.trialCredits} pages free, no card</li>
          <li>PDFs deleted within {POLICY.documentSpan}</li>
          <li>Failed extractions cost nothing</li>
        </ul>
      </div>
      <ProofScene />
    </section>
  );
}
