import { readDeviceCopy, writeDeviceCopy } from '@vinlore/browser';
import { type GarageEntry, KeptEntrySchema, type KeptEntry } from '@vinlore/garage-domain';
import * as v from 'valibot';

/** A garage as this device keeps it. */
export interface KeptGarage {
  /** Since when nothing of it has changed here. */
  readonly as_of: string;
  readonly vehicles: readonly KeptEntry[];
}

/** The garage that this device keeps; null where it keeps none. @param owner only that of this account; null: whoever's it is */
export function readKeptGarage(owner: string | null): KeptGarage | null {
  const copy = readDeviceCopy();
  if (!copy?.kept || !copy.is_on || (owner !== null && copy.owner !== owner)) return null;
  const read = v.safeParse(v.array(KeptEntrySchema), copy.kept.data);
  return read.success ? { as_of: copy.kept.as_of, vehicles: read.output } : null;
}

/** Keeps a member's garage on this device, in the place of what it kept. */
export function keepGarage(owner: string, { as_of, vehicles: data }: KeptGarage): void {
  writeDeviceCopy({ owner, is_on: true, kept: { as_of, data } });
}

/** What is kept of a vehicle: as much as is shown without a connection. */
export function keptEntry(
  { id, vin, title, nickname, unit, mileage }: GarageEntry,
  recalls: KeptEntry['recalls'],
): KeptEntry {
  return { id, vin, title, nickname, unit, mileage, recalls };
}
