import type { VpicIndex, WmiRecord } from './format/vpic-index.ts';
import { UNKNOWN } from './format/schema-matcher.ts';
import { isLight, yearOfCode } from './rules/model-year.ts';
import { subjectOf } from './rules/vin-key.ts';
import { isSmallMaker } from './rules/wmi.ts';
import type { VinForm } from './vin-form.ts';

/**
 * Positions whose character cannot be right, whatever vehicle it is: characters that no VIN may hold, a check digit
 * that is neither digit nor X, a code that is no model year (rule 2), letters where the serial number is numeric:
 * positions 14–17, for light vehicles 13–17, for makers of fewer than 1,000 vehicles 15–17 (49 CFR 565.15(d)).
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
 * Positions 4–8 and 11 whose character none of the year's patterns names although they do name others there. That
 * alone proves nothing (NHTSA's data has gaps), so it is asked only of VINs that are known to be wrong.
 */
export function unusedPositions(index: VpicIndex, wmi: WmiRecord, year: number, vin: string): number[] {
  const subject = subjectOf(vin);
  const named = new Uint8Array(subject.length);
  const accepted = new Uint8Array(subject.length);
  for (const { schema, from, to } of wmi.links) {
    if (from > year || (to !== null && to < year)) continue;
    const matcher = index.schema(schema);
    for (const cell of [0, 1, 2, 3, 4, 6]) {
      if (matcher.names(cell)) named[cell] = 1;
      if (subject[cell] === UNKNOWN || matcher.accepts(cell, subject[cell] as number)) accepted[cell] = 1;
    }
  }
  return [0, 1, 2, 3, 4, 6]
    .filter((cell) => named[cell] && !accepted[cell])
    .map((cell) => (cell < 5 ? cell + 4 : cell + 5));
}
