import { isPartOfName, modelAndTrim, properName } from '@vinlore/vehicle-domain';
import type { EquipmentGroup } from '../sticker-data.ts';
import type { Fact, Sourced, StickerLanguage } from '../sticker-values.ts';
import type { DecodedInput, Elements } from '../decode/decoded-input.ts';
import { equipmentGroups } from '../decode/equipment-groups.ts';
import { engine, gearbox, grossWeightRange, place } from '../decode/phrases.ts';
import { known, listed, type Reading, worked } from '../decode/readings.ts';
import { textOf } from '../texts.ts';
import { UNKNOWN } from '../blocks/sources.ts';
import type { SubjectPart } from './subject-part.ts';
import { vinAnatomy } from './vin-anatomy.ts';

/** Builds the sticker parts decoded from a VIN. @param source position of vPIC in the list of sources */
export function decodedPart(decoded: DecodedInput, source: number, language: StickerLanguage): SubjectPart {
  const { elements, year } = decoded;
  const sourced = (value: string | null): Sourced => (value === null ? UNKNOWN : { value, from: 'decoded', source });
  const facts = (readings: readonly Reading[]) => factsOf(readings, elements, language, source);
  const equipment: EquipmentGroup[] = equipmentGroups
    .map(({ title, readings }) => ({ title: textOf(title, language), facts: facts(readings) }))
    .filter((group) => group.facts.length > 0);
  const title = titleOf(decoded);
  return {
    kind: 'standard',
    vin: decoded.vin,
    title: title ? sourced(title) : { ...UNKNOWN, value: textOf('stickerFact.vehicle', language) },
    subtitle: sourced(subtitleOf(elements, language)),
    spec: facts(specStrip),
    anatomy: vinAnatomy(decoded, language),
    equipment,
    build: [],
    delivery: [],
    style: elements['Body Class'],
    label: {
      modelYear: year,
      vehicleType: known(elements, 'Vehicle Type'),
      grossWeightLb: grossWeightRange(elements)?.lb[1] ?? null,
    },
    trim: known(elements, 'Trim') ?? '',
  };
}

function titleOf({ year, make, model, elements }: DecodedInput): string {
  // Small manufacturers file their own name as the model, too.
  const own = model?.toUpperCase() === make?.toUpperCase() ? null : model;
  const words = [year && String(year), make && properName(make), modelAndTrim(own, known(elements, 'Trim'))];
  return words.filter(Boolean).join(' ');
}

function subtitleOf(elements: Elements, language: StickerLanguage): string | null {
  const body = listed('Body Class', 'bodyClasses').read(elements, language)?.value;
  const doors = known(elements, 'Doors');
  const trim = known(elements, 'Trim');
  const doorWords = doors && textOf('stickerFact.doors', language, { doors });
  return [body, doorWords, trim && !isPartOfName(trim) ? trim : null].filter(Boolean).join(' · ') || null;
}

const specStrip: readonly Reading[] = [
  worked('engine', engine),
  worked('transmission', gearbox),
  listed('Drive Type', 'drives'),
  listed('Fuel Type - Primary', 'fuels'),
  worked('finalAssembly', place),
];

function factsOf(readings: readonly Reading[], elements: Elements, language: StickerLanguage, source: number): Fact[] {
  return readings.flatMap(({ label, read }): Fact[] => {
    const found = read(elements, language);
    return found
      ? [{ label: textOf(label, language), value: found.value, from: 'decoded', source, english: found.english }]
      : [];
  });
}
