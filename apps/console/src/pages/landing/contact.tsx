import { openHelp } from '../../ui/help/open-help.ts';
import { supportAddress } from '../../ui/policy.ts';
import styles from './contact.module.css';
import landing from './landing.module.css';

export function Contact() {
  const address = supportAddress();
  return (
    <section className={landing.section} id="contact" aria-labelledby="contact-title">
      <div className={styles.contact}>
        <h2 id="contact-title" className={landing.heading}>
          A statement that reads wrong? Tell us.
        </h2>
        <p className={styles.text}>
          Name the job, not the contents: an id is enough to find it. Questions about the API, larger volumes and
          invoices reach the same people.
        </p>
        <button type="button" className={styles.write} onClick={openHelp}>
          Message Us Now
        </button>
        <a className={styles.address} href={`mailto:${address}`}>
          {address}
        </a>
      </div>
    </section>
  );
}
