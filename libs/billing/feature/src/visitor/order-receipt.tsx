import { type OrderView, taxWords } from '@vinlore/billing-domain';
import { useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import type { visitorMessages } from './messages/index.ts';
import styles from './order-receipt.module.css';

/** Receipt of an order: number, plan, vehicle, amounts, and the invoice once it exists. */
export function OrderReceipt({ order }: { readonly order: OrderView }) {
  const text = useTranslator<typeof visitorMessages>();
  const { t, money } = text;
  const { number, plan, vin, vehicle, amount, discount, currency, coupon, state, invoice_url } = order;
  const { tax, refunded, credit_notes: notes, switched_from: switchedFrom } = order;
  const named = [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(' ');
  const car = vin ?? (named || [vehicle.plate, vehicle.state].filter(Boolean).join(' '));
  return (
    <section className={styles.receipt}>
      <h2>{t('visitor.receipt')}</h2>
      <dl>
        <dt>{t('visitor.receipt.number')}</dt>
        <dd className="figure">{number}</dd>
        <dt>{t('visitor.receipt.plan')}</dt>
        <dd>{plan.name}</dd>
        {car && (
          <>
            <dt>{t('visitor.receipt.vehicle')}</dt>
            <dd>{vin !== null ? <VinText groups={vinGroups(vin)} /> : car}</dd>
          </>
        )}
        {discount > 0 && (coupon !== null || switchedFrom !== undefined) && (
          <>
            <dt>
              {switchedFrom === undefined
                ? t('visitor.receipt.discount', { code: coupon ?? '' })
                : t('visitor.receipt.unused', { plan: switchedFrom })}
            </dt>
            <dd>{money(-discount, currency)}</dd>
          </>
        )}
        <dt>{t(state === 'paid' || state === 'refunded' ? 'visitor.receipt.paid' : 'visitor.receipt.price')}</dt>
        <dd className={styles.amount}>{money(amount, currency)}</dd>
        {tax && (
          <>
            <dt>{t('visitor.receipt.tax', taxWords(tax, currency, text))}</dt>
            <dd>{money(tax.amount, currency)}</dd>
          </>
        )}
        {refunded > 0 && (
          <>
            <dt>{t('visitor.receipt.refunded')}</dt>
            <dd className={styles.amount}>{money(-refunded, currency)}</dd>
          </>
        )}
      </dl>
      {(invoice_url !== null || notes.length > 0) && (
        <p className="row">
          {invoice_url !== null && (
            <a className="btn btn-outline" href={invoice_url} target="_blank">
              {t('visitor.invoice')}
            </a>
          )}
          {notes.map(({ number: note, url }) => (
            <a key={note} className="btn btn-outline" href={url} target="_blank">
              {t('visitor.creditNote', { note })}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
