import { withoutLookAlikes } from '../look-alikes.ts';
import { normalizeVin } from '../normalize-vin.ts';
import { yearOfCode } from '../rules/model-year.ts';
import { wmiOf } from '../rules/wmi.ts';

/**
 * The excerpt of the index that a VIN needs: its WMI and its model-year code, e.g. `1HG-3` or `1A9123-3`. Letters that
 * no VIN may hold count as the digits that they are typed for, since the correction needs the same excerpt.
 *
 * @param vin whole or being typed, with or without spaces and dashes
 * @returns null while that is not typed yet, and for texts that no excerpt can decode (more than 17 characters,
 *   characters in the WMI that no VIN holds, no model-year code)
 */
export function shardKey(vin: string): string | null {
  const typed = withoutLookAlikes(normalizeVin(vin));
  const wmi = wmiOf(typed);
  if (typed.length > 17 || wmi === null || !/^[0-9A-Z]+$/.test(wmi) || yearOfCode(typed[9]) === null) return null;
  return `${wmi}-${typed[9]}`;
}
