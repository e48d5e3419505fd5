import type { Call } from '@vinlore/contract';
import { dataContract } from '@vinlore/data-domain';
import { queryOptions } from '@tanstack/react-query';

/** What is asked about open data. */
export const OPEN_DATA_KEY = ['data-open-data'] as const;

/** How often it is looked at: while something is under way, and else. */
const LOOK_MS = { busy: 2_000, idle: 30_000 };

/** How all sources stand. */
export const openDataQuery = (call: Call) =>
  queryOptions({
    queryKey: OPEN_DATA_KEY,
    queryFn: ({ signal }) => call(dataContract.openData, {}, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.sources.some(({ running, asked }) => running !== null || asked) ? LOOK_MS.busy : LOOK_MS.idle,
  });
