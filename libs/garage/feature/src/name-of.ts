import type { GarageEntry } from '@vinlore/garage-domain';

/** Returns the display name: nickname, else year, make, and model, else VIN. */
export function nameOf({ nickname, title, vin }: Pick<GarageEntry, 'nickname' | 'title' | 'vin'>): string {
  return nickname || title || vin;
}
