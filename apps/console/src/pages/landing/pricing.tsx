import { IconCheck, IconMinus } from '@tabler/icons-react';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { POLICY } from '../../ui/policy.ts';
import landing from './landing.module.css';
import { COMPARISON, PLANS, type PlanCard } from './plans.ts';
import styles from './pricing.module.css';

export function Pricing() {
  return (
    <section className={landing.section} id="pricing" aria-labelledby="pricing-title">
      <h2 id="pricing-title" className={landing.heading}>
        Prepaid per page, never expires
      </h2>
      <p className={landing.intro}>
        One extraction is one page. Credits (XTS) never expire, and the first {POLICY.trialCredits} are free.
      </p>
      <ul className={styles.cards} aria-label="Plans">
        {PLANS.map((plan) => (
          <Plan key={plan.name} plan={plan} />
        ))}
      </ul>
      <div className={styles.scroll}>
        <table className={styles.comparison}>
          <caption className={styles.caption}>What each plan has</caption>
          <thead>
            <tr>
              <td />
              {PLANS.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARISON.map(({ name, plans }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {plans.map((has, index) => (
                  <td key={PLANS[index]?.name} data-has={has || undefined}>
                    {has ? <IconCheck size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
                    <span className="visually-hidden">{has ? 'Yes' : 'No'}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Plan({ plan }: { plan: PlanCard }) {
  const { name, price, extractions, points, action } = plan;
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.price}>{price === null ? 'Custom' : `$${price}`}</p>
      <p className={styles.extractions}>
        {extractions === null ? 'Unlimited extractions' : `${extractions} extractions`}
      </p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <IconCheck size={17} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
      <LinkButton to={action.to} variant={name === 'Professional' ? 'solid' : 'outline'}>
        {action.text}
      </LinkButton>
    </li>
  );
}
