/**
 * Benchmark `sticker-engine` of `npm run bench`: stickers with distinct numbers, VINs, and QR codes, so the compiler
 * can't reuse cached work.
 */
import { createTypesetter } from '@vinlore/documents';
import { newStickerId, type StickerData } from '@vinlore/sticker-domain';
import { fullBlocks } from '../src/paper/made-up-labels.ts';
import { madeUpSticker, madeUpVehicles } from '../src/paper/made-up-vehicles.ts';
import { typesetSticker } from '../src/paper/typeset-sticker.ts';

/** A realistic sequence of cars, without vehicles that decode to almost nothing. */
export function sticker(i: number): StickerData {
  const usual = madeUpVehicles.slice(1, 7);
  const vehicle = usual[i % usual.length]!;
  const id = newStickerId();
  const vin = vehicle.vin.slice(0, 11) + String(100_000 + i);
  return madeUpSticker({ ...vehicle, vin }, { id, verifyUrl: `https://vehicles.example/verify/${id}` });
}

/** The same with a fuel economy label. */
export const labeled = (i: number): StickerData => {
  const { fuelEconomy, sources } = fullBlocks;
  return { ...sticker(i), fuelEconomy: fuelEconomy!, sources: sources! };
};

/** Runs Typst in the given number of threads in this process. */
export function openEngine(workers: number) {
  const typesetter = createTypesetter({ workers, queueLimit: 1000 });
  return { typeset: (made: StickerData) => typesetSticker(typesetter, made), close: () => typesetter.close() };
}
