import { say, type Words } from '@vinlore/vehicle-domain';
import type { EquipmentCatalogue } from '../catalogue/equipment-catalogue.ts';
import type { EquipmentGroup } from '../sticker-data.ts';
import type { Fact, StickerLanguage } from '../sticker-values.ts';
import { type Sources, VPIC } from './sources.ts';

/** Names of fields that catalogues use; another one is shown as the catalogue writes it. */
const labels: Readonly<Record<string, Words>> = {
  engine: say('Engine', 'Motor'),
  engines: say('Engines', 'Motores'),
  transmission: say('Transmission', 'Transmisión'),
  transmissions: say('Transmissions', 'Transmisiones'),
  drives: say('Drives', 'Tracciones'),
  'size class': say('Size class', 'Clase por tamaño'),
  'size classes': say('Size classes', 'Clases por tamaño'),
  'combined mpg': say('Combined mpg', 'Millas por galón, combinado'),
  'combined mpge': say('Combined MPGe', 'MPGe combinado'),
  drive: say('Drive', 'Tracción'),
  'drive type': say('Drive', 'Tracción'),
  fuel: say('Fuel', 'Combustible'),
  'fuel type': say('Fuel', 'Combustible'),
  body: say('Body', 'Carrocería'),
  'body class': say('Body class', 'Tipo de carrocería'),
  'body style': say('Body', 'Carrocería'),
  axle: say('Axle', 'Eje'),
  'axle ratio': say('Axle ratio', 'Relación de eje'),
  cylinders: say('Cylinders', 'Cilindros'),
  displacement: say('Displacement', 'Cilindrada'),
  doors: say('Doors', 'Puertas'),
  plant: say('Plant', 'Planta'),
  seats: say('Seats', 'Asientos'),
  wheelbase: say('Wheelbase', 'Distancia entre ejes'),
};

/** What stands in the strip under the title, in this order. */
const STRIP = ['Engine', 'Engines', 'Transmission', 'Transmissions', 'Drive', 'Drives', 'Fuel'];

/** What the fuel-economy block says better; before labels had one, nothing of it is printed (docs/decisions.md §5). */
const OF_FUEL_ECONOMY = ['combined mpg', 'combined mpge', 'size class', 'size classes'];

/** What a catalogue's fact must not repeat. */
export interface StickerContext {
  readonly facts: readonly Fact[];
  /** vPIC's own words stand on the sticker already, decoded. */
  readonly decoded: boolean;
  /** Whether ranges of fuel economy may be printed: the era has the block, and no figures of one vehicle fill it. */
  readonly mayRangeFuel: boolean;
}

/** The catalogue's facts of a vehicle, except what the sticker tells already. */
export function catalogueFacts(
  catalogue: EquipmentCatalogue | null,
  { facts, decoded, mayRangeFuel }: StickerContext,
  sources: Sources,
  language: StickerLanguage,
): Fact[] {
  const taken = new Set(facts.map(({ label }) => label.toUpperCase()));
  return (catalogue?.specifications ?? []).flatMap(({ name, value, source }): Fact[] => {
    const known = labels[name.toLowerCase()]?.[language];
    const label = known ?? name;
    if (!value.trim() || taken.has(label.toUpperCase())) return [];
    if (decoded && catalogue?.sources[source - 1]?.name === VPIC) return [];
    if (!mayRangeFuel && OF_FUEL_ECONOMY.includes(name.toLowerCase())) return [];
    taken.add(label.toUpperCase());
    // A field that only its source names is in the source's own language.
    const english = language !== 'en' && known === undefined;
    return [{ label, value, from: 'source', source: sources.catalogue(source), english }];
  });
}

/** Parts the facts into those of the strip and the rest. */
export function stripOf(facts: readonly Fact[], language: StickerLanguage): { strip: Fact[]; rest: Fact[] } {
  const order = STRIP.map((name) => labels[name.toLowerCase()]![language]);
  const strip = order.flatMap((label) => facts.find((fact) => fact.label === label) ?? []);
  return { strip, rest: facts.filter((fact) => !strip.includes(fact)) };
}

/** Standard equipment as the catalogue groups it; an item reads `Remote start: Standard`, as decoded systems do. */
export function standardEquipment(
  catalogue: EquipmentCatalogue | null,
  sources: Sources,
  language: StickerLanguage,
): EquipmentGroup[] {
  const value = say('Standard', 'De serie')[language];
  return (catalogue?.standard_equipment ?? [])
    .map(({ category_name, data }) => ({ category_name, data: data.filter(({ name }) => name.trim() !== '') }))
    .filter(({ data }) => data.length > 0)
    .map(({ category_name, data }) => ({
      title: category_name || say('Standard equipment', 'Equipamiento de serie')[language],
      facts: [...new Map(data.map((item) => [item.name, item])).values()].map(({ name, source }): Fact => ({
        label: name,
        value,
        from: 'source',
        source: sources.catalogue(source),
        english: false,
      })),
    }));
}
