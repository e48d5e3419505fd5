import type { CatalogueColor, CatalogueItem, EquipmentCatalogue, SelectedPackages } from '@vinlore/sticker-domain';
import { TOUR_STEPS, type TourStep } from '../tour/tour-steps.ts';

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
  /** Selectors whose list was made up for a quick start: marked as such wherever it shows (docs/decisions.md §5). */
  readonly samples: readonly TourStep[];
  /** What no source has. */
  readonly missing: EquipmentCatalogue['missing'];
  readonly sources: EquipmentCatalogue['sources'];
}

/** Tells an item from all others, in a list and in what was chosen of it. */
export const itemKey = (category: string, { name, code }: Pick<CatalogueItem, 'name' | 'code'>): string =>
  [category, name, code].join('\t');

/** The list of a catalogue that a selector shows. */
const LISTS: Readonly<Record<TourStep, (catalogue: EquipmentCatalogue) => readonly unknown[]>> = {
  trim: ({ trims }) => trims,
  exterior: ({ colors }) => colors.exterior,
  interior: ({ colors }) => colors.interior,
  packages: ({ packages }) => packages,
};

/**
 * What can be chosen, out of what the sources answered. Of each kind the first source that has any gives the whole
 * list: two sources name the same thing in two ways.
 *
 * @param answers in the order in which they are believed; null for a source that did not answer
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

/** The same with what was chosen before and is in no list any more: nothing that somebody chose is lost unseen. */
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
