import type { Call } from '@vinlore/contract';
import { siteContract } from '@vinlore/site-domain';
import { queryOptions } from '@tanstack/react-query';

/** The brand's editable settings. */
export const siteQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site-brand'],
    queryFn: ({ signal }) => call(siteContract.siteBrand, {}, { signal }),
    // Refetches, so that editors see other people's changes before their own save is rejected.
    refetchInterval: 30_000,
  });
