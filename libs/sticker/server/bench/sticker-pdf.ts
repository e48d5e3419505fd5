/**
 * Stickers for `npm run bench`, row `sticker-engine`: each one with a number, VIN and QR code of its own, so that nothing
 * comes out of the compiler's memory of the last.
 */
import { createTypesetter } from '@vinlore/documents';
import { newStickerId, type StickerData } from '@vinlore/sticker-domain';
import { fullBlocks } from '../src/paper/made-up-labels.ts';
import { madeUpSticker, madeUpVehicles } from '../src/paper/made-up-vehicles.ts';
import { typesetSticker } from '../src/paper/typeset-sticker.ts';

/** Car after car as people ask for them: everything but the vehicles that decode to next to nothing. */
export function sticker(i: number): StickerData {
  const usual = madeUpVehicles.slice(1, 7);
  const vehicle = usual[i % usual.length]!;
  const id = newStickerId();
  const vin = vehicle.vin.slice(0, 11) + String(100_000 + i);
  return madeUpSticker({ ...vehicle, vin }, { id, verifyUrl: `https://vehicles.example/verify/${id}` });
}

/** The same with the label of fuel economy. */
export const labeled = (i: number): StickerData => {
  const { fuelEconomy, sources } = fullBlocks;
  return { ...sticker(i), fuelEconomy: fuelEconomy!, sources: sources! };
};

/** Typst in as many threads of this process as asked for. */
export function openEngine(workers: number) {
  const typesetter = createTypesetter({ workers, queueLimit: 1000 });
  return { typeset: (made: StickerData) => typesetSticker(typesetter, made), close: () => typesetter.close() };
}
