import type { Plan } from '@extracto/contract';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { describeFailure } from '../../api/describe-failure.ts';
import { totalCredits } from '../../api/total-credits.ts';
import { useClients } from '../../api/use-clients.ts';
import { Cart } from '../../features/purchase/cart.tsx';
import { OrderForm } from '../../features/purchase/order-form.tsx';
import { usePaymentKey } from '../../features/purchase/use-payment-key.ts';
import { usePlans } from '../../features/purchase/use-plans.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import styles from './purchase.module.css';

export function Purchase() {
  usePageTitle('Add extractions');
  const plans = usePlans();
  return (
    <main className={styles.purchase} id="main">
      <h1 className={styles.title}>Add extractions</h1>
      <p className={styles.lead}>One extraction is one page of an extracted statement. Credits never expire.</p>
      {plans.isPending && <p role="status">Loading...</p>}
      {plans.isError && <Notice tone="failure">The plans could not be loaded. {describeFailure(plans.error)}</Notice>}
      {plans.data?.length === 0 && <p>Plans aren’t available right now.</p>}
      {plans.data !== undefined && plans.data.length > 0 && <Order plans={plans.data} />}
    </main>
  );
}

function Order({ plans }: { plans: readonly Plan[] }) {
  const [query] = useSearchParams();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const clients = useClients();
  const wanted = query.get('plan') === 'pro' ? plans[1] : plans[0];
  const plan = plans.find(({ planId }) => planId === chosenId) ?? wanted ?? plans[0];
  if (plan === undefined) return null;
  const clientId = clients.isPending ? undefined : (clients.data?.[0]?.clientId ?? null);
  return (
    <div className={styles.columns}>
      <div className={styles.order}>
        <OrderForm plans={plans} plan={plan} clientId={clientId} onChoose={setChosenId} />
        <DescriptorNote />
        <p className={styles.note}>
          All sales are final; see the <Link to="/refund">refund policy</Link>.
        </p>
      </div>
      <Cart plan={plan} credits={totalCredits(clients.data)} />
    </div>
  );
}

function DescriptorNote() {
  const descriptor = usePaymentKey().data?.statementDescriptor;
  if (descriptor === undefined) return null;
  return (
    <p className={styles.note}>
      The purchase appears on your bank statement as <strong className={styles.descriptor}>{descriptor}</strong>. You
      enter your card at the payment provider; we never see it.
    </p>
  );
}
