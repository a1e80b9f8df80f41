import type { Plan } from '../../payments/index.ts';
import { formatPrice } from '../../printing/index.ts';

/** `start  Starter  5.00 USD  100 XTS  Active`, one line a plan. */
export function describePlans(plans: readonly Plan[]): string {
  return plans
    .map((plan) =>
      [plan.plan_id, plan.name, formatPrice(plan.price_cents, plan.currency), `${plan.credits} XTS`, plan.status].join(
        '  ',
      ),
    )
    .join('\n');
}
