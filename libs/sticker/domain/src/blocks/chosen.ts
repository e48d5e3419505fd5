import type { OptionGroup } from './price/option-group.ts';
import type { CatalogueColor, CatalogueItem, EquipmentCatalogue } from '../catalogue/equipment-catalogue.ts';
import type { SelectedColors, SelectedPackages } from '../selection.ts';
import type { StickerColors } from '../sticker-blocks.ts';
import type { Provenance, StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';
import { entered, type Sources } from './sources.ts';

/** Where an amount comes from. */
export interface AmountFrom {
  readonly from: Provenance;
  readonly source: number | null;
}

/** An option that the sticker names, and where its price comes from. */
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

/** A price in whole minor units, or null where a source has something else. */
export const minor = (price: number | null): number | null =>
  price !== null && Number.isSafeInteger(price) && price >= 0 ? price : null;

/** Options and packages: what the person selected, or what the catalogue preselects where nobody was asked. */
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

/** One group of each category, none empty, nothing twice in it: a repeated item must not be added twice. */
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
 * That the vehicle has an option is what the person says, unless it belongs to the trim or the VIN says so; its price is
 * the catalogue's, unless the person states another one.
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

/** The colors that a person chose; code and swatch are the catalogue's where it knows the color. */
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

/** A color of the catalogue by its name. */
export function offeredColor(
  catalogue: EquipmentCatalogue | null,
  which: 'exterior' | 'interior',
  name: string,
): CatalogueColor | null {
  return catalogue?.colors[which].find((color) => same(color.name, name)) ?? null;
}
