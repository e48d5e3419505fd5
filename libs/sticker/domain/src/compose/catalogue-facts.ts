import type { EquipmentCatalogue } from '../catalogue/equipment-catalogue.ts';
import type { EquipmentGroup } from '../sticker-data.ts';
import type { Fact, StickerLanguage } from '../sticker-values.ts';
import { findText, textOf } from '../texts.ts';
import { type Sources, VPIC } from '../blocks/sources.ts';

/** Facts of the spec strip under the title, in order. */
const STRIP = ['engine', 'engines', 'transmission', 'transmissions', 'drive', 'drives', 'fuel'] as const;

/** Fields the fuel economy block covers. Before labels had one, none of them is printed (docs/decisions.md §5). */
const OF_FUEL_ECONOMY = ['combined mpg', 'combined mpge', 'size class', 'size classes'];

/** What a catalog fact must not repeat. */
export interface StickerContext {
  readonly facts: readonly Fact[];
  /** vPIC values are already on the sticker as decoded. */
  readonly decoded: boolean;
  /**
   * Whether a range of fuel economy may be printed: labels of that year had the block, and no exact figures fill it.
   */
  readonly mayRangeFuel: boolean;
}

/** Returns the catalog's facts without those already on the sticker. */
export function catalogueFacts(
  catalogue: EquipmentCatalogue | null,
  { facts, decoded, mayRangeFuel }: StickerContext,
  sources: Sources,
  language: StickerLanguage,
): Fact[] {
  const taken = new Set(facts.map(({ label }) => label.toUpperCase()));
  return (catalogue?.specifications ?? []).flatMap(({ name, value, source }): Fact[] => {
    // A field without a translation is shown as in the catalog.
    const known = findText(`catalogueFact.${name.toLowerCase()}`, language);
    const label = known ?? name;
    if (!value.trim() || taken.has(label.toUpperCase())) return [];
    if (decoded && catalogue?.sources[source - 1]?.name === VPIC) return [];
    if (!mayRangeFuel && OF_FUEL_ECONOMY.includes(name.toLowerCase())) return [];
    taken.add(label.toUpperCase());
    // A field named only by its source stays in the source's language.
    const english = language !== 'en' && known === null;
    return [{ label, value, from: 'source', source: sources.catalogue(source), english }];
  });
}

/** Splits the facts into the strip and the rest. */
export function stripOf(facts: readonly Fact[], language: StickerLanguage): { strip: Fact[]; rest: Fact[] } {
  const order = STRIP.map((name) => textOf(`catalogueFact.${name}`, language));
  const strip = order.flatMap((label) => facts.find((fact) => fact.label === label) ?? []);
  return { strip, rest: facts.filter((fact) => !strip.includes(fact)) };
}

/** Returns standard equipment grouped as in the catalog; an item reads `Remote start: Standard`, like decoded systems. */
export function standardEquipment(
  catalogue: EquipmentCatalogue | null,
  sources: Sources,
  language: StickerLanguage,
): EquipmentGroup[] {
  const value = textOf('stickerFact.standard', language);
  return (catalogue?.standard_equipment ?? [])
    .map(({ category_name, data }) => ({ category_name, data: data.filter(({ name }) => name.trim() !== '') }))
    .filter(({ data }) => data.length > 0)
    .map(({ category_name, data }) => ({
      title: category_name || textOf('stickerFact.standardEquipment', language),
      facts: [...new Map(data.map((item) => [item.name, item])).values()].map(({ name, source }): Fact => ({
        label: name,
        value,
        from: 'source',
        source: sources.catalogue(source),
        english: false,
      })),
    }));
}
