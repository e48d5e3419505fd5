import { say, type Words } from '@vinlore/vehicle-domain';
import type { VehicleCatalogue } from '../catalogue/vehicle-catalogue.ts';
import type { EquipmentGroup } from '../sticker-data.ts';
import type { Fact, StickerLanguage } from '../sticker-values.ts';
import type { Sources } from './sources.ts';

/** Names of fields that catalogues use; another one is shown as the catalogue writes it. */
const labels: Readonly<Record<string, Words>> = {
  engine: say('Engine', 'Motor'),
  transmission: say('Transmission', 'Transmisión'),
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
const STRIP = ['Engine', 'Transmission', 'Drive', 'Fuel'];

/** The catalogue's facts of a vehicle, except those whose labels the sticker has already. */
export function catalogueFacts(
  catalogue: VehicleCatalogue | null,
  has: readonly Fact[],
  sources: Sources,
  language: StickerLanguage,
): Fact[] {
  const taken = new Set(has.map(({ label }) => label.toUpperCase()));
  return (catalogue?.specifications ?? []).flatMap(({ name, value, source }): Fact[] => {
    const label = labels[name.toLowerCase()]?.[language] ?? name;
    if (!value.trim() || taken.has(label.toUpperCase())) return [];
    taken.add(label.toUpperCase());
    return [{ label, value, from: 'source', source: sources.catalogue(source), english: language !== 'en' }];
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
  catalogue: VehicleCatalogue | null,
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
