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
import { nameElements } from './shapes.ts';

/** What a VIN says of the vehicle, whatever its check digit and serial number. Frozen: answers are shared. */
export interface VinAnswer {
  wmiKnown: boolean;
  year: number | null;
  yearCertain: boolean;
  make: string | null;
  model: string | null;
  /** With the text of a VIN without errors. */
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
export function answerVehicle(index: VpicIndex, vin: string, today: Date): VinAnswer {
  const wmi = findWmi(index, vin, today);
  const modelYear = modelYearOf(vin, wmi, today);
  const chosen = wmi && modelYear ? factsOfYear(index, wmi, modelYear, subjectOf(vin), vin[6] ?? '*') : undefined;
  const facts = chosen?.facts;
  if (facts) fillFromEngineModel(index, facts);
  const make = wmi ? makeOf(index, wmi, facts) : null;
  const model = facts ? (facts.values[SLOT.model] as number) : NONE;
  return {
    wmiKnown: wmi !== undefined,
    year: facts?.year ?? (wmi ? null : (modelYear?.year ?? null)),
    yearCertain: chosen?.certain ?? false,
    make,
    model: model === NONE ? null : index.value(SLOT.model, model),
    ...nameElements(textsOf(index, wmi, facts, make), vehicleDescriptor(vin)),
    hasData: facts?.matched ?? false,
    weight: facts?.weight ?? 0,
    positions: Math.max(DESCRIPTOR_POSITIONS, chosen?.positions ?? 0),
  };
}

/** Used for one answer after another. */
const texts: (string | undefined)[] = ELEMENTS.map(() => undefined);

/** The known elements' texts by slot; they hold until the next answer. */
function textsOf(
  index: VpicIndex,
  wmi: WmiRecord | undefined,
  facts: Facts | undefined,
  make: string | null,
): readonly (string | undefined)[] {
  for (let slot = 0; slot < texts.length; slot += 1) {
    const value = facts ? (facts.values[slot] as number) : NONE;
    texts[slot] = value === NONE ? undefined : valueText(index, facts as Facts, slot, value);
  }
  if (facts) texts[SLOT.modelYear] = String(facts.year);
  if (make !== null) texts[SLOT.make] = make;
  if (wmi) {
    texts[SLOT.vehicleType] = index.value(SLOT.vehicleType, wmi.vehicleType).toUpperCase();
    texts[SLOT.manufacturer] = index.manufacturer(wmi.manufacturer).toUpperCase();
  }
  addConversions(texts);
  return texts;
}

/** One element's text; several values are joined with a semicolon. */
function valueText(index: VpicIndex, facts: Facts, slot: number, value: number): string {
  const all = facts.all?.get(slot);
  if (!all || all.length === 1) return index.value(slot, value);
  return all.map((one) => index.value(slot, one)).join('; ');
}

/** vPIC's descriptor: positions 1–8, `*`, 10 and 11; small makers (third position 9) have 12–14 as well. */
function vehicleDescriptor(vin: string): string {
  const filled = vin.length < 17 ? vin.padEnd(17, '*') : vin;
  return `${filled.slice(0, 8)}*${filled.slice(9, filled[2] === '9' ? 14 : 11)}`;
}
