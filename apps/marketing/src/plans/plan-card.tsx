import type { PlanOffer } from '@vinlore/billing-domain';
import { CheckIcon } from '@vinlore/ui';
import type { Text } from '../site.ts';
import styles from './plans.module.css';

/** What the plan holds, what it renews to, and where it ends: nothing of it is small print. */
function termsOf({ product, credits, interval, price, currency, fair_use }: PlanOffer, { t, money, number }: Text) {
  const held = product === 'report' ? 'plans.reports' : 'plans.stickers';
  return [
    credits === null ? t(`${held}.unlimited`) : t(held, { count: credits }),
    credits !== null && credits > 1 && t('plans.each', { price: money(Math.round(price / credits), currency) }),
    fair_use !== null && t(`plans.fairUse.${interval!}`, { limit: number(fair_use) }),
    interval === null ? t('plans.noEnd') : t(`plans.renews.${interval}`, { price: money(price, currency) }),
  ].filter((term) => term !== false);
}

/** A plan: its name, its price and what it holds. */
export function PlanCard({ offer, text }: { offer: PlanOffer; text: Text }) {
  const { name, description, price, currency, interval } = offer;
  return (
    <li className={styles.card}>
      <h3>{name}</h3>
      <p className={styles.price}>
        <strong>{text.money(price, currency)}</strong> <span>{text.t(`plans.per.${interval ?? 'once'}`)}</span>
      </p>
      <p className={styles.description}>{description}</p>
      <ul className={styles.terms}>
        {termsOf(offer, text).map((term) => (
          <li key={term}>
            <CheckIcon />
            {term}
          </li>
        ))}
      </ul>
    </li>
  );
}
