import { type PlannedChange, type StaffPlan, staffPlanContract } from '@vinlore/billing-domain';
import { ActDialog, DeskPage, Panel, StatusTag, layout } from '@vinlore/desk-ui';
import { ErrorNotice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { MONEY_KEY } from '../parts/queries.ts';
import { utc } from '../parts/utc.ts';
import { NewPlanDialog } from './new-plan-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';

/** The open dialog and the list version that the user saw when opening it. */
type Open = OpenOf & { readonly version: number };
type OpenOf =
  | { readonly act: 'add'; readonly currency: string }
  | { readonly act: 'change'; readonly plan: StaffPlan }
  | { readonly act: 'withdraw'; readonly plan: StaffPlan; readonly change: PlannedChange };

/** A running or scheduled change. */
function ChangeItem({
  plan,
  change,
  onWithdraw,
}: {
  readonly plan: StaffPlan;
  readonly change: PlannedChange;
  readonly onWithdraw: () => void;
}) {
  const { t, money, language } = useTranslator<typeof billingDeskMessages>();
  const from = change.starts_at === null ? t('plan.fromNow') : utc(change.starts_at);
  const to = change.ends_at === null ? t('plan.forGood') : utc(change.ends_at);
  return (
    <li className={layout.item}>
      <div className="sm">
        <StatusTag tone={change.state === 'running' ? 'ok' : 'wait'}>{t(`plan.${change.state}`)}</StatusTag>{' '}
        <strong>{change.off ? t('plan.offThen') : money(change.price, plan.currency)}</strong>{' '}
        {change.name[language] !== plan.name[language] && <>· {change.name[language]} </>}
        <span className="dim">
          · {t('plan.fromTo', { from, to })} {t('money.utc')}
        </span>
      </div>
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={t('plan.withdrawTitle', { plan: plan.name[language] })}
        onClick={onWithdraw}
      >
        {t('plan.withdraw')}
      </button>
    </li>
  );
}

/** A plan with its current price and changes. */
function PlanItem({ plan, onOpen }: { readonly plan: StaffPlan; readonly onOpen: (open: OpenOf) => void }) {
  const { t, money, language } = useTranslator<typeof billingDeskMessages>();
  const name = plan.name[language];
  return (
    <li className={styles.plan}>
      <div className={layout.item}>
        <div>
          <h3 className={styles.heading}>
            {name} {!plan.on && <StatusTag tone="bad">{t('plan.off')}</StatusTag>}
          </h3>
          <p className="dim sm">{plan.description[language]}</p>
          <p className="dim sm">
            {t(plan.kind === 'unlimited' ? 'plan.fairUse' : 'plan.credits', { count: plan.credits })}
            {plan.file_price === null && <> · {t('plan.ofDesk')}</>}
            {plan.file_price !== null && plan.price !== plan.file_price && (
              <> · {t('plan.filePrice', { price: money(plan.file_price, plan.currency) })}</>
            )}
          </p>
        </div>
        <p className={styles.price}>
          {money(plan.price, plan.currency)}{' '}
          {plan.interval && <span className="dim sm">{t('plan.perInterval', { interval: plan.interval })}</span>}
        </p>
        <button
          type="button"
          className="btn btn-outline"
          aria-label={t('plan.changeOf', { plan: name })}
          onClick={() => onOpen({ act: 'change', plan })}
        >
          {t('plan.change')}
        </button>
      </div>
      {plan.changes.length > 0 && (
        <ul className={layout.rows} aria-label={t('plan.changes')}>
          {plan.changes.map((change) => (
            <ChangeItem
              key={change.index}
              plan={plan}
              change={change}
              onWithdraw={() => onOpen({ act: 'withdraw', plan, change })}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

/** /staff/plans: the brand's price list. */
export function PlansPage() {
  const { t, language } = useTranslator<typeof billingDeskMessages>();
  const { name } = useBrand();
  const call = useCall();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [...MONEY_KEY, 'plans'],
    queryFn: ({ signal }) => call(staffPlanContract.staffPlans, {}, { signal }),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: MONEY_KEY });
  const close = () => setOpen(null);
  const show = (next: OpenOf) => data && setOpen({ ...next, version: data.version });
  const groups = (['user', 'dealer'] as const).flatMap((audience) =>
    (['report', 'sticker'] as const).map((product) => ({
      key: `${audience} ${product}`,
      title: `${t(`plan.audience.${audience}`)} · ${t(`plan.product.${product}`)}`,
      plans: data?.plans.filter((plan) => plan.audience === audience && plan.product === product) ?? [],
    })),
  );
  const currency = data?.plans[0]?.currency;
  return (
    <DeskPage
      title={t('plan.title')}
      lead={t('plan.lead', { brand: name })}
      actions={
        currency !== undefined && (
          <button type="button" className="btn btn-primary" onClick={() => show({ act: 'add', currency })}>
            {t('plan.new')}
          </button>
        )
      }
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={layout.column} role="status" aria-label={t('money.loading')}>
          <span className={`skeleton ${layout.place}`} />
          <span className={`skeleton ${layout.place}`} />
        </div>
      )}
      <div className={layout.column}>
        {groups.map(
          ({ key, title, plans }) =>
            plans.length > 0 && (
              <Panel key={key} title={title}>
                <ul className={layout.rows}>
                  {plans.map((plan) => (
                    <PlanItem key={plan.id} plan={plan} onOpen={show} />
                  ))}
                </ul>
              </Panel>
            ),
        )}
      </div>
      {open?.act === 'add' && (
        <NewPlanDialog currency={open.currency} version={open.version} onAdded={refresh} onClose={close} />
      )}
      {open?.act === 'change' && (
        <PlanDialog plan={open.plan} version={open.version} onChanged={refresh} onClose={close} />
      )}
      {open?.act === 'withdraw' && (
        <ActDialog
          title={t('plan.withdrawTitle', { plan: open.plan.name[language] })}
          lead={t('plan.withdrawLead')}
          action={t('plan.withdrawAct')}
          onAct={async () => {
            const request = { index: open.change.index, version: open.version };
            await call(staffPlanContract.staffWithdrawPlanChange, request);
            await refresh();
          }}
          onClose={close}
        />
      )}
    </DeskPage>
  );
}
