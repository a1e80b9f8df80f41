import { ADD_EXTRACTIONS_PATH } from '../../ui/addresses.ts';

/** The plans as the landing page presents them. `null` is a price on request and a number without a limit. */
export interface PlanCard {
  readonly name: string;
  readonly price: number | null;
  readonly extractions: number | null;
  readonly points: readonly string[];
  readonly action: { readonly to: string; readonly text: string };
}

export const PLANS: readonly PlanCard[] = [
  {
    name: 'Starter',
    price: 5,
    extractions: 100,
    points: ['Standard support', '99.9% uptime SLA'],
    action: { to: `${ADD_EXTRACTIONS_PATH}?plan=start`, text: 'Start with Starter' },
  },
  {
    name: 'Professional',
    price: 20,
    extractions: 500,
    points: ['Priority support', '99.9% uptime SLA'],
    action: { to: `${ADD_EXTRACTIONS_PATH}?plan=pro`, text: 'Start with Professional' },
  },
  {
    name: 'Enterprise',
    price: null,
    extractions: null,
    points: ['24/7 support', '99.9% uptime SLA', 'Custom integration'],
    action: { to: '/?help=1', text: 'Contact Us' },
  },
];

/** Contents of the plans: Starter, Professional, Enterprise. */
export const COMPARISON: readonly { readonly name: string; readonly plans: readonly [boolean, boolean, boolean] }[] = [
  { name: 'CSV compatible', plans: [true, true, true] },
  { name: 'JSON compatible', plans: [true, true, true] },
  { name: 'High availability', plans: [true, true, true] },
  { name: 'Priority support', plans: [false, true, true] },
  { name: 'Client webhook', plans: [true, true, true] },
  { name: 'Custom integration', plans: [false, false, true] },
];
