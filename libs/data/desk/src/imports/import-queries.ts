import type { Call } from '@vinlore/contract';
import { dataContract, isUnderWay } from '@vinlore/data-domain';
import { queryOptions } from '@tanstack/react-query';

/** All that is asked about imports. */
export const IMPORTS_KEY = ['data-imports'] as const;

/** How often one that is under way is looked at. */
const LOOK_MS = 1_000;

/** One import, looked at again and again while it is under way. */
export const importQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, 'one', id],
    queryFn: ({ signal }) => call(dataContract.oneImport, { id }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && (isUnderWay(data.state) || data.undo?.is_done === false) ? LOOK_MS : false,
  });
