import type { PlanOffer } from '@vinlore/billing-domain';
import { checkoutAddress } from '@vinlore/billing-feature';
import { CheckIcon, useAddress } from '@vinlore/ui';
import type { MarketingText } from '../site.ts';
import styles from './plans.module.css';

/** What the plan holds, what it renews to, and where it ends: nothing of it is small print. */
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

/** What the button of a plan says: what happens, and what it costs. */
function getWords(
  { kind, product, credits, interval, price, currency }: PlanOffer,
  { t, money }: MarketingText,
): string {
  const words = { price: money(price, currency), count: credits ?? 0 };
  return interval === null
    ? t(kind === 'single' ? `plans.get.single.${product}` : `plans.get.bundle.${product}`, words)
    : t(`plans.get.${interval}`, words);
}

/** Leads to where the plan is bought: dealers do that logged in, since their plans are for them alone. */
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

/** A plan: its name, its price, what it holds, and where it is on sale, the way to it. */
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
