import type { OrderView } from '@vinlore/billing-domain';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';
import { LinePlaces, Lines, MoreLines } from '../page/page.tsx';
import styles from './order-list.module.css';
import { OrderWord } from './order-word.tsx';
import { ordersQuery } from './orders-query.ts';

/** Props of `OrderList`. */
export interface OrderListProps {
  /** Link to the order page. */
  readonly orderLink: (id: string, text: string) => ReactNode;
  readonly buyLink: (text: string) => ReactNode;
}

function Order({ order, orderLink }: { readonly order: OrderView; readonly orderLink: OrderListProps['orderLink'] }) {
  const { t, date, money } = useTranslator<typeof billingMessages>();
  const { id, number, plan, amount, currency, ordered_at, invoice_url, credit_notes: notes, document } = order;
  return (
    <li className={styles.order}>
      <div className={styles.what}>
        <h2 className={styles.title}>{orderLink(id, plan.name)}</h2>
        <p className={styles.facts}>
          <time dateTime={ordered_at}>{date(ordered_at)}</time>
          <span>{t('billing.orderNumber', { number })}</span>
          {document && <span>{document.title}</span>}
        </p>
      </div>
      <p className={styles.state}>
        <OrderWord order={order} />
      </p>
      <p className={styles.amount}>{money(amount, currency)}</p>
      <p className={styles.links}>
        {invoice_url && (
          <a href={invoice_url} target="_blank" aria-label={t('billing.invoiceOf', { number })}>
            {t('billing.invoice')}
          </a>
        )}
        {notes.map(({ number: note, url }) => (
          <a key={note} href={url} target="_blank" aria-label={t('billing.creditNoteOf', { number, note })}>
            {t('billing.creditNote')}
          </a>
        ))}
      </p>
    </li>
  );
}

/** The member’s orders, newest first: status, price, and invoice. */
export function OrderList({ orderLink, buyLink }: OrderListProps) {
  const { t } = useTranslator<typeof billingMessages>();
  const query = useInfiniteQuery(ordersQuery(useCall()));
  const orders = query.data?.pages.flatMap((page) => page.orders);
  if (query.isPending) return <LinePlaces words={t('billing.ordersLoading')} />;
  return (
    <>
      {query.error && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {orders?.length === 0 && (
        <Notice status="no" title={t('billing.ordersEmpty')} actions={buyLink(t('billing.seePlans'))}>
          <p>{t('billing.ordersEmptyText')}</p>
        </Notice>
      )}
      {orders && orders.length > 0 && (
        <Lines>
          {orders.map((order) => (
            <Order key={order.id} order={order} orderLink={orderLink} />
          ))}
        </Lines>
      )}
      <MoreLines query={query} />
    </>
  );
}
