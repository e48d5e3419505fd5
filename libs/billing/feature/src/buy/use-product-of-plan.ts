import type { Audience, PlanProduct } from '@vinlore/brand';
import { useQuery } from '@tanstack/react-query';
import { useBrand, useCall } from '@vinlore/ui';
import { plansQuery } from './buy-queries.ts';

/**
 * The product for a URL: the one it names, else the product of its plan, else stickers, or reports if the brand sells
 * no stickers.
 *
 * @returns null while the plan is being looked up
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
