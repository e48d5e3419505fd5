import { type StaffPlan, staffPlanContract } from '@vinlore/billing-domain';
import { useMay } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { billingDeskMessages } from '../messages/index.ts';
import { MONEY_KEY } from './queries.ts';

const NONE: readonly StaffPlan[] = [];

/** Returns the brand's plans if the user may see the price list; null while loading or without permission. */
export function usePlans(): readonly StaffPlan[] {
  const call = useCall();
  const { data } = useQuery({
    queryKey: [...MONEY_KEY, 'plans'],
    queryFn: ({ signal }) => call(staffPlanContract.staffPlans, {}, { signal }),
    enabled: useMay('billing'),
  });
  return data?.plans ?? NONE;
}

/** Returns plan names by id, made unique: a dealer plan can share a member plan's name. */
export function usePlanNames(plans: readonly StaffPlan[]): ReadonlyMap<string, string> {
  const { t, language } = useTranslator<typeof billingDeskMessages>();
  return new Map(
    plans.map(({ id, name, audience }) => [
      id,
      audience === 'dealer' ? `${name[language]} · ${t('plan.audience.dealer')}` : name[language],
    ]),
  );
}
