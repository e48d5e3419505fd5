import type { Call } from '@vinlore/contract';
import { dataContract } from '@vinlore/data-domain';
import { queryOptions } from '@tanstack/react-query';

/** Query key of open data. */
export const OPEN_DATA_KEY = ['data-open-data'] as const;

/** Polling intervals while a sync is running and while idle. */
const LOOK_MS = { busy: 2_000, idle: 30_000 };

/** Query for the status of all open-data sources. */
export const openDataQuery = (call: Call) =>
  queryOptions({
    queryKey: OPEN_DATA_KEY,
    queryFn: ({ signal }) => call(dataContract.openData, {}, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.sources.some(({ running, asked }) => running !== null || asked) ? LOOK_MS.busy : LOOK_MS.idle,
  });
