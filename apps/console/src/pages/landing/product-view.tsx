import dark from './images/review-dark.jpg';
import light from './images/review-light.jpg';
import landing from './landing.module.css';
import styles from './product-view.module.css';

const DESCRIPTION =
  'The review screen: the page on the left with a box around each value; on the right the rows, marked Verified, with the sum that proves them.';

/** The product itself, photographed by scripts/take-screenshots.ts in both colour schemes; one of the two is loaded. */
export function ProductView() {
  return (
    <section className={landing.section} id="review" aria-labelledby="review-title">
      <h2 id="review-title" className={landing.heading}>
        Every figure beside its place on the page
      </h2>
      <p className={landing.intro}>
        Select a row to see its line on the page. When totals don’t match, the review shows between which rows. Correct
        a figure, and the totals update as you type.
      </p>
      <figure className={styles.frame}>
        <img className={styles.light} src={light} alt={DESCRIPTION} width={1280} height={860} loading="lazy" />
        <img className={styles.dark} src={dark} alt={DESCRIPTION} width={1280} height={860} loading="lazy" />
        <figcaption className={styles.caption}>The review screen with an invented statement</figcaption>
      </figure>
    </section>
  );
}
