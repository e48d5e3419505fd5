import type { ValidMasks } from './year-answer.ts';
import { KEY_ALPHABET } from './format/pattern-key.mjs';
import type { WmiRecord } from './format/vpic-index.ts';
import { isLight, yearOfCode } from './rules/model-year.ts';
import { isSmallMaker } from './rules/wmi.ts';
import type { VinForm } from './vin-form.ts';

/**
 * Returns positions whose character is impossible for any vehicle: characters VINs don't use, a check digit that is
 * neither a digit nor X, an invalid model-year code, and letters in the numeric part of the serial number: positions
 * 14–17, or 13–17 for light vehicles, or 15–17 for manufacturers of fewer than 1,000 vehicles (49 CFR 565.15(d)).
 */
export function impossibleByRule({ vin, wrong }: VinForm, wmi: WmiRecord | undefined): number[] {
  const positions = new Set(wrong);
  if (vin.length > 8 && !/[0-9X*]/.test(vin[8] as string)) positions.add(9);
  if (vin.length > 9 && vin[9] !== '*' && yearOfCode(vin[9]) === null) positions.add(10);
  const numericFrom = isSmallMaker(vin) ? 15 : wmi && isLight(wmi) ? 13 : 14;
  for (let position = numericFrom; position <= vin.length; position += 1) {
    if (!/[0-9*]/.test(vin[position - 1] as string)) positions.add(position);
  }
  return [...positions].sort((one, other) => one - other);
}

/**
 * Returns which of positions 4–8 and 11 hold a character that none of the year's patterns names, although they name
 * others there. That alone proves nothing (NHTSA's data has gaps), so use it only for VINs known to be wrong.
 *
 * @param valid the year's valid characters of positions 4–14, two words each
 */
export function unusedPositions(valid: ValidMasks, vin: string): number[] {
  return [4, 5, 6, 7, 8, 11].filter((position) => {
    const low = valid[(position - 4) * 2] as number;
    const high = valid[(position - 4) * 2 + 1] as number;
    const bit = KEY_ALPHABET.indexOf(vin[position - 1] ?? '');
    if ((low === 0 && high === 0) || vin[position - 1] === '*') return false;
    return bit < 0 || (bit < 32 ? (low >>> bit) & 1 : (high >>> (bit - 32)) & 1) === 0;
  });
}
