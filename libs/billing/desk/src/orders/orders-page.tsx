import {
  type GatewayName,
  GatewayNameSchema,
  type OrderState,
  OrderStateSchema,
  type StaffOrderRow,
  staffOrderContract,
} from '@vinlore/billing-domain';
import {
  ChoiceBox,
  type Column,
  DataList,
  DeskPage,
  isSearchable,
  Moment,
  SearchBox,
  layout,
  saveFile,
  useFilters,
  useMay,
  usePages,
} from '@vinlore/desk-ui';
import { ErrorNotice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { billingDeskMessages } from '../messages/index.ts';
import { DayBox } from '../parts/day-box.tsx';
import { NUMBER_COLUMN } from '../parts/number-column.tsx';
import { OrderTag } from '../parts/order-tags.tsx';
import { MONEY_KEY } from '../parts/queries.ts';
import { usePlanNames, usePlans } from '../parts/use-plans.ts';

const DEFAULTS = { search: '', state: '', plan: '', gateway: '', from: '', to: '' };

/** Columns of an order list. @param ofMember whether all orders belong to one known member */
export function useOrderColumns(ofMember: boolean): readonly Column<StaffOrderRow>[] {
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const all: (Column<StaffOrderRow> & { readonly others?: true })[] = [
    { key: 'number', title: t('money.number'), ...NUMBER_COLUMN },
    { key: 'state', title: t('money.state'), width: '160px', cell: ({ state }) => <OrderTag state={state} /> },
    {
      key: 'plan',
      title: t('money.plan'),
      cell: ({ plan, renewal }) => (
        <span className={layout.clamp}>
          {plan.name}
          {renewal && <span className="dim sm"> · {t('money.renewal')}</span>}
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('money.amount'),
      width: '120px',
      align: 'end',
      cell: ({ amount, refunded, currency }) => (
        <>
          <span className="nowrap">{money(amount, currency)}</span>
          {refunded > 0 && (
            <span className="dim sm"> {t('money.refundedOf', { amount: money(refunded, currency) })}</span>
          )}
        </>
      ),
    },
    {
      key: 'buyer',
      title: t('money.buyer'),
      width: '22%',
      others: true,
      cell: ({ email }) => <span className={layout.clamp}>{email ?? t('money.erased')}</span>,
    },
    { key: 'at', title: t('money.ordered'), width: '190px', cell: ({ ordered_at: at }) => <Moment at={at} /> },
  ];
  return all.filter(({ others }) => !(ofMember && others));
}

/** /staff/orders: the brand's orders. */
export function OrdersPage() {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const { name } = useBrand();
  const plans = usePlanNames(usePlans());
  const call = useCall();
  const [filters, change] = useFilters(DEFAULTS);
  const { search, state, plan, gateway, from, to } = filters;
  const narrowed = {
    ...(isSearchable(search) && { search }),
    ...(state !== '' && { state: state as OrderState }),
    ...(plan !== '' && { plan }),
    ...(gateway !== '' && { gateway: gateway as GatewayName }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
  const mayExport = useMay('billing');
  const save = useMutation({
    mutationFn: () => call(staffOrderContract.staffExportOrders, narrowed),
    onSuccess: (csv) => saveFile('orders.csv', csv),
  });
  const query = usePages([...MONEY_KEY, 'orders', filters], async (cursor, signal) => {
    const request = { ...narrowed, ...(cursor !== null && { cursor }) };
    const { orders, more } = await call(staffOrderContract.staffOrders, request, { signal });
    return { rows: orders, cursor: more ? orders.at(-1)!.id : null };
  });
  const all = { value: '', label: t('money.all') };
  return (
    <DeskPage
      title={t('money.orders')}
      lead={t('money.ordersLead', { brand: name })}
      actions={
        mayExport && (
          <button
            type="button"
            className="btn btn-outline"
            aria-busy={save.isPending}
            onClick={() => !save.isPending && save.mutate()}
          >
            {t('money.csv')}
          </button>
        )
      }
    >
      {save.error && <ErrorNotice error={save.error} />}
      <DataList
        label={t('money.orders')}
        query={query}
        columns={useOrderColumns(false)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/staff/orders/${id}`}
        views="orders"
        filter={
          <>
            <SearchBox
              isLong
              label={t('money.orderSearch')}
              value={search}
              onChange={(next) => change({ search: next })}
            />
            <ChoiceBox
              label={t('money.state')}
              value={state}
              options={[all, ...OrderStateSchema.options.map((value) => ({ value, label: t(`money.state.${value}`) }))]}
              onChange={(next) => change({ state: next })}
            />
            {plans.size > 0 && (
              <ChoiceBox
                label={t('money.plan')}
                value={plan}
                options={[all, ...[...plans].map(([value, label]) => ({ value, label }))]}
                onChange={(next) => change({ plan: next })}
              />
            )}
            <ChoiceBox
              label={t('money.gateway')}
              value={gateway}
              options={[
                all,
                ...GatewayNameSchema.options.map((value) => ({ value, label: t(`money.gateway.${value}`) })),
              ]}
              onChange={(next) => change({ gateway: next })}
            />
            <DayBox label={t('money.from')} value={from} onChange={(next) => change({ from: next })} />
            <DayBox label={t('money.to')} value={to} onChange={(next) => change({ to: next })} />
          </>
        }
        empty={{ title: t('money.noOrders'), lead: t('money.noOrdersLead') }}
      />
    </DeskPage>
  );
}
