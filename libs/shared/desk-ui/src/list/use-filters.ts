import { useCallback, useMemo } from 'react';
import { useDesk } from '../desk-context.tsx';

/** Filters of a list, by name; each a string, '' if inactive. */
export type Filters = Readonly<Record<string, string>>;

/** The query string for filters, without defaults. */
export function queryOf<F extends Filters>(filters: F, defaults: F): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== defaults[name]) query.set(name, value);
  return query.toString();
}

/**
 * Filters stored in the URL, so a filtered list can be linked, saved and gone back to.
 *
 * @param defaults all filters of the list; define the object outside the component
 * @returns the filters, and a function that changes some of them
 */
export function useFilters<F extends Filters>(defaults: F): readonly [F, (changed: Partial<F>) => void] {
  const { place, go } = useDesk();
  const filters = useMemo(() => {
    const query = new URLSearchParams(place.search);
    return Object.fromEntries(Object.keys(defaults).map((name) => [name, query.get(name) ?? defaults[name]])) as F;
  }, [defaults, place.search]);
  const change = useCallback(
    (changed: Partial<F>) => {
      const query = queryOf({ ...filters, ...changed }, defaults);
      go(`${place.pathname}${query && `?${query}`}`, { replace: true });
    },
    [defaults, filters, go, place.pathname],
  );
  return [filters, change];
}
