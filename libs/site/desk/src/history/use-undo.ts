import { useMay } from '@vinlore/desk-ui';
import { PLANS_KEY, type SiteChange, siteContract, type SiteValue } from '@vinlore/site-domain';
import { useCall } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { siteQuery } from '../edit/site-query.ts';

/** The way back from a change: open as long as nobody changed any of its keys again. */
export function useUndo({ version, before, after }: SiteChange) {
  const call = useCall();
  const queries = useQueryClient();
  const mayChange = useMay('owner');
  const { data: state } = useQuery(siteQuery(call));
  const keys = Object.keys(after);
  const versionOf = (key: string) => state?.fields.find((field) => field.key === key)?.version;
  const isPlans = keys.includes(PLANS_KEY);
  const late = state && !isPlans ? keys.filter((key) => versionOf(key) !== version) : [];
  return {
    isPlans,
    late,
    can: mayChange && state !== undefined && !isPlans && late.length === 0,
    act: async () => {
      const changes = keys.map((key) => ({ key, value: (before[key] ?? null) as SiteValue | null, base: version }));
      queries.setQueryData(siteQuery(call).queryKey, await call(siteContract.changeSiteBrand, { changes }));
    },
  };
}
