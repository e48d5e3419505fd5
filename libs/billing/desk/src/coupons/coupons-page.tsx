import { type CouponState, CouponStateSchema, type StaffCoupon, staffCouponContract } from '@vinlore/billing-domain';
import {
  ActDialog,
  type Column,
  DataList,
  DeskPage,
  SearchBox,
  StatusTag,
  type Tone,
  layout,
  useFilters,
  usePages,
} from '@vinlore/desk-ui';
import { FilterChips, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import { MONEY_KEY } from '../parts/queries.ts';
import { usePlanNames, usePlans } from '../parts/use-plans.ts';
import { utc } from '../parts/utc.ts';
import { CouponDialog } from './coupon-dialog.tsx';

const DEFAULTS = { search: '', state: '' };
const TONES: Record<CouponState, Tone> = { planned: 'wait', running: 'ok', ended: 'none' };
/** The server counts uses up to this number. */
const MOST_COUNTED = 10_000;

function useColumns(onEnd: (coupon: StaffCoupon) => void): readonly Column<StaffCoupon>[] {
  const { t, money, number } = useTranslator<typeof billingDeskMessages>();
  const names = usePlanNames(usePlans());
  const usedOf = ({ used, uses_in_all: most }: StaffCoupon) => {
    const words = used >= MOST_COUNTED ? t('coupon.many') : number(used);
    return most === null ? words : t('coupon.usedOf', { used: words, most: number(most) });
  };
  return [
    {
      key: 'code',
      title: t('coupon.code'),
      phone: 'title',
      cell: ({ code }) => (
        <strong className={layout.clamp} translate="no">
          {code}
        </strong>
      ),
    },
    {
      key: 'state',
      title: t('money.state'),
      width: '110px',
      cell: ({ state }) => <StatusTag tone={TONES[state]}>{t(`coupon.state.${state}`)}</StatusTag>,
    },
    {
      key: 'off',
      title: t('coupon.off'),
      width: '100px',
      align: 'end',
      cell: ({ percent, amount, currency }) =>
        percent === null ? money(amount ?? 0, currency ?? 'USD') : t('coupon.percent', { percent }),
    },
    {
      key: 'for',
      title: t('coupon.for'),
      cell: ({ plans, first_purchase: first }) => (
        <span className={layout.clamp}>
          {plans === null ? t('coupon.allPlans') : plans.map((id) => names.get(id) ?? id).join(', ')}
          {first && <span className="dim sm"> · {t('coupon.first')}</span>}
        </span>
      ),
    },
    {
      key: 'time',
      title: t('coupon.time'),
      width: '170px',
      cell: ({ starts_at: from, ends_at: to }) =>
        from === null && to === null
          ? t('coupon.always')
          : `${from === null ? '…' : utc(from)} – ${to === null ? '…' : utc(to)}`,
    },
    { key: 'used', title: t('coupon.used'), width: '100px', align: 'end', phone: 'hide', cell: usedOf },
    {
      key: 'act',
      title: '',
      width: '90px',
      cell: (coupon) =>
        coupon.state !== 'ended' && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-label={t('coupon.endTitle', { code: coupon.code })}
            onClick={() => onEnd(coupon)}
          >
            {t('coupon.end')}
          </button>
        ),
    },
  ];
}

/** /staff/coupons: the brand's coupons. */
export function CouponsPage() {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const { name } = useBrand();
  const call = useCall();
  const queries = useQueryClient();
  const [{ search, state }, change] = useFilters(DEFAULTS);
  const [ending, setEnding] = useState<StaffCoupon | null>(null);
  const [isMaking, setMaking] = useState(false);
  const isCode = /^[A-Za-z0-9-]{2,40}$/.test(search);
  // Codes never contain these characters, so skip the request.
  const isNoCode = /[^A-Za-z0-9-]/.test(search);
  const query = usePages([...MONEY_KEY, 'coupons', state, isCode || isNoCode ? search : ''], async (cursor, signal) => {
    if (isNoCode) return { rows: [], cursor: null };
    const request = {
      ...(isCode && { search }),
      ...(state !== '' && { state: state as CouponState }),
      ...(cursor !== null && { cursor }),
    };
    const { coupons, more } = await call(staffCouponContract.staffCoupons, request, { signal });
    return { rows: coupons, cursor: more ? coupons.at(-1)!.id : null };
  });
  const refresh = () => queries.invalidateQueries({ queryKey: MONEY_KEY });
  const make = (
    <button type="button" className="btn btn-primary" onClick={() => setMaking(true)}>
      {t('coupon.new')}
    </button>
  );
  return (
    <DeskPage title={t('coupon.title')} lead={t('coupon.lead', { brand: name })} actions={make}>
      <DataList
        label={t('coupon.title')}
        query={query}
        columns={useColumns(setEnding)}
        keyOf={({ id }) => id}
        views="coupons"
        filter={
          <>
            <SearchBox
              label={t('coupon.search')}
              hint={t('coupon.searchHint')}
              value={search}
              onChange={(next) => change({ search: next })}
            />
            <FilterChips
              label={t('money.state')}
              values={['', ...CouponStateSchema.options]}
              chosen={state}
              words={(value) => t(value === '' ? 'money.all' : `coupon.state.${value as CouponState}`)}
              onChoose={(next) => change({ state: next })}
            />
          </>
        }
        empty={{ title: t('coupon.none'), lead: t('coupon.noneLead') }}
      />
      {isMaking && <CouponDialog onMade={refresh} onClose={() => setMaking(false)} />}
      {ending && (
        <ActDialog
          title={t('coupon.endTitle', { code: ending.code })}
          lead={t('coupon.endLead')}
          action={t('coupon.endAct')}
          tone="danger"
          onAct={async () => {
            await call(staffCouponContract.staffEndCoupon, { id: ending.id });
            await refresh();
          }}
          onClose={() => setEnding(null)}
        />
      )}
    </DeskPage>
  );
}
