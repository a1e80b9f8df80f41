import { TRIAL } from '../../ui/addresses.ts';
// Follows the choice of colours that is made within the frame.
import '../../ui/color-scheme/color-scheme-store.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import styles from './tour.module.css';

/** The demo fills the window, in a frame of our own origin; a line above it leads to an account. */
export function Tour() {
  usePageTitle('Quick Tour');
  return (
    <main className={styles.tour} id="main" aria-label="Quick Tour">
      <div className={styles.bar}>
        <h1 className={styles.title}>Quick Tour</h1>
        <LinkButton to={`/console?${TRIAL}`}>Start Your Free Trial</LinkButton>
      </div>
      <iframe className={styles.frame} title="Demo: a statement read in your browser" src="/tour/demo" />
    </main>
  );
}
