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
 * A vehicle as a visitor names it: by VIN where there is one, else by name. A classic number that fits several vehicles is
 * the one that was named.
 *
 * @returns null where neither names a vehicle
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
