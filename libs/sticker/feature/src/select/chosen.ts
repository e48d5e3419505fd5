import {
  type CatalogueColor,
  MOST_ITEMS,
  NO_PLATE,
  PLATE_FIELDS,
  PLATE_LINE_LENGTH,
  PLATE_LINES,
  type PlateField,
  type SelectedColors,
  type SelectedPackages,
  type SelectedPlate,
  type SinglePart,
  singlePartOf,
} from '@vinlore/sticker-domain';
import type { OwnSticker } from '../view/own-sticker.ts';
import { type Choices, type ItemChoice, itemKey, withItems } from './choices.ts';

/** One of the list by its name, one in the member's own words, or null: "No, I'm not sure". */
type StatedColor = { readonly listed: string } | { readonly own: string } | null;

/** A color as it was chosen, or as the sticker before has it. */
export type ChosenColor = StatedColor | { readonly kept: NonNullable<SelectedColors['exterior']> };

/** A color as the selector shows it: one that the list does not have is in the member's own words. */
export function statedColor(chosen: ChosenColor, list: readonly CatalogueColor[]): StatedColor {
  if (chosen === null || !('kept' in chosen)) return chosen;
  const { name } = chosen.kept;
  return list.some((color) => color.name === name) ? { listed: name } : { own: name };
}

/** What the sticker before has of packages, in the trim for which they were chosen. */
interface KeptItems {
  readonly trim: string;
  readonly packages: SelectedPackages;
  readonly keys: ReadonlySet<string>;
}

/** What somebody has chosen so far. It outlives the lists: a trim with other colors and back loses nothing. */
export interface Chosen {
  /** '' : "No, I'm not sure". */
  readonly trim: string;
  readonly exterior: ChosenColor;
  readonly interior: ChosenColor;
  /** Items that were ticked or unticked by hand, by their keys; all others are as the catalogue says. */
  readonly ticked: ReadonlyMap<string, boolean>;
  /** "No, I'm not sure" about packages: none is printed. */
  readonly packagesUnsure: boolean;
  readonly plate: ReadPlate;
  /** The colors stand on the build sheet (spec §5). */
  readonly buildSheetColor: boolean;
  /** Null where no sticker before has any. */
  readonly kept: KeptItems | null;
}

/** A classic's plates and tags as somebody types them. */
export interface ReadPlate {
  /** The plate line by line. */
  readonly stamped: string;
  readonly codes: Readonly<Partial<Record<PlateField, string>>>;
}

/** Before anything was chosen. @param trim as it is known of the car */
export function nothingChosen(trim: string): Chosen {
  return {
    trim,
    exterior: null,
    interior: null,
    ticked: new Map(),
    packagesUnsure: false,
    plate: { stamped: '', codes: {} },
    buildSheetColor: false,
    kept: null,
  };
}

/** What is chosen when a sticker is made again: what its owner chose the last time (docs/decisions.md §6). */
export function chosenBefore({ vehicle, selection }: Pick<OwnSticker, 'vehicle' | 'selection'>): Chosen {
  if (!selection) return nothingChosen(vehicle.trim);
  const { trim, colors, packages, plate, buildsheet_color: buildSheetColor } = selection;
  const keys = packages.flatMap(({ category_name, data }) => data.map((item) => itemKey(category_name, item)));
  return {
    ...nothingChosen(trim),
    exterior: colors.exterior && { kept: colors.exterior },
    interior: colors.interior && { kept: colors.interior },
    plate: { stamped: plate.lines.join('\n'), codes: plate.codes },
    buildSheetColor,
    kept: { trim, packages, keys: new Set(keys) },
  };
}

/** The lists with what the sticker before has of this trim and they have no longer. */
export function choicesWithKept(choices: Choices, { kept, trim }: Chosen): Choices {
  return kept?.trim === trim ? withItems(choices, kept.packages) : choices;
}

/** Whether an item is ticked: by hand, else as the sticker before has it, else by the catalogue. */
export function isTicked({ trim, ticked, packagesUnsure, kept }: Chosen, { key, preselected }: ItemChoice): boolean {
  if (packagesUnsure) return false;
  const wasTicked = kept?.keys.has(key) ?? false;
  return ticked.get(key) ?? (kept?.trim === trim ? wasTicked : wasTicked || preselected);
}

/** Ticks an item, or takes the tick away; whoever does so is sure. */
export function tick(chosen: Chosen, { key }: ItemChoice, on: boolean): Chosen {
  return { ...chosen, packagesUnsure: false, ticked: new Map([...chosen.ticked, [key, on]]) };
}

/** How many items are ticked. */
export function tickedCount(chosen: Chosen, items: readonly ItemChoice[]): number {
  return items.filter((item) => isTicked(chosen, item)).length;
}

/** Names of the ticked items that are an engine, or a transmission: a vehicle has one of each. */
export function tickedOfPart(chosen: Chosen, items: readonly ItemChoice[], part: SinglePart): string[] {
  return items.filter((item) => isTicked(chosen, item) && singlePartOf(item.name) === part).map(({ name }) => name);
}

function colorOf(chosen: ChosenColor, list: readonly CatalogueColor[]): SelectedColors['exterior'] {
  if (chosen === null) return null;
  if ('own' in chosen) return chosen.own.trim() ? { name: chosen.own.trim(), code: null, hex: null } : null;
  const sought = 'kept' in chosen ? chosen.kept.name : chosen.listed;
  const color = list.find(({ name }) => name === sought);
  if (!color && 'kept' in chosen) return chosen.kept;
  return color ? { name: color.name, code: color.code, hex: color.hex } : null;
}

/** The chosen colors as the confirmation sends them (spec §7). One that this trim does not have is none. */
export function selectedColors({ exterior, interior }: Choices, chosen: Chosen): SelectedColors {
  return { exterior: colorOf(chosen.exterior, exterior), interior: colorOf(chosen.interior, interior) };
}

/** The ticked packages as the confirmation sends them (spec §7), in the catalogue's order and no more than fit. */
export function selectedPackages({ packages }: Choices, chosen: Chosen): SelectedPackages {
  let room = MOST_ITEMS;
  return packages.flatMap(({ category, items }) => {
    const data = items
      .filter((item) => isTicked(chosen, item))
      .slice(0, room)
      .map(({ name, code, price }) => ({ name, code, price }));
    room -= data.length;
    return data.length > 0 ? [{ category_name: category, data }] : [];
  });
}

/** What a field takes of a plate that is typed or pasted into it: no more lines, and no longer ones, than are printed. */
export const fittingLines = (stamped: string): string =>
  stamped
    .split(/\r?\n/u)
    .slice(0, PLATE_LINES)
    .map((line) => line.slice(0, PLATE_LINE_LENGTH))
    .join('\n');

/** The plate as the confirmation sends it; what was left out is not in it. */
export function selectedPlate({ plate: { stamped, codes } }: Chosen): SelectedPlate {
  const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');
  return {
    lines: filled(fittingLines(stamped).split('\n')),
    codes: Object.fromEntries(
      PLATE_FIELDS.flatMap((field) => filled([codes[field] ?? '']).map((code) => [field, code] as const)),
    ),
  };
}

/** Whether anything was read off a plate. */
export function isPlateRead(chosen: Chosen): boolean {
  return JSON.stringify(selectedPlate(chosen)) !== JSON.stringify(NO_PLATE);
}

/** Whether nothing was chosen that the sticker would not say by itself: then no confirmation is needed. */
export function isUntouched(choices: Choices, chosen: Chosen, knownTrim: string): boolean {
  const { exterior, interior } = selectedColors(choices, chosen);
  const asTheCatalogueSays = choices.packages.every(({ items }) =>
    items.every((item) => isTicked(chosen, item) === item.preselected),
  );
  return !exterior && !interior && asTheCatalogueSays && chosen.trim === knownTrim && !isPlateRead(chosen);
}
