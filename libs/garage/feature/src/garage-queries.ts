import type { Call } from '@vinlore/contract';
import { garageContract, type WholeEntry } from '@vinlore/garage-domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** All that is known of the member's garage. */
const GARAGE_KEY = ['garage'] as const;
const LIST_KEY = [...GARAGE_KEY, 'list'] as const;

/** The member's vehicles. */
export function garageQuery(call: Call) {
  return queryOptions({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => call(garageContract.garageList, {}, { signal }),
  });
}

/** One of them, with all that is kept about it. */
export function entryQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [...GARAGE_KEY, 'vehicle', id],
    queryFn: ({ signal }) => call(garageContract.garageVehicle, { id }, { signal }),
  });
}

/** How many recalls may apply to some of them, at most `RECALLS_AT_ONCE`. */
export function recallsQuery(call: Call, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...GARAGE_KEY, 'recalls', ids],
    queryFn: ({ signal }) => call(garageContract.garageRecalls, { ids: [...ids] }, { signal }),
  });
}

/** The link to the member's public garage. */
export function linkQuery(call: Call) {
  return queryOptions({
    queryKey: [...GARAGE_KEY, 'link'],
    queryFn: ({ signal }) => call(garageContract.garageLink, {}, { signal }),
  });
}

/** What is shown of a vehicle is out of date, and so is the list. */
export function entryChanged(queries: QueryClient, call: Call, id: string): Promise<void> {
  void queries.invalidateQueries({ queryKey: LIST_KEY });
  return queries.invalidateQueries({ queryKey: entryQuery(call, id).queryKey });
}

/** The server has answered with the vehicle as it is now. */
export function entryIsNow(queries: QueryClient, call: Call, entry: WholeEntry): void {
  queries.setQueryData(entryQuery(call, entry.id).queryKey, entry);
  void queries.invalidateQueries({ queryKey: LIST_KEY });
}

/** A vehicle was saved or removed. */
export function listChanged(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: LIST_KEY });
}
