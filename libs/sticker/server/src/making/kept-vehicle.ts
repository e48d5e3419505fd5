import { classicCandidates, CLASSIC_MAX_YEAR } from '@vinlore/vehicle-domain';
import type { StickerSubject } from '@vinlore/sticker-domain';
import type { StickerDeps } from '../deps.ts';
import type { StoredSticker } from '../sticker-table.ts';
import { type Naming, namedSubject } from '../subject.ts';

/** Returns the vehicle name to store with its sticker; null if it can be decoded from the VIN. */
export function namingToKeep(vehicle: StickerSubject): Naming | null {
  if ('decoded' in vehicle) return null;
  if ('named' in vehicle) {
    const { year, make, model, trim } = vehicle.named;
    return { year, make, model, trim };
  }
  const { year, make, model, series, trim } = vehicle.classic;
  return { year, make, model, trim: trim ?? (series === model ? '' : series) };
}

/** Returns the vehicle of a stored sticker, by its stored name or as decoded from its VIN. */
export function namingOf({ decode }: Pick<StickerDeps, 'decode'>, sticker: StoredSticker): Naming {
  if (sticker.naming) return sticker.naming;
  if (sticker.kind === 'standard') {
    const { year, make, model, trim } = decode(sticker.vin);
    if (year !== null && make !== null) return { year, make, model: model ?? '', trim: trim ?? '' };
  }
  return namingOfTitle(sticker);
}

/**
 * Returns the vehicle of a sticker from before names were stored, by splitting its title where the parts produce the
 * same version key.
 */
function namingOfTitle({ title, vin, subject }: Pick<StoredSticker, 'title' | 'vin' | 'subject'>): Naming {
  const [first = '', ...words] = title.split(' ');
  const year = Number(first);
  const fitting = year <= CLASSIC_MAX_YEAR && vin !== '' ? classicCandidates(vin) : [];
  const classic = fitting.find((each) => `${each.year} ${each.make} ${each.series}` === title);
  if (classic) return namingToKeep({ classic: { ...classic, vin } })!;
  const part = (from: number, to?: number) => words.slice(from, to).join(' ');
  for (let model = 1; model < words.length; model += 1)
    for (let trim = words.length; trim > model; trim -= 1) {
      const naming = { year, make: part(0, model), model: part(model, trim), trim: part(trim) };
      if (namedSubject({ ...naming, vin }) === subject) return naming;
    }
  return { year, make: part(0, 1), model: part(1), trim: '' };
}
