import type { Call } from '@vinlore/contract';
import { confirmedFields, makingContract, stickerContract, type StickerSummary } from '@vinlore/sticker-domain';
import type { StickerCar } from '../car/sticker-car.ts';
import type { Choices } from './choices.ts';
import { type Chosen, isPlateRead, isUntouched, selectedColors, selectedPackages, selectedPlate } from './chosen.ts';

/** A sticker request. */
export interface StickerRequest {
  readonly car: StickerCar;
  readonly choices: Choices;
  readonly chosen: Chosen;
  /** The car is outside the brand's model years (docs/decisions.md §4). */
  readonly restricted: boolean;
  /** Number of the newest version when recreating for free; null for a new sticker. */
  readonly again: string | null;
}

/** Builds the request in the encodings of the confirmation (spec §7). */
export function confirmationOf({ car, choices, chosen, again }: StickerRequest) {
  return confirmedFields({
    ...car,
    trim: chosen.trim,
    colors: selectedColors(choices, chosen),
    packages: selectedPackages(choices, chosen),
    ...(isPlateRead(chosen) && { plate: selectedPlate(chosen) }),
    buildSheetColor: chosen.buildSheetColor,
    sticker: again ?? undefined,
  });
}

/** Calls of spec §4 and §7 without choices: by VIN, by classic VIN or name, by name. */
function makePlain(call: Call, { kind, vin, year, make, model, trim }: StickerCar): Promise<StickerSummary> {
  if (kind === 'standard') return call(stickerContract.generate, { vin });
  const name = { year: String(year), make, model };
  if (kind === 'classic') {
    // Spec §3: the series falls back to the model.
    const series = trim || model;
    return call(makingContract.generateClassicSticker, { ...name, series, vin, classictype: 'manual' });
  }
  return trim
    ? call(makingContract.ymmtStickerAutoblog, { ...name, trim })
    : call(makingContract.generateYmmtSticker, name);
}

/** Creates the sticker with the specified call: the confirmation if anything was chosen. */
export function makeOf(call: Call, request: StickerRequest): Promise<StickerSummary> {
  const { car, choices, chosen, restricted, again } = request;
  if (restricted) return call(makingContract.confirmRestrictedSticker, confirmationOf(request));
  if (again === null && isUntouched(choices, chosen, car.trim)) return makePlain(call, car);
  return call(makingContract.confirmSticker, confirmationOf(request));
}
