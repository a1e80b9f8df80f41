import { Button, TextInput } from '@mantine/core';
import styles from './promo-code.module.css';

/** Shown, not redeemable: neither the field nor its button can be used. */
export function PromoCode() {
  return (
    <div className={styles.promo}>
      <TextInput
        label="Promo code"
        description="50% off. Not available yet."
        value="BANKR"
        readOnly
        disabled
        className={styles.field}
      />
      <Button variant="default" disabled>
        Redeem
      </Button>
    </div>
  );
}
