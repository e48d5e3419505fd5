import { useMay } from '@vinlore/desk-ui';
import { mailTextOf, PLANS_KEY, type SiteChange, siteContract, type SiteValue } from '@vinlore/site-domain';
import { useCall } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { siteQuery } from '../edit/site-query.ts';

/** Undo of a change; available while none of its keys changed again. */
export function useUndo({ version, before, after }: SiteChange) {
  const call = useCall();
  const queries = useQueryClient();
  const mayChange = useMay('owner');
  const { data: state } = useQuery(siteQuery(call));
  const keys = Object.keys(after);
  const versionOf = (key: string) => state?.fields.find((field) => field.key === key)?.version;
  const elsewhere = keys.includes(PLANS_KEY) ? 'plans' : keys.some(mailTextOf) ? 'mails' : null;
  const late = state && !elsewhere ? keys.filter((key) => versionOf(key) !== version) : [];
  return {
    /** The page where such changes are undone, if not this one. */
    elsewhere,
    late,
    can: mayChange && state !== undefined && !elsewhere && late.length === 0,
    act: async () => {
      const changes = keys.map((key) => ({ key, value: (before[key] ?? null) as SiteValue | null, base: version }));
      queries.setQueryData(siteQuery(call).queryKey, await call(siteContract.changeSiteBrand, { changes }));
    },
  };
}
