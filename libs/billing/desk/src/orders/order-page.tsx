import { type StaffOrder, taxWords } from '@vinlore/billing-domain';
import { DeskLink, DeskPage, Facts, Moment, Panel, layout, useMay, publicAddress } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { CallError } from '@vinlore/contract';
import { useQuery } from '@tanstack/react-query';
import type { billingDeskMessages } from '../messages/index.ts';
import { OrderTag } from '../parts/order-tags.tsx';
import { orderQuery } from '../parts/queries.ts';
import { RefundItems } from '../refunds/refund-items.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { ResendReceipt } from './resend-receipt.tsx';

const LIST = '/staff/orders';

function useFacts(order: StaffOrder) {
  const text = useTranslator<typeof billingDeskMessages>();
  const { t, money } = text;
  const { amount, discount, tax, refunded, currency, document, document_failed: failed } = order;
  const made = document ? document.title : null;
  return [
    [t('money.plan'), order.offer.name],
    [t('money.price'), money(amount, currency)],
    [t('money.discount'), discount > 0 && money(discount, currency)],
    [t('money.coupon'), order.coupon && <span translate="no">{order.coupon}</span>],
    [t('money.switchedFrom'), order.switched_from],
    [t('money.tax'), tax && t('money.taxOf', taxWords(tax, currency, text))],
    [t('money.taxBack'), tax && tax.refunded > 0 && money(tax.refunded, currency)],
    [t('money.refunds'), refunded > 0 && money(refunded, currency)],
    [t('money.ordered'), <Moment key="ordered" at={order.ordered_at} />],
    [t('money.settled'), order.settled_at && <Moment key="settled" at={order.settled_at} />],
    [t('money.declined'), order.declined],
    [t('money.gateway'), t(`money.gateway.${order.gateway}`)],
    [t('money.payment'), order.payment && <span translate="no">{order.payment}</span>],
    [t('money.vin'), order.vin && <span translate="no">{order.vin}</span>],
    [t('money.document'), failed ? t('money.documentFailed') : made],
    [t('money.renews'), order.renews_at && <Moment key="renews" at={order.renews_at} />],
    [t('money.balance'), order.account_id && text.number(order.balance)],
  ] as const;
}

function OrderDetails({ order }: { readonly order: StaffOrder }) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const { number, state, email, account_id: accountId, invoice_url: invoice, refunds } = order;
  const facts = useFacts(order);
  const mayGive = useMay('billing') && (state === 'paid' || state === 'refunded');
  return (
    <DeskPage
      title={t('money.order', { number })}
      lead={email ?? t('money.erased')}
      back={{ href: LIST, label: t('money.orders') }}
      tags={<OrderTag state={state} />}
      actions={
        <>
          {accountId && (
            <DeskLink className="btn btn-outline" href={`/staff/members/${accountId}`}>
              {t('money.member')}
            </DeskLink>
          )}
          <ResendReceipt order={order} />
          {invoice && (
            <a className="btn btn-outline" href={publicAddress(invoice)} target="_blank" rel="noreferrer">
              {t('money.invoice')}
            </a>
          )}
        </>
      }
    >
      <div className={mayGive ? layout.twoColumns : layout.column}>
        <div className={layout.column}>
          <Panel title={t('money.orderFacts')}>
            <Facts facts={facts.map(([name, value]) => [name, value === false ? null : value] as const)} />
          </Panel>
          {refunds.length > 0 && (
            <Panel title={t('money.refunds')}>
              <RefundItems refunds={refunds} />
            </Panel>
          )}
        </div>
        {mayGive && <RefundPanel order={order} />}
      </div>
    </DeskPage>
  );
}

/** /staff/orders/$id: an order, its refunds, and the amount that can be refunded. */
export function OrderPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const id = params['id'] ?? '';
  const { t } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const { data, error, refetch } = useQuery(orderQuery(call, id));
  if (data) return <OrderDetails key={data.id} order={data} />;
  const gone = error instanceof CallError && (error.status === 404 || error.status === 400);
  return (
    <DeskPage title={t(gone ? 'money.orderGone' : 'money.orders')} back={{ href: LIST, label: t('money.orders') }}>
      {gone && <Notice status="no" title={t('money.orderGoneLead')} />}
      {error && !gone && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!error && (
        <div className={layout.column} role="status" aria-label={t('money.loading')}>
          <span className={`skeleton ${layout.place}`} />
          <span className={`skeleton ${layout.place}`} />
        </div>
      )}
    </DeskPage>
  );
}
