import { type PlanOffer, renewalAfter, taxIn, taxWords } from '@vinlore/billing-domain';
import { useTranslator } from '@vinlore/ui';
import type { billingMessages } from '../messages/index.ts';
import amounts from './amounts.module.css';
import styles from './order-summary.module.css';
import { planHolds } from './plan-terms.ts';
import type { Discount } from './use-coupon.ts';

/** Props of `OrderSummary`. */
export interface OrderSummaryProps {
  readonly offer: PlanOffer;
  readonly discount: Discount | null;
  /** Display name of the vehicle; null when buying credits for later. */
  readonly vehicle: string | null;
  /** The payment date. */
  readonly today: Date;
}

/**
 * Order summary before payment: the plan, what it costs now, and, if it renews, when, at what price, and how to cancel.
 */
export function OrderSummary({ offer, discount, vehicle, today }: OrderSummaryProps) {
  const text = useTranslator<typeof billingMessages>();
  const { t, money, date } = text;
  const { price, currency, interval, credits, kind, product, tax } = offer;
  const total = discount?.total ?? price;
  return (
    <div className={styles.summary}>
      <dl className={amounts.lines}>
        <div>
          <dt>
            <strong>{offer.name}</strong>
            <span className={styles.holds}>{planHolds(offer, text)}</span>
            {vehicle && kind === 'single' && <span className={styles.holds}>{t('billing.for', { vehicle })}</span>}
          </dt>
          <dd>{money(price, currency)}</dd>
        </div>
        {discount && (
          <div>
            <dt>{t('billing.discount', { code: discount.code })}</dt>
            <dd>{money(-discount.discount, currency)}</dd>
          </div>
        )}
        <div className={amounts.total}>
          <dt>{t('billing.today')}</dt>
          <dd>{money(total, currency)}</dd>
        </div>
      </dl>
      {tax && total > 0 && (
        <p className={amounts.terms}>
          {t('billing.taxIncluded', taxWords({ ...tax, amount: taxIn(total, tax.rate) }, currency, text))}
        </p>
      )}
      {interval === null ? (
        <p className={amounts.terms}>{t(credits !== null && credits > 1 ? 'billing.noExpiry' : 'billing.noRenewal')}</p>
      ) : (
        <ul className={amounts.terms}>
          <li>
            {t('billing.nextPayment', { date: date(renewalAfter(interval, today)), price: money(price, currency) })}
          </li>
          <li>{t('billing.wayOut')}</li>
          {kind === 'unlimited' ? <li>{t(`billing.beyond.${product}`)}</li> : <li>{t('billing.creditsStay')}</li>}
        </ul>
      )}
    </div>
  );
}
