import { staffOrderContract } from '@vinlore/billing-domain';
import { DataList, usePages } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { MONEY_KEY } from '../parts/queries.ts';
import { useOrderColumns } from './orders-page.tsx';

/** A member's orders, for the member page. */
export function MemberOrders({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const heading = useId();
  const query = usePages([...MONEY_KEY, 'orders of', accountId], async (cursor, signal) => {
    const request = { account_id: accountId, ...(cursor !== null && { cursor }) };
    const { orders, more } = await call(staffOrderContract.staffOrders, request, { signal });
    return { rows: orders, cursor: more ? orders.at(-1)!.id : null };
  });
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{t('money.orders')}</h2>
      <DataList
        label={t('money.orders')}
        query={query}
        columns={useOrderColumns(true)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/staff/orders/${id}`}
        empty={{ title: t('money.noOrders') }}
      />
    </section>
  );
}
