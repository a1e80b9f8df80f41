import { routePath } from '@extracto/contract';
import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import styles from './receipt-links.module.css';

interface ReceiptLinksProps {
  clientId: string;
  transactionId: string;
  /** The purchase, for screen readers: `"March 3"`. */
  day: string;
}

/** The receipt of a purchase: a page to read and print, and the same as a file. */
export function ReceiptLinks({ clientId, transactionId, day }: ReceiptLinksProps) {
  const params = { clientId, transactionId };
  return (
    <p className={styles.links}>
      <a href={routePath('getPurchaseReceipt', params)} target="_blank" rel="noopener">
        <IconExternalLink size={16} aria-hidden />
        Receipt
        <span className="visually-hidden"> of {day}, opens in a new tab</span>
      </a>
      <a href={routePath('getPurchaseReceiptPdf', params)} download>
        <IconFileTypePdf size={16} aria-hidden />
        PDF
        <span className="visually-hidden"> of the receipt of {day}</span>
      </a>
    </p>
  );
}
