import type { Plan } from '../../payments/change-plan.ts';
import { formatPrice } from '../../printing/format-price.ts';

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
