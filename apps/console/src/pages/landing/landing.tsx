import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import { Contact } from './contact.tsx';
import { Developers } from './developers.tsx';
import { Example } from './example.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import styles from './landing.module.css';
import { Pricing } from './pricing.tsx';
import { ProductView } from './product-view.tsx';

export function Landing() {
  usePageTitle(null);
  return (
    <main className={styles.landing} id="main">
      <Hero />
      <Example />
      <ProductView />
      <Features />
      <Pricing />
      <Developers />
      <Contact />
    </main>
  );
}
