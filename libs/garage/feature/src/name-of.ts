import type { GarageEntry } from '@vinlore/garage-domain';

/** What a vehicle is called: its nickname, else year, make and model, else its VIN. */
export function nameOf({ nickname, title, vin }: Pick<GarageEntry, 'nickname' | 'title' | 'vin'>): string {
  return nickname || title || vin;
}
