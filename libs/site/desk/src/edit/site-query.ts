import type { Call } from '@vinlore/contract';
import { siteContract } from '@vinlore/site-domain';
import { queryOptions } from '@tanstack/react-query';

/** The brand's editable settings. */
export const siteQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site-brand'],
    queryFn: ({ signal }) => call(siteContract.siteBrand, {}, { signal }),
    // Who edits sees what somebody else saved meanwhile, before their own is refused.
    refetchInterval: 30_000,
  });
