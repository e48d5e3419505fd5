import type { Call } from '@vinlore/contract';
import { titleCase, vehicleContract } from '@vinlore/vehicle-domain';
import type { Choice } from './choices.ts';

/** Loads the catalog lists for `useList`. A key is the earlier choices joined by tabs, which no name contains. */
const parts = (key: string) => {
  const [year = '', make = '', model = ''] = key.split('\t');
  return { year, make, model };
};

/** Key of a list; null until all earlier choices are made. */
export function keyOf(...chosen: readonly string[]): string | null {
  return chosen.every((part) => part !== '') ? chosen.join('\t') : null;
}

type Load = (call: Call, key: string, signal: AbortSignal) => Promise<readonly Choice[]>;

export const loadYears: Load = async (call, _key, signal) => {
  const years = await call(vehicleContract.stickerYears, {}, { signal });
  return years.map((year) => ({ name: String(year) }));
};

/** vPIC spells makes in all caps. */
export const loadMakes: Load = async (call, key, signal) => {
  const makes = await call(vehicleContract.stickerMakes, { year: parts(key).year }, { signal });
  return makes.map(({ name }) => ({ name, label: titleCase(name) }));
};

export const loadModels: Load = async (call, key, signal) => {
  const { year, make } = parts(key);
  const models = await call(vehicleContract.stickerModels, { year, make }, { signal });
  return models.map(({ name, doubtful }) => (doubtful ? { name, note: 'name.doubtful' as const } : { name }));
};

export const loadTrims: Load = async (call, key, signal) => {
  const trims = await call(vehicleContract.stickerTrims, parts(key), { signal });
  return trims.map((name) => ({ name }));
};
