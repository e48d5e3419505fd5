import { makeKey, modelKey } from '@vinlore/vehicle-domain';
import type { CatalogueQuery } from './sticker-catalogue.ts';

/** Makes, models, and trims as filed, for example from the vehicle module's catalog. */
export interface FiledNames {
  makes(year?: number): readonly { readonly name: string }[];
  models(make: string, year?: number): readonly { readonly name: string }[];
  trims(year: number, make: string, model: string): readonly string[];
}

type ByKey = ReadonlyMap<string, string>;

interface Kept {
  readonly makes: Map<number | undefined, ByKey>;
  readonly models: Map<string, ByKey>;
}

/** Caches names by key, so each list is scanned once. Only filed names are cached, which keeps it small. */
const keptOf = new WeakMap<FiledNames, Kept>();

/** Returns the cached list, or loads and caches it unless it's empty. */
function listed<Place>(
  kept: Map<Place, ByKey>,
  place: Place,
  names: () => readonly { readonly name: string }[],
  keyOf: (name: string) => string,
): ByKey {
  const list = kept.get(place) ?? new Map(names().map(({ name }) => [keyOf(name), name]));
  if (list.size > 0) kept.set(place, list);
  return list;
}

/** Returns make and model as filed in that year or another, for any spelling; unknown ones are returned unchanged. */
export function spelled(
  names: FiledNames,
  { year, make, model }: Pick<CatalogueQuery, 'year' | 'make' | 'model'>,
): { make: string; model: string } {
  const kept: Kept = keptOf.get(names) ?? { makes: new Map(), models: new Map() };
  keptOf.set(names, kept);
  const makeIn = (of: number | undefined) => listed(kept.makes, of, () => names.makes(of), makeKey).get(makeKey(make));
  const own = makeIn(year) ?? makeIn(undefined);
  if (own === undefined) return { make: make.trim(), model: model.trim() };
  const key = (name: string) => modelKey(own, name);
  const modelIn = (of: number | undefined) =>
    listed(kept.models, `${of} ${own}`, () => names.models(own, of), key).get(key(model));
  return { make: own, model: modelIn(year) ?? modelIn(undefined) ?? model.trim() };
}
