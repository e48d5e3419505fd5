import { answerVin, cachedAnswer } from './answer-cache.ts';
import { NOT_APPLICABLE, type YearAnswer } from './year-answer.ts';
import { ELEMENT, type ElementSource, SOURCES } from './elements.ts';
import type { VpicIndex } from './format/vpic-index.ts';
import { chooseYear } from './rules/choose-year.ts';
import { errorTextOf, type VinErrors } from './rules/error-codes.ts';
import { isSmallMaker } from './rules/wmi.ts';
import { soundKinds } from './sound-kinds.ts';
import type { ElementValue } from './element-value.ts';

export interface ElementsOptions {
  /** Decode date; decides which WMIs are public and which model years are possible. */
  today?: Date;
  /** The model year given by the caller. */
  year?: number | null;
}

const [, , , , , , MAKE, WMI, YEAR, ERRORS] = SOURCES;

/**
 * Decodes a VIN to every element, with vPIC ids and the origin of each value, exactly like NHTSA's procedure. Elements
 * with several values are listed once per value. Valid VINs of the same kind share a frozen answer.
 *
 * @param vin 0–17 characters; surrounding spaces and lower case are accepted, as by NHTSA
 * @throws RangeError for more than 17 characters, which NHTSA's procedure rejects too
 */
export function decodeElements(index: VpicIndex, vin: string, options: ElementsOptions = {}): readonly ElementValue[] {
  const today = options.today ?? new Date();
  const year = options.year ?? null;
  const kinds = soundKinds(index, today.getTime());
  const known = year === null ? kinds.find(vin)?.elements : undefined;
  if (known) return known;
  const typed = vin.replace(/^ +| +$/g, '').toUpperCase();
  if (typed.length > 17) throw new RangeError('A VIN has at most 17 characters.');
  const whole = year === null && /^[0-9A-HJ-NPR-Z]{17}$/.test(typed);
  const found = whole ? cachedAnswer(index, typed, today) : answerVin(index, typed, { today, year });
  const chosen = chooseYear(index, typed, found, year);
  const elements = elementsOf(index, typed, chosen.answer, chosen.errors);
  const kind = whole ? kinds.keep(typed, found, chosen) : undefined;
  if (kind) kind.elements = Object.freeze(elements);
  return elements;
}

type Add = (id: number, value: string | null, attribute: string | null, source: ElementSource | undefined) => void;

/** Returns the elements for the chosen year: those of the vehicle, then those of the VIN itself. */
function elementsOf(index: VpicIndex, vin: string, answer: YearAnswer, errors: VinErrors): ElementValue[] {
  const values = [...vehicleElements(index, answer)];
  const add = adder(index, values);
  add(ELEMENT.suggestedVin, errors.suggested, errors.suggested, ERRORS);
  const codes = errors.codes.join(',');
  add(ELEMENT.errorCode, codes, codes, ERRORS);
  add(ELEMENT.possibleValues, errors.possible, errors.possible, ERRORS);
  const text = errorTextOf(index, vin, errors.codes, answer.offRoad);
  add(ELEMENT.errorText, text, text, ERRORS);
  add(ELEMENT.additionalErrorText, errors.additional, errors.additional, ERRORS);
  const descriptor = vehicleDescriptor(vin);
  add(ELEMENT.vehicleDescriptor, descriptor, descriptor, ERRORS);
  return values;
}

/** Adds the values NHTSA would return: no empty ones and no private elements. */
function adder(index: VpicIndex, values: ElementValue[]): Add {
  return (id, value, attribute, source) => {
    const element = index.meta.elements[index.meta.slot(id)];
    if (value === null || value === '' || element?.hidden) return;
    const { name, group } = element ?? UNLISTED.get(id) ?? { name: String(id), group: '' };
    values.push(Object.freeze({ id, name, group, value, attribute, source: source as ElementSource }));
  };
}

const ofVehicles = new WeakMap<YearAnswer, readonly ElementValue[]>();

/** Vehicle elements of one year, computed once for all VINs that share it. */
function vehicleElements(index: VpicIndex, answer: YearAnswer): readonly ElementValue[] {
  const { wmi, tried } = answer;
  if (!wmi) return [];
  const known = ofVehicles.get(answer);
  if (known) return known;
  const values: ElementValue[] = [];
  const add = adder(index, values);
  answer.slots.forEach((slot, entry) => {
    const { id } = index.meta.elements[slot] as { id: number };
    const source = SOURCES[answer.sources[entry] as number];
    add(id, valueOf(index, answer, entry), attributeOf(index, answer, entry), source);
  });
  if (tried.year !== null) add(ELEMENT.modelYear, String(tried.year), String(tried.year), YEAR);
  for (const make of answer.makes) add(ELEMENT.make, index.make(make).toUpperCase(), null, MAKE);
  const typeSlot = index.meta.slot(ELEMENT.vehicleType);
  add(ELEMENT.vehicleType, typeName(index, typeSlot, wmi.vehicleType), String(wmi.vehicleType), WMI);
  add(ELEMENT.manufacturer, index.manufacturer(wmi.manufacturer).toUpperCase(), null, WMI);
  ofVehicles.set(answer, values);
  return values;
}

/** Elements that aren't in any table: what NHTSA's procedure reports about the VIN itself. */
const UNLISTED: ReadonlyMap<number, { name: string; group: string }> = new Map(
  [
    [ELEMENT.suggestedVin, 'Suggested VIN'],
    [ELEMENT.errorCode, 'Error Code'],
    [ELEMENT.possibleValues, 'Possible Values'],
    [ELEMENT.additionalErrorText, 'Additional Error Text'],
    [ELEMENT.errorText, 'Error Text'],
    [ELEMENT.vehicleDescriptor, 'Vehicle Descriptor'],
  ].map(([id, name]) => [id as number, { name: name as string, group: '' }]),
);

/** Returns an entry's text; null if vPIC's look-up table doesn't have it. */
export function valueOf(index: VpicIndex, answer: YearAnswer, entry: number): string | null {
  const text = answer.texts.get(entry);
  if (text !== undefined) return text;
  const value = answer.values[entry] as number;
  if (value === NOT_APPLICABLE) return 'Not Applicable';
  return index.value(answer.slots[entry] as number, value) || null;
}

/** Same for display: with white space collapsed. */
export function labelOf(index: VpicIndex, answer: YearAnswer, entry: number): string {
  const text = answer.texts.get(entry);
  if (text !== undefined) return text.replace(/\s+/g, ' ').trim();
  const value = answer.values[entry] as number;
  return value === NOT_APPLICABLE ? 'Not Applicable' : index.label(answer.slots[entry] as number, value);
}

function attributeOf(index: VpicIndex, answer: YearAnswer, entry: number): string | null {
  const value = answer.values[entry] as number;
  if (value === NOT_APPLICABLE) return '0';
  if (value < 0) return answer.texts.get(entry) ?? null;
  const slot = answer.slots[entry] as number;
  const id = index.valueId(slot, value);
  return id === null ? index.value(slot, value) : String(id);
}

/** vPIC's name of a vehicle type, in capitals as in its decode responses. */
export function typeName(index: VpicIndex, slot: number, type: number): string {
  for (let place = 0; place < index.values(slot); place += 1) {
    if (index.valueId(slot, place) === type) return index.value(slot, place).toUpperCase();
  }
  return '';
}

/**
 * Returns vPIC's descriptor: positions 1–8, `*`, 10 and 11; plus 12–14 for small manufacturers (9 in third position).
 */
export function vehicleDescriptor(vin: string): string {
  const filled = vin.length < 17 ? vin.padEnd(17, '*') : vin;
  return `${filled.slice(0, 8)}*${filled.slice(9, isSmallMaker(vin) ? 14 : 11)}`;
}
