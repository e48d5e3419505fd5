import type { OptionGroup } from './price/option-group.ts';
import type { CatalogueColor, CatalogueItem, EquipmentCatalogue } from '../catalogue/equipment-catalogue.ts';
import type { SelectedColors, SelectedPackages } from '../selection.ts';
import type { StickerColors } from '../sticker-blocks.ts';
import type { Provenance, StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';
import { entered, type Sources } from './sources.ts';

/** Source of an amount. */
export interface AmountFrom {
  readonly from: Provenance;
  readonly source: number | null;
}

/** An option on the sticker and the source of its price. */
interface ChosenItem {
  readonly item: OptionGroup['items'][number];
  readonly priceFrom: AmountFrom;
}

export interface ChosenGroup {
  readonly category: string;
  readonly items: readonly ChosenItem[];
}

const NOT_KNOWN: AmountFrom = { from: 'unknown', source: null };
const same = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

/** A price in whole minor units, or null if the source has anything else. */
export const minor = (price: number | null): number | null =>
  price !== null && Number.isSafeInteger(price) && price >= 0 ? price : null;

/** Returns the options and packages the person selected, or the catalog's preselection if they weren't asked. */
export function chosenGroups(
  packages: SelectedPackages | null,
  catalogue: EquipmentCatalogue | null,
  sources: Sources,
  language: StickerLanguage,
): ChosenGroup[] {
  const groups = packages
    ? packages.map(({ category_name, data }) => ({
        category: category_name,
        items: data.map((item) => selectedItem(item, offered(catalogue, category_name, item.name), sources)),
      }))
    : (catalogue?.packages ?? []).map(({ category_name, data }) => ({
        category: category_name,
        items: data
          .filter(({ name, preselected }) => preselected && name.trim() !== '')
          .map((item) => preselectedItem(item, sources)),
      }));
  return united(groups, textOf('stickerFact.options', language));
}

/** Groups items by category, without empty groups or duplicates: a repeated item must not be added twice. */
function united(groups: readonly ChosenGroup[], unnamed: string): ChosenGroup[] {
  const categories = new Map<string, Map<string, ChosenItem>>();
  for (const { category, items } of groups) {
    const name = category || unnamed;
    const found = categories.get(name) ?? new Map<string, ChosenItem>();
    for (const chosen of items) {
      const key = `${chosen.item.name.value.toUpperCase()}|${chosen.item.code ?? ''}`;
      if (!found.has(key)) found.set(key, chosen);
    }
    categories.set(name, found);
  }
  return [...categories]
    .map(([category, items]) => ({ category, items: [...items.values()] }))
    .filter(({ items }) => items.length > 0);
}

function offered(catalogue: EquipmentCatalogue | null, category: string, name: string): CatalogueItem | null {
  const all = catalogue?.packages.flatMap((group) => group.data.map((item) => ({ ...item, in: group.category_name })));
  const named = all?.filter((item) => same(item.name, name)) ?? [];
  return named.find((item) => same(item.in, category)) ?? named[0] ?? null;
}

function preselectedItem(item: CatalogueItem, sources: Sources): ChosenItem {
  const source = sources.catalogue(item.source);
  const price = minor(item.price);
  return {
    item: { name: { value: item.name, from: 'source', source }, code: item.code, price },
    priceFrom: price === null ? NOT_KNOWN : { from: 'source', source },
  };
}

/**
 * Builds a selected item. It counts as entered unless it comes with the trim or is encoded in the VIN. Its price is the catalog's
 * unless the person states another.
 */
function selectedItem(
  { name, code, price: stated }: SelectedPackages[number]['data'][number],
  known: CatalogueItem | null,
  sources: Sources,
): ChosenItem {
  const listed = known && minor(known.price);
  if (known?.preselected && (stated === null || stated === listed)) return preselectedItem(known, sources);
  const price = stated ?? listed;
  const ofCatalogue = known !== null && price !== null && price === listed;
  const enteredPrice: AmountFrom = price === null ? NOT_KNOWN : { from: 'entered', source: null };
  return {
    item: { name: entered(name), code: code ?? known?.code ?? null, price },
    priceFrom: ofCatalogue ? { from: 'source', source: sources.catalogue(known.source) } : enteredPrice,
  };
}

/** Returns the selected colors, with the catalog's code and swatch if it has the color. */
export function chosenColors(
  colors: SelectedColors | null,
  catalogue: EquipmentCatalogue | null,
): StickerColors | null {
  const side = (which: 'exterior' | 'interior') => {
    const color = colors?.[which];
    if (!color) return null;
    const known = offeredColor(catalogue, which, color.name);
    return { ...entered(color.name), code: color.code ?? known?.code ?? null, hex: color.hex ?? known?.hex ?? null };
  };
  const [exterior, interior] = [side('exterior'), side('interior')];
  return exterior || interior ? { exterior, interior } : null;
}

/** Finds a color of the catalog by name. */
export function offeredColor(
  catalogue: EquipmentCatalogue | null,
  which: 'exterior' | 'interior',
  name: string,
): CatalogueColor | null {
  return catalogue?.colors[which].find((color) => same(color.name, name)) ?? null;
}
