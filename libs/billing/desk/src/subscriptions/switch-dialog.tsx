import { staffSubscriptionContract, type SwitchOption, SwitchOptionSchema, taxWords } from '@vinlore/billing-domain';
import { CallError } from '@vinlore/contract';
import { ActDialog, Facts, ReasonField } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, toasts, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import type { billingDeskMessages } from '../messages/index.ts';
import { MONEY_KEY } from '../parts/queries.ts';
import { type MemberPlan, namedOf } from './subscription-act-dialog.tsx';
import { SelectField } from '../parts/select-field.tsx';

/** Preview of a plan change: the amount charged now, how it is calculated, and the renewals. */
function Cost({ option }: { readonly option: SwitchOption }) {
  const text = useTranslator<typeof billingDeskMessages>();
  const { t, money, date } = text;
  const { plan, when, charged, tax, credited, credits, counted, renews_at: renewsAt } = option;
  const { price, currency } = plan;
  const day = date(renewsAt);
  return (
    <Facts
      facts={[
        [t('sub.begins'), when === 'now' ? t('sub.atOnce') : day],
        [t('sub.newPrice'), money(price, currency)],
        [t('sub.credited'), credited > 0 ? money(-credited, currency) : null],
        [t('sub.chargedNow'), <strong key="now">{money(charged, currency)}</strong>],
        [t('money.tax'), tax && t('money.taxOf', taxWords(tax, currency, text))],
        [t('sub.next'), t('sub.nextCharge', { price: money(price, currency), date: day })],
        [t('sub.creditsAdded'), when === 'now' && credits !== null ? String(credits) : null],
        [t('sub.counted'), counted > 0 && credits === null ? String(counted) : null],
      ]}
    />
  );
}

/** Changes a member's plan after a preview; charges only the amount shown. */
export function SwitchDialog({ plan, onClose }: { readonly plan: MemberPlan; readonly onClose: () => void }) {
  const { t, money, date } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [planId, setPlanId] = useState<string>();
  const [reason, setReason] = useState('');
  const named = namedOf(plan);
  const queryKey = [...MONEY_KEY, 'switch options', named.subscription_id];
  const options = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(staffSubscriptionContract.staffSwitchOptions, named, { signal }),
    staleTime: 0,
  });
  const option = options.data?.find((each) => each.plan.id === planId) ?? options.data?.[0];
  const renewChanged = (error: unknown) => {
    const changed = error instanceof CallError ? v.safeParse(SwitchOptionSchema, error.data) : null;
    if (changed?.success)
      queries.setQueryData<readonly SwitchOption[]>(queryKey, (all) =>
        all?.map((each) => (each.plan.id === changed.output.plan.id ? changed.output : each)),
      );
  };
  const doSwitch = async () => {
    if (!option) return;
    const { when, charged: amount } = option;
    const input = { ...named, plan: option.plan.id, when, amount, reason: reason.trim() };
    try {
      const { pending } = await call(staffSubscriptionContract.staffSwitchPlan, input);
      const words = pending ? 'sub.switchPending' : when === 'now' ? 'sub.switchDone' : 'sub.switchScheduled';
      toasts.show({ status: 'ok', message: t(words, { plan: option.plan.name, date: date(option.renews_at) }) });
    } catch (error) {
      renewChanged(error);
      throw error;
    }
    await queries.invalidateQueries({ queryKey: MONEY_KEY });
  };
  const action = !option
    ? t('sub.switch')
    : option.when === 'now'
      ? t('sub.chargeAndSwitch', { price: money(option.charged, option.plan.currency) })
      : t('sub.switchOn', { date: date(option.renews_at) });
  return (
    <ActDialog
      title={t('sub.switchTitle', { plan: plan.subscription.plan.name })}
      lead={t('sub.switchLead')}
      action={action}
      ready={option !== undefined && reason.trim().length >= 3}
      onAct={doSwitch}
      onClose={onClose}
    >
      {options.isPending && (
        <p className="dim" role="status">
          {t('money.loading')}
        </p>
      )}
      {options.error && <ErrorNotice error={options.error} onRetry={() => void options.refetch()} />}
      {options.data?.length === 0 && <Notice status="no" title={t('sub.noOptions')} />}
      {option && (
        <>
          <SelectField
            label={t('sub.to')}
            value={option.plan.id}
            options={options.data?.map(({ plan }) => [plan.id, plan.name] as const) ?? []}
            onChange={setPlanId}
          />
          <Cost option={option} />
          <ReasonField value={reason} onChange={setReason} max={300} />
        </>
      )}
    </ActDialog>
  );
}
