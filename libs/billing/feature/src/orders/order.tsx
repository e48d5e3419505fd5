import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';
import { LinePlaces } from '../page/page.tsx';
import { OrderSheet } from '../visitor/order-standing.tsx';
import type { OrderWays } from '../visitor/order-ways.tsx';
import styles from './order.module.css';
import { ownOrderQuery } from './orders-query.ts';

/** Props of `Order`. */
export interface OrderProps {
  /** The order id from the URL. */
  readonly id: string;
  readonly ways: Omit<OrderWays, 'inAccount'>;
  /** Link to all orders. */
  readonly allLink: (text: string) => ReactNode;
}

/** Page of a member’s order: confirmation and document after payment, and the same later. */
export function Order({ id, ways, allLink }: OrderProps) {
  const { t } = useTranslator<typeof billingMessages>();
  const { data: order, error, refetch } = useQuery(ownOrderQuery(useCall(), id));
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (order === undefined) return <LinePlaces words={t('billing.orderLoading')} />;
  if (order === null)
    return (
      <Notice status="no" title={t('billing.orderNone')} actions={allLink(t('billing.allOrders'))}>
        <p>{t('billing.orderNoneText')}</p>
      </Notice>
    );
  return (
    <div className={styles.order}>
      <OrderSheet key={order.id} orderKey={order.key} order={order} ways={{ ...ways, inAccount: true }} />
      <p>{allLink(t('billing.allOrders'))}</p>
    </div>
  );
}
