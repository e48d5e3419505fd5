import { say, type Words, vpicValues as values } from '@vinlore/vehicle-domain';
import { blockExists, type LabelBlock } from '../label-blocks.ts';
import type { EquipmentGroup, StickerBrand, StickerData } from '../sticker-data.ts';
import type { Fact, Sourced, StickerLanguage } from '../sticker-values.ts';
import { type DecodedVehicleInput, type Elements } from './decoded-vehicle.ts';
import { equipmentGroups } from './equipment-groups.ts';
import { engine, gearbox, grossWeightRange, place } from './phrases.ts';
import { isPartOfName, modelAndTrim } from './model-and-trim.ts';
import { properName } from './proper-names.ts';
import { known, listed, worked, type Reading } from './readings.ts';
import { vinAnatomy } from './vin-anatomy.ts';

export interface ComposeStickerInput {
  readonly decoded: DecodedVehicleInput;
  readonly brand: StickerBrand;
  readonly language: StickerLanguage;
  /** From `newStickerId`. */
  readonly id: string;
  readonly verifyUrl: string;
  /** The day on the paper, `YYYY-MM-DD`. */
  readonly madeOn: string;
  /** Whether the data is invented for a quick start. */
  readonly sample: boolean;
}

/** The only source so far, first in the list: what `source: 1` points to. */
const VPIC = 'NHTSA vPIC';

/**
 * Lays a Monroney label out of decoded data. What vPIC does not give is left out or, where a reader would look for it,
 * named as not known; nothing is added (decisions §5). Pure: the same input gives the same sticker.
 */
export function composeSticker(input: ComposeStickerInput): StickerData {
  const { decoded, brand, language, id, verifyUrl, madeOn, sample } = input;
  return {
    version: 2,
    kind: 'standard',
    layout: 'modern',
    restricted: false,
    id,
    verifyUrl,
    proof: '',
    language,
    brand,
    sample,
    madeOn,
    vin: decoded.vin,
    title: title(decoded, language),
    subtitle: sourced(subtitle(decoded, language)),
    spec: facts(specStrip, decoded.elements, language),
    anatomy: vinAnatomy(decoded, language),
    equipment: equipment(decoded.elements, language),
    colors: null,
    options: [],
    price: null,
    fuelEconomy: null,
    safety: null,
    partsContent: null,
    plate: null,
    build: [],
    delivery: [],
    dealer: null,
    notes: [],
    notKnown: notKnown(decoded, language),
    sources: [{ name: VPIC, asOf: decoded.sourceAsOf, sample: false }],
  };
}

const sourced = (value: string | null): Sourced =>
  value === null ? { value: '', from: 'unknown', source: null } : { value, from: 'decoded', source: 1 };

function title({ year, make, model, elements }: DecodedVehicleInput, language: StickerLanguage): Sourced {
  // Small makers file their own name as the model, too.
  const own = model?.toUpperCase() === make?.toUpperCase() ? null : model;
  const words = [year && String(year), make && properName(make), modelAndTrim(own, known(elements, 'Trim'))];
  const name = words.filter(Boolean).join(' ');
  return name ? sourced(name) : { value: say('Vehicle', 'Vehículo')[language], from: 'unknown', source: null };
}

function subtitle({ elements }: DecodedVehicleInput, language: StickerLanguage): string | null {
  const body = listed('Body Class', say('', ''), values.bodyClasses).read(elements, language)?.value;
  const doors = known(elements, 'Doors');
  const trim = known(elements, 'Trim');
  const doorWords = doors && (language === 'es' ? `${doors} puertas` : `${doors} doors`);
  return [body, doorWords, trim && !isPartOfName(trim) ? trim : null].filter(Boolean).join(' · ') || null;
}

const specStrip: readonly Reading[] = [
  worked(say('Engine', 'Motor'), engine),
  worked(say('Transmission', 'Transmisión'), gearbox),
  listed('Drive Type', say('Drive', 'Tracción'), values.drives),
  listed('Fuel Type - Primary', say('Fuel', 'Combustible'), values.fuels),
  worked(say('Final assembly', 'Ensamblaje final'), place),
];

function facts(readings: readonly Reading[], elements: Elements, language: StickerLanguage): Fact[] {
  return readings.flatMap(({ label, read }) => {
    const found = read(elements, language);
    return found ? [{ label: label[language], ...sourced(found.value), english: found.english }] : [];
  });
}

function equipment(elements: Elements, language: StickerLanguage): EquipmentGroup[] {
  return equipmentGroups
    .map(({ title, readings }) => ({ title: title[language], facts: facts(readings, elements, language) }))
    .filter((group) => group.facts.length > 0);
}

const blockNames: readonly (readonly [LabelBlock, Words])[] = [
  ['price', say('Price and destination charge', 'Precio y cargo de envío')],
  ['fuel-economy', say('Fuel economy', 'Consumo de combustible')],
  ['safety-ratings', say('Government safety ratings', 'Calificaciones de seguridad del gobierno')],
  ['parts-content', say('Parts content', 'Origen de las piezas')],
];

/** What no VIN tells, and what this vehicle's own label told: only blocks of its era. */
function notKnown({ elements, year }: DecodedVehicleInput, language: StickerLanguage): string[] {
  const vehicle = {
    modelYear: year,
    vehicleType: known(elements, 'Vehicle Type'),
    grossWeightLb: grossWeightRange(elements)?.lb[1] ?? null,
  };
  const blocks = blockNames.filter(([block]) => blockExists(block, vehicle)).map(([, words]) => words);
  const never = [say('Colors', 'Colores'), say('Options and packages', 'Opciones y paquetes')];
  return [...never, ...blocks].map((words) => words[language]);
}
