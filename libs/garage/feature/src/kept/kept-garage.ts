import { readDeviceCopy, writeDeviceCopy } from '@vinlore/browser';
import { type GarageEntry, KeptEntrySchema, type KeptEntry } from '@vinlore/garage-domain';
import * as v from 'valibot';

/** Garage stored on this device. */
export interface KeptGarage {
  /** Date of the data. */
  readonly as_of: string;
  readonly vehicles: readonly KeptEntry[];
}

/**
 * Returns the garage stored on this device, or null if there is none. @param owner returns only this account's garage;
 * null returns any
 */
export function readKeptGarage(owner: string | null): KeptGarage | null {
  const copy = readDeviceCopy();
  if (!copy?.kept || !copy.is_on || (owner !== null && copy.owner !== owner)) return null;
  const read = v.safeParse(v.array(KeptEntrySchema), copy.kept.data);
  return read.success ? { as_of: copy.kept.as_of, vehicles: read.output } : null;
}

/** Stores a member's garage on this device, replacing the previous copy. */
export function keepGarage(owner: string, { as_of, vehicles: data }: KeptGarage): void {
  writeDeviceCopy({ owner, is_on: true, kept: { as_of, data } });
}

/** Picks the details of a vehicle that are shown offline. */
export function keptEntry(
  { id, vin, title, nickname, unit, mileage }: GarageEntry,
  recalls: KeptEntry['recalls'],
): KeptEntry {
  return { id, vin, title, nickname, unit, mileage, recalls };
}
