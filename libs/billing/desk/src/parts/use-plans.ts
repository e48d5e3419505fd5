import { type StaffPlan, staffPlanContract } from '@vinlore/billing-domain';
import { useMay } from '@vinlore/desk-ui';
import { useCall } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { MONEY_KEY } from './queries.ts';

const NONE: readonly StaffPlan[] = [];

/** The brand's plans, for who may see the price list; none for others, and until they are here. */
export function usePlans(): readonly StaffPlan[] {
  const call = useCall();
  const { data } = useQuery({
    queryKey: [...MONEY_KEY, 'plans'],
    queryFn: ({ signal }) => call(staffPlanContract.staffPlans, {}, { signal }),
    enabled: useMay('billing'),
  });
  return data?.plans ?? NONE;
}
