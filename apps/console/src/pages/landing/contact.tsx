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
        <a className={styles.write} href={`mailto:${address}`}>
          Message Us Now
        </a>
        <p className={styles.address}>{address}</p>
      </div>
    </section>
  );
}
