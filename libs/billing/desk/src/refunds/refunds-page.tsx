import { type RefundState, RefundStateSchema, type StaffRefund, staffRefundContract } from '@vinlore/billing-domain';
import { type Column, DataList, DeskPage, Moment, layout, useFilters, usePages } from '@vinlore/desk-ui';
import { FilterChips, useBrand, useCall, useTranslator } from '@vinlore/ui';
import type { billingDeskMessages } from '../messages/index.ts';
import { NUMBER_COLUMN } from '../parts/number-column.tsx';
import { RefundTag } from '../parts/order-tags.tsx';
import { MONEY_KEY } from '../parts/queries.ts';
import { failedWords, FailedRefundActs } from './failed-refund.tsx';
import { WithdrawButton } from './refund-items.tsx';

const DEFAULTS = { state: '' };

function useColumns(state: string): readonly Column<StaffRefund>[] {
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const columns: Column<StaffRefund>[] = [
    { key: 'order', title: t('money.number'), ...NUMBER_COLUMN },
    { key: 'state', title: t('money.state'), width: '190px', cell: ({ state }) => <RefundTag state={state} /> },
    {
      key: 'amount',
      title: t('money.amount'),
      width: '120px',
      align: 'end',
      cell: ({ amount, currency }) => <span className="nowrap">{money(amount, currency)}</span>,
    },
    {
      key: 'why',
      title: t('money.why'),
      cell: ({ reason, why, failure }) => (
        <span className={layout.clamp}>{failure ? t(failedWords(failure)) : (why ?? t(`money.reason.${reason}`))}</span>
      ),
    },
    {
      key: 'by',
      title: t('money.by'),
      width: '20%',
      cell: ({ by }) => <span className={layout.clamp}>{by ?? t('money.nobody')}</span>,
    },
    { key: 'at', title: t('money.at'), width: '190px', cell: ({ at }) => <Moment at={at} /> },
  ];
  if (state === 'waiting')
    return [
      ...columns,
      { key: 'act', title: '', width: '120px', cell: (refund) => <WithdrawButton refund={refund} /> },
    ];
  if (state !== 'failed') return columns;
  return [
    ...columns,
    { key: 'act', title: '', width: '300px', cell: (refund) => <FailedRefundActs refund={refund} /> },
  ];
}

/** /staff/refunds: refunds issued, pending approval, and failed. */
export function RefundsPage() {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const { name } = useBrand();
  const call = useCall();
  const [{ state }, change] = useFilters(DEFAULTS);
  const query = usePages([...MONEY_KEY, 'refunds', state], async (cursor, signal) => {
    const request = { ...(state !== '' && { state: state as RefundState }), ...(cursor !== null && { cursor }) };
    const { refunds, more } = await call(staffRefundContract.staffRefunds, request, { signal });
    return { rows: refunds, cursor: more ? refunds.at(-1)!.id : null };
  });
  return (
    <DeskPage title={t('money.refunds')} lead={t('money.refundsLead', { brand: name })}>
      <DataList
        label={t('money.refunds')}
        query={query}
        columns={useColumns(state)}
        keyOf={({ id }) => id}
        hrefOf={({ order_id: id }) => `/staff/orders/${id}`}
        views="refunds"
        filter={
          <FilterChips
            label={t('money.state')}
            values={['', ...RefundStateSchema.options]}
            chosen={state}
            words={(value) => t(value === '' ? 'money.allGiven' : `money.refundState.${value as RefundState}`)}
            onChoose={(next) => change({ state: next })}
          />
        }
        empty={{ title: t('money.noRefunds'), lead: t('money.noRefundsLead') }}
      />
    </DeskPage>
  );
}
