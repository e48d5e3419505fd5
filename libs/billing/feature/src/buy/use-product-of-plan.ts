import type { Audience, PlanProduct } from '@vinlore/brand';
import { useQuery } from '@tanstack/react-query';
import { useBrand, useCall } from '@vinlore/ui';
import { plansQuery } from './buy-queries.ts';

/**
 * The product that an address means: the one it names, else its plan's, else stickers, or reports where those are all that
 * is sold.
 *
 * @returns null while the plan is looked up
 */
export function useProductOfPlan(
  named: PlanProduct | null,
  plan: string | undefined,
  audience: Audience,
): PlanProduct | null {
  const { features } = useBrand();
  const isAsked = named === null && plan !== undefined && features.report && features.sticker;
  const reports = useQuery({ ...plansQuery(useCall(), 'report', audience), enabled: isAsked });
  if (named !== null) return named;
  if (!isAsked) return features.sticker ? 'sticker' : 'report';
  if (reports.isPending) return null;
  return reports.data?.some(({ id }) => id === plan) ? 'report' : 'sticker';
}
