import type { ElementGroup } from './decoded-vin.ts';
import { ELEMENTS, SLOT } from './elements.ts';
import type { VpicIndex, WmiRecord } from './format/vpic-index.ts';
import { addConversions } from './rules/conversions.ts';
import { type ErrorCode, errorTextOf } from './rules/error-codes.ts';
import { makeOf } from './rules/make-of-model.ts';
import { type Facts, NONE } from './rules/winners.ts';

/**
 * The answer in vPIC's words: elements by vPIC's variable names, and their groups.
 */
export function describe(
  index: VpicIndex,
  wmi: WmiRecord | undefined,
  facts: Facts | undefined,
  vin: string,
  codes: readonly ErrorCode[],
): { elements: Record<string, string>; groups: ElementGroup[] } {
  const elements: Record<string, string> = {};
  ELEMENTS.forEach(({ name }, slot) => {
    const value = textOf(index, wmi, facts, slot);
    if (value !== null) elements[name] = value;
  });
  addConversions(elements);
  const groups = groupsOf(elements);
  if (codes[0] !== 0) elements['Error Code'] = codes.join(',');
  elements['Error Text'] = errorTextOf(codes);
  if (vin.length > 0) elements['Vehicle Descriptor'] = vehicleDescriptor(vin);
  return { elements, groups };
}

/** One element's text; several values are joined with a semicolon. */
function textOf(index: VpicIndex, wmi: WmiRecord | undefined, facts: Facts | undefined, slot: number): string | null {
  if (slot === SLOT.make) return wmi ? makeOf(index, wmi, facts) : null;
  if (slot === SLOT.manufacturer) return wmi ? index.manufacturer(wmi.manufacturer).toUpperCase() : null;
  if (slot === SLOT.vehicleType) return wmi ? index.value(slot, wmi.vehicleType).toUpperCase() : null;
  if (slot === SLOT.modelYear) return facts ? String(facts.year) : null;
  const all = facts?.all?.get(slot);
  if (all) return all.map((value) => index.value(slot, value)).join('; ');
  const value = facts?.values[slot] ?? NONE;
  return value === NONE ? null : index.value(slot, value);
}

/** The groups of the elements present, in the order of the element table. */
function groupsOf(elements: Readonly<Record<string, string>>): ElementGroup[] {
  const groups = new Map<string, string[]>();
  for (const { name, group } of ELEMENTS) {
    if (elements[name] === undefined) continue;
    const names = groups.get(group);
    if (names) names.push(name);
    else groups.set(group, [name]);
  }
  return [...groups].map(([name, names]) => ({ name, elements: names }));
}

/** vPIC's descriptor: positions 1–8, `*`, 10 and 11; small makers (third position 9) have 12–14 as well. */
export function vehicleDescriptor(vin: string): string {
  const filled = vin.padEnd(17, '*');
  return `${filled.slice(0, 8)}*${filled.slice(9, filled[2] === '9' ? 14 : 11)}`;
}
