import type { YearAnswer } from './decode-year.ts';
import { typeName, valueOf, vehicleDescriptor } from './decode-elements.ts';
import type { ElementGroup } from './decoded-vin.ts';
import { ELEMENT, SOURCES } from './elements.ts';
import type { VpicIndex } from './format/vpic-index.ts';
import { errorTextOf } from './rules/error-codes.ts';
import { nameElements } from './shapes.ts';

/** A year's answer by names. Frozen: answers are shared. */
export interface NamedYear {
  readonly make: string | null;
  readonly model: string | null;
  /** With the texts of a VIN without errors. */
  readonly elements: Readonly<Record<string, string>>;
  readonly typical: Readonly<Record<string, string>>;
  readonly groups: readonly ElementGroup[];
}

const NOTHING: Readonly<Record<string, string>> = Object.freeze({});
const DEFAULT = SOURCES.indexOf('default');
const CONVERSION = SOURCES.indexOf('conversion');
const NOT_APPLICABLE = 'Not Applicable';

const named = new WeakMap<YearAnswer, NamedYear>();

/** A year's answer by vPIC's names, made once. */
export function nameYear(index: VpicIndex, vin: string, answer: YearAnswer): NamedYear {
  let known = named.get(answer);
  if (!known) named.set(answer, (known = makeNames(index, vin, answer)));
  return known;
}

function makeNames(index: VpicIndex, vin: string, answer: YearAnswer): NamedYear {
  const { meta } = index;
  const texts = new Map<number, string>();
  const typical: Record<string, string> = {};
  answer.slots.forEach((slot, entry) => {
    const text = valueOf(index, answer, entry)?.replace(/\s+/g, ' ').trim();
    const element = meta.elements[slot];
    if (!text || text === NOT_APPLICABLE || !element || element.hidden) return;
    const source = answer.sources[entry];
    // NHTSA converts a displacement that is no number to 0, which would be a lie.
    if (source === CONVERSION && Number(text) === 0) return;
    if (source === DEFAULT) typical[element.name] = text;
    else texts.set(slot, joined(texts.get(slot), source === CONVERSION ? shortened(text) : text));
  });
  const { wmi, tried } = answer;
  const make = answer.makes.map((place) => index.make(place).toUpperCase().trim()).join('; ') || null;
  if (tried.year !== null && wmi) texts.set(meta.slot(ELEMENT.modelYear), String(tried.year));
  if (make !== null) texts.set(meta.slot(ELEMENT.make), make);
  if (wmi) {
    const typeSlot = meta.slot(ELEMENT.vehicleType);
    const type = typeName(index, typeSlot, wmi.vehicleType);
    const manufacturer = index.manufacturer(wmi.manufacturer).toUpperCase().trim();
    if (type) texts.set(typeSlot, type);
    if (manufacturer) texts.set(meta.slot(ELEMENT.manufacturer), manufacturer);
  }
  const sorted = new Map([...texts].filter(([slot]) => slot >= 0).sort(([one], [other]) => one - other));
  const clean = errorTextOf(index, '', [0], false);
  const hasTypical = Object.keys(typical).length > 0;
  return Object.freeze({
    make,
    model: texts.get(meta.slot(ELEMENT.model)) ?? null,
    ...nameElements(index, sorted, vehicleDescriptor(vin), clean),
    typical: hasTypical ? Object.freeze(typical) : NOTHING,
  });
}

/** Several values of one element, each once. */
function joined(before: string | undefined, text: string): string {
  if (before === undefined) return text;
  return before.split('; ').includes(text) ? before : `${before}; ${text}`;
}

/** At most nine decimals: a conversion has sixteen and more, of which no reader needs the rest. */
function shortened(text: string): string {
  const number = Number(text);
  return Number.isFinite(number) ? String(Number(number.toFixed(9))) : text;
}
