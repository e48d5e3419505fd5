import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';

const DAY = 86_400_000;

/** Whether the third position means that positions 12–14 are part of the WMI (49 CFR 565.16(b)). */
export const isSmallMaker = (vin: string): boolean => vin[2] === '9';

/**
 * Returns a VIN's World Manufacturer Identifier: the first three characters. If the third is 9, the manufacturer builds
 * fewer than 1,000 vehicles a year and is also identified by positions 12–14.
 *
 * @returns null while a position it needs is unknown
 */
export function wmiOf(vin: string): string | null {
  const small = isSmallMaker(vin);
  const wmi = small ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
  return wmi.length < (small ? 6 : 3) || wmi.includes('*') ? null : wmi;
}

/** Returns the data for a VIN's WMI, published or not, since the year and character rules need its vehicle type. */
export function recordOf(index: VpicIndex, vin: string): WmiRecord | undefined {
  // Until positions 12–14 are typed, NHTSA treats the first three characters as the whole WMI.
  const wmi = isSmallMaker(vin) && vin.length < 14 ? vin.slice(0, 3) : wmiOf(vin);
  return wmi === null ? undefined : index.wmi(wmi);
}

/** Whether a WMI's publication date has passed; before that, nothing is decoded. */
export function isPublic(record: WmiRecord, today: Date): boolean {
  return record.availableDay !== 0 && record.availableDay * DAY <= today.getTime();
}

/** Returns the data for a VIN's WMI, but only if it's public. */
export function findWmi(index: VpicIndex, vin: string, today: Date): WmiRecord | undefined {
  const record = recordOf(index, vin);
  return record && isPublic(record, today) ? record : undefined;
}
