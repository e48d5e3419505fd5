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

/** A listed color by name, a custom one, or null for "No, I'm not sure". */
type StatedColor = { readonly listed: string } | { readonly own: string } | null;

/** A color as chosen now or on the previous sticker. */
export type ChosenColor = StatedColor | { readonly kept: NonNullable<SelectedColors['exterior']> };

/** Converts a color for the selector; one that isn't in the list becomes a custom color. */
export function statedColor(chosen: ChosenColor, list: readonly CatalogueColor[]): StatedColor {
  if (chosen === null || !('kept' in chosen)) return chosen;
  const { name } = chosen.kept;
  return list.some((color) => color.name === name) ? { listed: name } : { own: name };
}

/** The previous sticker's packages and the trim they were chosen for. */
interface KeptItems {
  readonly trim: string;
  readonly packages: SelectedPackages;
  readonly keys: ReadonlySet<string>;
}

/** Current choices. They are independent of the lists, so switching trims back and forth loses nothing. */
export interface Chosen {
  /** Empty for "No, I'm not sure". */
  readonly trim: string;
  readonly exterior: ChosenColor;
  readonly interior: ChosenColor;
  /** Manually selected or deselected items by key; all others follow the catalog. */
  readonly ticked: ReadonlyMap<string, boolean>;
  /** "No, I'm not sure" about packages; none are printed. */
  readonly packagesUnsure: boolean;
  readonly plate: ReadPlate;
  /** The colors are on the build sheet (spec §5). */
  readonly buildSheetColor: boolean;
  /** Null without a previous sticker. */
  readonly kept: KeptItems | null;
}

/** A classic's plates and tags as typed. */
export interface ReadPlate {
  /** Stamped plate text, one line per line. */
  readonly stamped: string;
  readonly codes: Readonly<Partial<Record<PlateField, string>>>;
}

/** Returns the initial choices. @param trim if known for the car */
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

/** Returns the initial choices for recreating a sticker: its owner's last ones (docs/decisions.md §6). */
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

/** Adds the previous sticker's items for this trim that are no longer in the lists. */
export function choicesWithKept(choices: Choices, { kept, trim }: Chosen): Choices {
  return kept?.trim === trim ? withItems(choices, kept.packages) : choices;
}

/** Whether an item is selected: manually, else on the previous sticker, else by the catalog. */
export function isTicked({ trim, ticked, packagesUnsure, kept }: Chosen, { key, preselected }: ItemChoice): boolean {
  if (packagesUnsure) return false;
  const wasTicked = kept?.keys.has(key) ?? false;
  return ticked.get(key) ?? (kept?.trim === trim ? wasTicked : wasTicked || preselected);
}

/** Selects or deselects an item, which also clears "not sure". */
export function tick(chosen: Chosen, { key }: ItemChoice, on: boolean): Chosen {
  return { ...chosen, packagesUnsure: false, ticked: new Map([...chosen.ticked, [key, on]]) };
}

/** Returns the number of selected items. */
export function tickedCount(chosen: Chosen, items: readonly ItemChoice[]): number {
  return items.filter((item) => isTicked(chosen, item)).length;
}

/** Returns the names of selected engines or transmissions; a vehicle has one of each. */
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

/** Returns the chosen colors for the confirmation (spec §7), without one this trim doesn't have. */
export function selectedColors({ exterior, interior }: Choices, chosen: Chosen): SelectedColors {
  return { exterior: colorOf(chosen.exterior, exterior), interior: colorOf(chosen.interior, interior) };
}

/** Returns the selected packages for the confirmation (spec §7), in catalog order and up to the limit. */
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

/** Limits typed or pasted plate text to the number and length of printed lines. */
export const fittingLines = (stamped: string): string =>
  stamped
    .split(/\r?\n/u)
    .slice(0, PLATE_LINES)
    .map((line) => line.slice(0, PLATE_LINE_LENGTH))
    .join('\n');

/** Returns the plate for the confirmation, without empty fields. */
export function selectedPlate({ plate: { stamped, codes } }: Chosen): SelectedPlate {
  const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');
  return {
    lines: filled(fittingLines(stamped).split('\n')),
    codes: Object.fromEntries(
      PLATE_FIELDS.flatMap((field) => filled([codes[field] ?? '']).map((code) => [field, code] as const)),
    ),
  };
}

/** Whether any plate field is filled in. */
export function isPlateRead(chosen: Chosen): boolean {
  return JSON.stringify(selectedPlate(chosen)) !== JSON.stringify(NO_PLATE);
}

/** Whether the choices add nothing to the sticker, so no confirmation is needed. */
export function isUntouched(choices: Choices, chosen: Chosen, knownTrim: string): boolean {
  const { exterior, interior } = selectedColors(choices, chosen);
  const asTheCatalogueSays = choices.packages.every(({ items }) =>
    items.every((item) => isTicked(chosen, item) === item.preselected),
  );
  return !exterior && !interior && asTheCatalogueSays && chosen.trim === knownTrim && !isPlateRead(chosen);
}
