import type { CatalogueColor, CatalogueItem, VehicleCatalogue } from '@vinlore/sticker-domain';

/** A trim that can be chosen. */
export interface TrimChoice {
  readonly name: string;
  /** Minor units; null where no source says it. */
  readonly msrp: number | null;
}

/** An option or a package that can be chosen. */
export interface ItemChoice extends CatalogueItem {
  /** Tells it from all others. */
  readonly key: string;
}

/** What can be chosen of a car, and what is known of where it comes from. */
export interface Choices {
  readonly trims: readonly TrimChoice[];
  readonly exterior: readonly CatalogueColor[];
  readonly interior: readonly CatalogueColor[];
  readonly packages: readonly { readonly category: string; readonly items: readonly ItemChoice[] }[];
  readonly currency: string;
  /** What no source has. */
  readonly missing: VehicleCatalogue['missing'];
  readonly sources: VehicleCatalogue['sources'];
}

/** Whether something that was made up for a quick start is among them (decisions §5). */
export function hasSamples({ sources }: Choices): boolean {
  return sources.some(({ sample }) => sample);
}

/**
 * What can be chosen, out of what the sources answered. Of each kind the first source that has any gives the whole
 * list: two sources name the same thing in two ways.
 *
 * @param answers in the order in which they are believed; null for a source that did not answer
 */
export function choicesOf(answers: readonly (VehicleCatalogue | null)[]): Choices {
  const found = answers.filter((answer) => answer !== null);
  const first = <List extends readonly unknown[]>(listOf: (catalogue: VehicleCatalogue) => List): List | [] =>
    found.map(listOf).find((list) => list.length > 0) ?? [];
  const priced = found.find(({ packages }) => packages.length > 0) ?? found[0];
  const sources = found.flatMap((catalogue) => catalogue.sources);
  return {
    trims: first(({ trims }) => trims).map(({ name, msrp }) => ({ name, msrp })),
    exterior: first(({ colors }) => colors.exterior),
    interior: first(({ colors }) => colors.interior),
    packages: first(({ packages }) => packages).map(({ category_name: category, data }) => ({
      category,
      items: data.map((item) => ({ ...item, key: [category, item.name, item.code].join('\t') })),
    })),
    currency: priced?.currency ?? 'USD',
    missing: (found[0]?.missing ?? []).filter((what) => found.every(({ missing }) => missing.includes(what))),
    sources: sources.filter((each, place) => sources.findIndex(({ name }) => name === each.name) === place),
  };
}
