import type { Plan } from '@extracto/contract';
import { Button, Select } from '@mantine/core';
import type { FormEvent } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './order-form.module.css';
import { PromoCode } from './promo-code.tsx';
import { useCheckout } from './use-checkout.ts';

interface OrderFormProps {
  plans: readonly Plan[];
  plan: Plan;
  /** `undefined` while it is being looked up, `null` when there is none. */
  clientId: string | null | undefined;
  onChoose: (planId: string) => void;
}

export function OrderForm({ plans, plan, clientId, onChoose }: OrderFormProps) {
  const { busy, failure, start } = useCheckout();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && clientId !== undefined) void start({ clientId, planId: plan.planId });
  };
  return (
    <form className={styles.order} onSubmit={submit}>
      <Select
        label="Plan"
        data={plans.map(({ planId, name, price }) => ({ value: planId, label: `${name} - $${price}` }))}
        value={plan.planId}
        disabled={busy}
        allowDeselect={false}
        withCheckIcon={false}
        onChange={(planId) => planId !== null && onChoose(planId)}
      />
      <PromoCode />
      <Button type="submit" size="md" loading={busy} disabled={clientId === undefined}>
        Continue
      </Button>
      {failure !== null && <Notice tone="failure">{failure}</Notice>}
    </form>
  );
}
