import type { YearAnswer } from './year-answer.ts';
import { labelOf, typeName, vehicleDescriptor } from './decode-elements.ts';
import { ELEMENT, SOURCES } from './elements.ts';
import type { VpicIndex } from './format/vpic-index.ts';
import { type NamedElements, nameElements } from './shapes.ts';

/** A year's answer by names. */
export interface NamedYear {
  readonly make: string | null;
  readonly model: string | null;
  readonly elements: NamedElements;
  /** Frozen, because answers are shared. */
  readonly typical: Readonly<Record<string, string>>;
}

const NOTHING: Readonly<Record<string, string>> = Object.freeze({});
const DEFAULT = SOURCES.indexOf('default');
const CONVERSION = SOURCES.indexOf('conversion');
const NOT_APPLICABLE = 'Not Applicable';

const named = new WeakMap<YearAnswer, NamedYear>();

/** Returns a year's answer by vPIC's names; computed once. */
export function nameYear(index: VpicIndex, vin: string, answer: YearAnswer): NamedYear {
  let known = named.get(answer);
  if (!known) named.set(answer, (known = makeNames(index, vin, answer)));
  return known;
}

function makeNames(index: VpicIndex, vin: string, answer: YearAnswer): NamedYear {
  const { meta } = index;
  const bySlot: (string | undefined)[] = [];
  let typical: Record<string, string> | undefined;
  for (let entry = 0; entry < answer.slots.length; entry += 1) {
    const slot = answer.slots[entry] as number;
    const element = meta.elements[slot];
    const text = labelOf(index, answer, entry);
    if (!text || text === NOT_APPLICABLE || !element || element.hidden) continue;
    const source = answer.sources[entry];
    // NHTSA converts a non-numeric displacement to 0, which would be wrong.
    if (source === CONVERSION && Number(text) === 0) continue;
    if (source === DEFAULT) (typical ??= {})[element.name] = text;
    else bySlot[slot] = joined(bySlot[slot], source === CONVERSION ? shortened(text) : text);
  }
  const { wmi, tried } = answer;
  const make = answer.makes.map((place) => index.make(place).toUpperCase().trim()).join('; ') || null;
  const set = (id: number, text: string | null): void => {
    const slot = meta.slot(id);
    if (slot >= 0 && text) bySlot[slot] = text;
  };
  set(ELEMENT.make, make);
  if (wmi) {
    if (tried.year !== null) set(ELEMENT.modelYear, String(tried.year));
    set(ELEMENT.vehicleType, typeName(index, meta.slot(ELEMENT.vehicleType), wmi.vehicleType));
    set(ELEMENT.manufacturer, index.manufacturer(wmi.manufacturer).toUpperCase().trim());
  }
  const slots: number[] = [];
  const texts: string[] = [];
  for (let slot = 0; slot < bySlot.length; slot += 1) {
    const text = bySlot[slot];
    if (text === undefined) continue;
    slots.push(slot);
    texts.push(text);
  }
  return {
    make,
    model: bySlot[meta.slot(ELEMENT.model)] ?? null,
    elements: nameElements(index, slots, texts, vehicleDescriptor(vin)),
    typical: typical ? Object.freeze(typical) : NOTHING,
  };
}

/** Returns the distinct values of an element. */
function joined(before: string | undefined, text: string): string {
  if (before === undefined) return text;
  return before.split('; ').includes(text) ? before : `${before}; ${text}`;
}

/** Rounds to nine decimals: conversions have sixteen or more, which is noise. */
function shortened(text: string): string {
  const number = Number(text);
  return Number.isFinite(number) ? String(Number(number.toFixed(9))) : text;
}
