import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';

const DAY = 86_400_000;

/** Whether the third position says that positions 12–14 belong to the WMI (49 CFR 565.16(b)). */
export const isSmallMaker = (vin: string): boolean => vin[2] === '9';

/**
 * Rule 1: the World Manufacturer Identifier of a VIN. The first three characters; where the third is 9 the maker
 * builds fewer than 1,000 vehicles a year and is named by positions 12–14 as well.
 *
 * @returns null while a position that it needs is unknown
 */
export function wmiOf(vin: string): string | null {
  const small = isSmallMaker(vin);
  const wmi = small ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
  return wmi.length < (small ? 6 : 3) || wmi.includes('*') ? null : wmi;
}

/** Rule 1: what the data knows of a VIN's WMI; only WMIs whose day of publication has come. */
export function findWmi(index: VpicIndex, vin: string, today: Date): WmiRecord | undefined {
  const text = wmiOf(vin);
  const record = text === null ? undefined : index.wmi(text);
  if (!record || record.availableDay === 0 || record.availableDay * DAY > today.getTime()) return undefined;
  return record;
}
