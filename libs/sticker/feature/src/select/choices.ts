import type { CatalogueColor, CatalogueItem, EquipmentCatalogue, SelectedPackages } from '@vinlore/sticker-domain';
import { TOUR_STEPS, type TourStep } from '../tour/tour-steps.ts';

/** A selectable trim. */
export interface TrimChoice {
  readonly name: string;
  /** Minor units; null if no source has it. */
  readonly msrp: number | null;
}

/** A selectable option or package. */
export interface ItemChoice extends CatalogueItem {
  /** Unique key. */
  readonly key: string;
}

/** Everything that can be chosen for a car, with its sources. */
export interface Choices {
  readonly trims: readonly TrimChoice[];
  readonly exterior: readonly CatalogueColor[];
  readonly interior: readonly CatalogueColor[];
  readonly packages: readonly { readonly category: string; readonly items: readonly ItemChoice[] }[];
  readonly currency: string;
  /** Selectors with sample data, marked as such wherever they're shown (docs/decisions.md §5). */
  readonly samples: readonly TourStep[];
  /** What no source has. */
  readonly missing: EquipmentCatalogue['missing'];
  readonly sources: EquipmentCatalogue['sources'];
}

/** Returns the unique key of an item, in a list or a selection. */
export const itemKey = (category: string, { name, code }: Pick<CatalogueItem, 'name' | 'code'>): string =>
  [category, name, code].join('\t');

/** Returns the catalog's list for a selector. */
const LISTS: Readonly<Record<TourStep, (catalogue: EquipmentCatalogue) => readonly unknown[]>> = {
  trim: ({ trims }) => trims,
  exterior: ({ colors }) => colors.exterior,
  interior: ({ colors }) => colors.interior,
  packages: ({ packages }) => packages,
};

/**
 * Merges the sources' responses. Each list comes entirely from the first source that has one, since two sources may
 * name the same thing differently.
 *
 * @param answers in order of priority; null for a source without a response
 */
export function choicesOf(answers: readonly (EquipmentCatalogue | null)[]): Choices {
  const found = answers.filter((answer) => answer !== null);
  const giver = (of: TourStep) => found.find((catalogue) => LISTS[of](catalogue).length > 0);
  const sources = found.flatMap((catalogue) => catalogue.sources);
  return {
    trims: (giver('trim')?.trims ?? []).map(({ name, msrp }) => ({ name, msrp })),
    exterior: giver('exterior')?.colors.exterior ?? [],
    interior: giver('interior')?.colors.interior ?? [],
    packages: (giver('packages')?.packages ?? []).map(({ category_name: category, data }) => ({
      category,
      items: data.map((item) => ({ ...item, key: itemKey(category, item) })),
    })),
    currency: (giver('packages') ?? giver('trim'))?.currency ?? 'USD',
    samples: TOUR_STEPS.filter((of) => giver(of)?.sources.some(({ sample }) => sample)),
    missing: (found[0]?.missing ?? []).filter((what) => found.every(({ missing }) => missing.includes(what))),
    sources: sources.filter((each, place) => sources.findIndex(({ name }) => name === each.name) === place),
  };
}

/** Adds previously chosen items that are no longer in any list, so no choice is lost silently. */
export function withItems(choices: Choices, chosen: SelectedPackages): Choices {
  const listed = new Set(choices.packages.flatMap(({ items }) => items.map(({ key }) => key)));
  const packages = chosen.reduce((groups, { category_name: category, data }) => {
    const lost = data
      .map((item): ItemChoice => ({ ...item, preselected: false, source: 0, key: itemKey(category, item) }))
      .filter(({ key }) => !listed.has(key));
    if (lost.length === 0) return groups;
    const group = groups.find((each) => each.category === category) ?? { category, items: [] };
    const joined = { ...group, items: [...group.items, ...lost] };
    return groups.includes(group) ? groups.map((each) => (each === group ? joined : each)) : [...groups, joined];
  }, choices.packages);
  return { ...choices, packages };
}
