import type { Call } from '@vinlore/contract';
import { dataContract, isUnderWay } from '@vinlore/data-domain';
import { queryOptions } from '@tanstack/react-query';

/** Query key prefix for imports. */
export const IMPORTS_KEY = ['data-imports'] as const;

/** Polling interval while an import is running. */
const LOOK_MS = 1_000;

/** Query for one import; polls while it runs. */
export const importQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, 'one', id],
    queryFn: ({ signal }) => call(dataContract.oneImport, { id }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && (isUnderWay(data.state) || data.undo?.is_done === false) ? LOOK_MS : false,
  });
