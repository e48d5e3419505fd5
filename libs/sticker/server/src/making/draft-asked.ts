import type { DocumentRequest } from '@vinlore/vehicle-domain';
import type { StickerDeps } from '../deps.ts';
import { type Draft, type DraftFault, isFault } from './draft.ts';
import { draftByName, draftOfClassic } from './draft-by-name.ts';
import { draftByVin } from './draft-by-vin.ts';
import type { Naming } from '../subject.ts';

function namingOf({ year, make, model, trim }: DocumentRequest['vehicle']): Naming | null {
  return /^\d{4}$/.test(year) && make && model ? { year: Number(year), make, model, trim } : null;
}

/**
 * Drafts a visitor's vehicle, by VIN if there is one, else by name. If a classic VIN matches several vehicles, the
 * named one is used.
 *
 * @returns null if neither identifies a vehicle
 */
export async function draftAsked(
  deps: StickerDeps,
  { vin, vehicle, language }: Pick<DocumentRequest, 'vin' | 'vehicle' | 'language'>,
): Promise<Draft | DraftFault | null> {
  const naming = namingOf(vehicle);
  if (vin === null) return naming && draftByName(deps, naming, language, null);
  const drafted = draftByVin(deps, vin, null);
  const open = isFault(drafted) && drafted.fault === 'several';
  return open && naming ? draftOfClassic({ ...naming, vin, manual: false }, null) : drafted;
}
