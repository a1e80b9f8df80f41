import { openHelp } from '../../ui/help/open-help.ts';
import { POLICY } from '../../ui/policy.ts';
import styles from './contact.module.css';
import landing from './landing.module.css';

export function Contact() {
  return (
    <section className={landing.section} id="contact" aria-labelledby="contact-title">
      <div className={styles.contact}>
        <h2 id="contact-title" className={landing.heading}>
          Found a misread statement? Tell us.
        </h2>
        <p className={styles.text}>
          Send us the job’s ID, not the statement. We also answer questions about the API, larger volumes and invoices.
        </p>
        <button type="button" className={styles.write} onClick={openHelp}>
          Message Us Now
        </button>
        <a className={styles.address} href={`mailto:${POLICY.supportAddress}`}>
          {POLICY.supportAddress}
        </a>
      </div>
    </section>
  );
}
