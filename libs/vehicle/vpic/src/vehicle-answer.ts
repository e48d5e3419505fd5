import type { ElementGroup } from './decoded-vin.ts';
import { ELEMENTS, SLOT } from './elements.ts';
import type { VpicIndex, WmiRecord } from './format/vpic-index.ts';
import { factsOfYear } from './rules/choose-cycle.ts';
import { addConversions } from './rules/conversions.ts';
import { fillFromEngineModel } from './rules/engine-model.ts';
import { makeOf } from './rules/make-of-model.ts';
import { modelYearOf } from './rules/model-year.ts';
import { subjectOf } from './rules/vin-key.ts';
import { findWmi } from './rules/wmi.ts';
import { type Facts, NONE } from './rules/winners.ts';

/** What a VIN says of the vehicle, whatever its check digit and serial number. Frozen: answers are shared. */
export interface VehicleAnswer {
  wmiKnown: boolean;
  year: number | null;
  yearCertain: boolean;
  make: string | null;
  model: string | null;
  elements: Readonly<Record<string, string>>;
  groups: readonly ElementGroup[];
  /** Whether any pattern matched. */
  hasData: boolean;
  /** Sum of the weights of the elements known (rule 3). */
  weight: number;
  /** How many positions (4–8, then 10–17) it depends on; at least the seven up to position 11. */
  positions: number;
}

/** Positions 4–8, 10 and 11: what the vehicle descriptor shows. */
const DESCRIPTOR_POSITIONS = 7;

/**
 * Decodes a VIN by rules 1–8.
 *
 * @param vin up to 17 VIN characters, upper case; `*` for what is not known
 */
export function answerVehicle(index: VpicIndex, vin: string, today: Date): VehicleAnswer {
  const wmi = findWmi(index, vin, today);
  const modelYear = modelYearOf(vin, wmi, today);
  const chosen = wmi && modelYear ? factsOfYear(index, wmi, modelYear, subjectOf(vin), vin[6] ?? '*') : undefined;
  const facts = chosen?.facts;
  if (facts) fillFromEngineModel(index, facts);
  const make = wmi ? makeOf(index, wmi, facts) : null;
  const elements = wmi ? elementsOf(index, wmi, facts, make) : {};
  elements['Vehicle Descriptor'] = vehicleDescriptor(vin);
  const model = facts ? (facts.values[SLOT.model] as number) : NONE;
  return {
    wmiKnown: wmi !== undefined,
    year: facts?.year ?? (wmi ? null : (modelYear?.year ?? null)),
    yearCertain: chosen?.certain ?? false,
    make,
    model: model === NONE ? null : index.value(SLOT.model, model),
    elements: Object.freeze(elements),
    groups: groupsOf(elements),
    hasData: facts?.matched ?? false,
    weight: facts?.weight ?? 0,
    positions: Math.max(DESCRIPTOR_POSITIONS, chosen?.positions ?? 0),
  };
}

/** The known elements by vPIC's variable names, in the order of the element table. */
function elementsOf(
  index: VpicIndex,
  wmi: WmiRecord,
  facts: Facts | undefined,
  make: string | null,
): Record<string, string> {
  const elements: Record<string, string> = {};
  for (let slot = 0; slot < ELEMENTS.length; slot += 1) {
    const name = (ELEMENTS[slot] as { name: string }).name;
    const value = facts ? (facts.values[slot] as number) : NONE;
    if (value !== NONE) elements[name] = valueText(index, facts as Facts, slot, value);
    else if (slot === SLOT.modelYear && facts) elements[name] = String(facts.year);
    else if (slot === SLOT.make && make !== null) elements[name] = make;
    else if (slot === SLOT.vehicleType) elements[name] = index.value(slot, wmi.vehicleType).toUpperCase();
    else if (slot === SLOT.manufacturer) elements[name] = index.manufacturer(wmi.manufacturer).toUpperCase();
  }
  addConversions(elements);
  return elements;
}

/** One element's text; several values are joined with a semicolon. */
function valueText(index: VpicIndex, facts: Facts, slot: number, value: number): string {
  const all = facts.all?.get(slot);
  if (!all || all.length === 1) return index.value(slot, value);
  return all.map((one) => index.value(slot, one)).join('; ');
}

/** Groups by the set of elements that they hold, one bit each: few sets exist, and all VINs share them. */
const knownGroups = new Map<number, readonly ElementGroup[]>();
const MOST_KNOWN_GROUPS = 4096;

/** The groups of the elements present, in the order of the element table. */
function groupsOf(elements: Readonly<Record<string, string>>): readonly ElementGroup[] {
  let present = 0;
  for (let slot = 0; slot < ELEMENTS.length; slot += 1) {
    present = present * 2 + (elements[(ELEMENTS[slot] as { name: string }).name] === undefined ? 0 : 1);
  }
  const known = knownGroups.get(present);
  if (known) return known;
  const groups = new Map<string, string[]>();
  for (const { name, group } of ELEMENTS) {
    if (elements[name] === undefined) continue;
    const names = groups.get(group);
    if (names) names.push(name);
    else groups.set(group, [name]);
  }
  const made = Object.freeze(
    [...groups].map(([name, names]) => Object.freeze({ name, elements: Object.freeze(names) })),
  );
  if (knownGroups.size >= MOST_KNOWN_GROUPS) knownGroups.clear();
  knownGroups.set(present, made);
  return made;
}

/** vPIC's descriptor: positions 1–8, `*`, 10 and 11; small makers (third position 9) have 12–14 as well. */
export function vehicleDescriptor(vin: string): string {
  const filled = vin.length < 17 ? vin.padEnd(17, '*') : vin;
  return `${filled.slice(0, 8)}*${filled.slice(9, filled[2] === '9' ? 14 : 11)}`;
}
