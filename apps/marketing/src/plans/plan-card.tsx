import type { PlanOffer } from '@vinlore/billing-domain';
import { checkoutAddress } from '@vinlore/billing-feature';
import { CheckIcon, useAddress } from '@vinlore/ui';
import type { MarketingText } from '../site.ts';
import styles from './plans.module.css';

/** The plan's contents, renewal, and end: no small print. */
function termsOf(
  { product, credits, interval, price, currency, fair_use }: PlanOffer,
  { t, money, number }: MarketingText,
) {
  const held = product === 'report' ? 'plans.reports' : 'plans.stickers';
  return [
    credits === null ? t(`${held}.unlimited`) : t(held, { count: credits }),
    credits !== null && credits > 1 && t('plans.each', { price: money(Math.round(price / credits), currency) }),
    fair_use !== null && t(`plans.fairUse.${interval!}`, { limit: number(fair_use) }),
    interval === null ? t('plans.noEnd') : t(`plans.renews.${interval}`, { price: money(price, currency) }),
  ].filter((term) => term !== false);
}

/** Label of a plan's button: the action and the price. */
function getWords(
  { kind, product, credits, interval, price, currency }: PlanOffer,
  { t, money }: MarketingText,
): string {
  const words = { price: money(price, currency), count: credits ?? 0 };
  return interval === null
    ? t(kind === 'single' ? `plans.get.single.${product}` : `plans.get.bundle.${product}`, words)
    : t(`plans.get.${interval}`, words);
}

/** Links to the plan's checkout; for dealer plans, inside the account, since only dealers can buy them. */
function GetPlan({ offer, text }: { offer: PlanOffer; text: MarketingText }) {
  const address = useAddress();
  const { id, product, audience, kind } = offer;
  const page = audience === 'dealer' ? `/members/buy?plan=${id}` : checkoutAddress({ product, plan: id });
  return (
    <a className={`btn ${kind === 'single' ? 'btn-primary' : 'btn-outline'} ${styles.get}`} href={address(page)}>
      {getWords(offer, text)}
    </a>
  );
}

/** A plan with its name, price, contents, and, if on sale, a link to buy it. */
export function PlanCard({ offer, onSale, text }: { offer: PlanOffer; onSale: boolean; text: MarketingText }) {
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
      {onSale && <GetPlan offer={offer} text={text} />}
    </li>
  );
}
