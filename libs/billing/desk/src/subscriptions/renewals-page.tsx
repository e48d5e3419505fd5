import { type FailingRenewal, staffSubscriptionContract } from '@vinlore/billing-domain';
import { type Column, DataList, DeskPage, Moment, usePages } from '@vinlore/desk-ui';
import { useBrand, useCall, useTranslator } from '@vinlore/ui';
import type { billingDeskMessages } from '../messages/index.ts';
import { MONEY_KEY } from '../parts/queries.ts';

/** /staff/renewals: failed renewals that are still being retried. */
export function RenewalsPage() {
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const { name } = useBrand();
  const call = useCall();
  const query = usePages([...MONEY_KEY, 'failing'], async (cursor, signal) => {
    const request = cursor === null ? {} : { cursor };
    const { renewals, more } = await call(staffSubscriptionContract.staffFailingRenewals, request, { signal });
    return { rows: renewals, cursor: more ? renewals.at(-1)!.id : null };
  });
  const columns: readonly Column<FailingRenewal>[] = [
    { key: 'member', title: t('renewal.member'), cell: ({ email }) => email ?? t('renewal.erased'), phone: 'title' },
    { key: 'plan', title: t('money.plan'), cell: ({ plan }) => plan },
    {
      key: 'amount',
      title: t('money.amount'),
      width: '120px',
      align: 'end',
      cell: ({ amount, currency }) => <span className="nowrap">{money(amount, currency)}</span>,
    },
    {
      key: 'since',
      title: t('renewal.since'),
      width: '190px',
      cell: ({ since }) => <Moment at={since} />,
      phone: 'named',
    },
    {
      key: 'next',
      title: t('renewal.nextTry'),
      width: '190px',
      cell: ({ next_try: at }) => (at === null ? '–' : <Moment at={at} />),
      phone: 'named',
    },
  ];
  return (
    <DeskPage title={t('renewal.title')} lead={t('renewal.lead', { brand: name })}>
      <DataList
        label={t('renewal.title')}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ account_id: id }) => `/staff/members/${id}`}
        empty={{ title: t('renewal.none'), lead: t('renewal.noneLead') }}
      />
    </DeskPage>
  );
}
