import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';

const DAY = 86_400_000;

/** Whether the third position says that positions 12–14 belong to the WMI (49 CFR 565.16(b)). */
export const isSmallMaker = (vin: string): boolean => vin[2] === '9';

/**
 * The World Manufacturer Identifier of a VIN. The first three characters; where the third is 9 the maker builds fewer
 * than 1,000 vehicles a year and is named by positions 12–14 as well.
 *
 * @returns null while a position that it needs is unknown
 */
export function wmiOf(vin: string): string | null {
  const small = isSmallMaker(vin);
  const wmi = small ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
  return wmi.length < (small ? 6 : 3) || wmi.includes('*') ? null : wmi;
}

/** What the data knows of a VIN's WMI, published or not: the rules on years and characters ask for its vehicle type. */
export function recordOf(index: VpicIndex, vin: string): WmiRecord | undefined {
  // As long as positions 12–14 are not typed, NHTSA takes the first three characters for the whole.
  const wmi = isSmallMaker(vin) && vin.length < 14 ? vin.slice(0, 3) : wmiOf(vin);
  return wmi === null ? undefined : index.wmi(wmi);
}

/** Whether the day of a WMI's publication has come; before it, nothing is decoded. */
export function isPublic(record: WmiRecord, today: Date): boolean {
  return record.availableDay !== 0 && record.availableDay * DAY <= today.getTime();
}

/** What the data knows of a VIN's WMI; only WMIs whose day of publication has come. */
export function findWmi(index: VpicIndex, vin: string, today: Date): WmiRecord | undefined {
  const record = recordOf(index, vin);
  return record && isPublic(record, today) ? record : undefined;
}
