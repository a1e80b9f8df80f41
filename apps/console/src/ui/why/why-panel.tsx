import { IconCheck, IconX } from '@tabler/icons-react';
import type { OpenDocument } from '../document-pages/use-open-document.ts';
import { formatMoney } from '../format/format-money.ts';
import { CHECK_NAMES } from '../verdict/check-names.ts';
import type { Explanation } from './explain-value.ts';
import { PageCrop } from './page-crop.tsx';
import styles from './why-panel.module.css';

interface WhyPanelProps {
  /** `null`: nothing is chosen, or its place is not known. */
  explanation: Explanation | null;
  /** `null` when the pages are not there. */
  opened: OpenDocument | null;
}

const MONEY = /^-?\d+\.\d+$/;

/** Origin of the chosen value, and its proof. */
export function WhyPanel({ explanation, opened }: WhyPanelProps) {
  if (explanation === null) {
    return (
      <section className={styles.why} aria-label="Why">
        <p>Choose a value in the rows or an underlined value above them.</p>
      </section>
    );
  }
  const { name, value, place, span, source, checks, corrected } = explanation;
  return (
    <section className={styles.why} aria-label="Why">
      <p className={styles.title}>
        <strong>{name}</strong>: {value === null ? 'none' : MONEY.test(value) ? formatMoney(value) : value}
      </p>
      {place !== null && opened !== null && (
        <PageCrop key={`${place.page} ${place.box}`} opened={opened} page={place.page} box={place.box} span={span} />
      )}
      <ul className={styles.reasons}>
        <li>{describePlace(explanation)}</li>
        {source !== null && (
          <li>
            {source.kind === 'column' ? 'Column' : 'Printed as'} “{source.text}”.
          </li>
        )}
        {corrected !== null && (
          <li>
            {corrected.read === '' ? '' : `${corrected.field} was read as ${corrected.read}. `}
            {corrected.reason}
          </li>
        )}
        {checks.map(({ name: check, passed }) => (
          <li key={check} data-passed={passed} className={styles.check}>
            {passed ? <IconCheck size={15} aria-hidden /> : <IconX size={15} aria-hidden />}
            <span>
              <span className="visually-hidden">{passed ? 'Passed: ' : 'Failed: '}</span>
              {CHECK_NAMES[check] ?? check}.
            </span>
          </li>
        ))}
        {describeProof(explanation) !== '' && <li>{describeProof(explanation)}</li>}
      </ul>
    </section>
  );
}

function describePlace({ place }: Explanation): string {
  return place === null ? 'Added by hand, so it has no place on the page.' : `Read from page ${place.page}.`;
}

function describeProof({ checks, proved }: Explanation): string {
  if (checks.length === 0) return 'No check covers this row. Compare it with the page.';
  if (proved === null) return '';
  return proved ? 'A passed check covers this row.' : 'No passed check covers this row.';
}
