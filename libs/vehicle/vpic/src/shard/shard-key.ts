import { withoutLookAlikes } from '../look-alikes.ts';
import { normalizeVin } from '../normalize-vin.ts';
import { yearOfCode } from '../rules/model-year.ts';
import { wmiOf } from '../rules/wmi.ts';

/**
 * Returns the key of the index excerpt a VIN needs: its WMI and model-year code, e.g. `1HG-3` or `1A9123-3`. Letters
 * that VINs don't use are treated as the digits they're typed for, since the correction needs the same excerpt.
 *
 * @param vin complete or partial, with or without spaces and dashes
 * @returns null until enough is typed, and for texts that no excerpt can decode (more than 17 characters, invalid
 * characters in the WMI, no model-year code)
 */
export function shardKey(vin: string): string | null {
  const typed = withoutLookAlikes(normalizeVin(vin));
  const wmi = wmiOf(typed);
  if (typed.length > 17 || wmi === null || !/^[0-9A-Z]+$/.test(wmi) || yearOfCode(typed[9]) === null) return null;
  return `${wmi}-${typed[9]}`;
}
