import { plainVin } from '@vinlore/vehicle-domain';
import type { Fact, StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';
import { classicAnatomy } from './classic-anatomy.ts';
import { UNKNOWN } from '../blocks/sources.ts';
import type { NumberedClassic } from './sticker-input.ts';
import type { SubjectPart } from './subject-part.ts';

/** Builds the sticker parts decoded from a classic VIN. @param source position of the tables in the list of sources */
export function classicPart(classic: NumberedClassic, source: number, language: StickerLanguage): SubjectPart {
  const { year, make, series, model_id: modelId, body, engine, plant } = classic;
  const decoded = (
    label: 'body' | 'engine' | 'modelCode' | 'assemblyPlant',
    value: string | undefined,
    english = false,
  ): Fact[] =>
    value
      ? [
          {
            label: textOf(`stickerFact.${label}`, language),
            value,
            from: 'decoded',
            source,
            english: english && language !== 'en',
          },
        ]
      : [];
  return {
    kind: 'classic',
    vin: plainVin(classic.vin),
    // Spec §3: a classic vehicle is named by its series.
    title: { value: `${year} ${make} ${series}`, from: 'decoded', source },
    subtitle: body ? { value: body, from: 'decoded', source } : UNKNOWN,
    spec: [],
    anatomy: classicAnatomy(classic, source, language),
    equipment: [],
    build: [...decoded('body', body, true), ...decoded('engine', engine, true), ...decoded('modelCode', modelId)],
    delivery: decoded('assemblyPlant', plant),
    label: { modelYear: year, vehicleType: null, grossWeightLb: null },
    trim: classic.trim ?? (series === classic.model ? '' : series),
    ...(classic.trim !== undefined && { statedTrim: classic.trim }),
  };
}
