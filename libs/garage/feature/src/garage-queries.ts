import type { Call } from '@vinlore/contract';
import { garageContract, type WholeEntry } from '@vinlore/garage-domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** Key of all garage queries. */
const GARAGE_KEY = ['garage'] as const;
const LIST_KEY = [...GARAGE_KEY, 'list'] as const;

/** Query of the member's vehicles. */
export function garageQuery(call: Call) {
  return queryOptions({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => call(garageContract.garageList, {}, { signal }),
  });
}

/** Query of one vehicle with all details. */
export function entryQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [...GARAGE_KEY, 'vehicle', id],
    queryFn: ({ signal }) => call(garageContract.garageVehicle, { id }, { signal }),
  });
}

/** Query of recall counts for up to `RECALLS_AT_ONCE` vehicles. */
export function recallsQuery(call: Call, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...GARAGE_KEY, 'recalls', ids],
    queryFn: ({ signal }) => call(garageContract.garageRecalls, { ids: [...ids] }, { signal }),
  });
}

/** Query of the member's public link. */
export function linkQuery(call: Call) {
  return queryOptions({
    queryKey: [...GARAGE_KEY, 'link'],
    queryFn: ({ signal }) => call(garageContract.garageLink, {}, { signal }),
  });
}

/** Invalidates a vehicle and the list. */
export function entryChanged(queries: QueryClient, call: Call, id: string): Promise<void> {
  void queries.invalidateQueries({ queryKey: LIST_KEY });
  return queries.invalidateQueries({ queryKey: entryQuery(call, id).queryKey });
}

/** Stores the vehicle returned by the server in the cache. */
export function entryIsNow(queries: QueryClient, call: Call, entry: WholeEntry): void {
  queries.setQueryData(entryQuery(call, entry.id).queryKey, entry);
  void queries.invalidateQueries({ queryKey: LIST_KEY });
}

/** Invalidates the list after a vehicle was saved or removed. */
export function listChanged(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: LIST_KEY });
}
