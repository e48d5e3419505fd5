import { say, type Words } from '@vinlore/vehicle-domain';
import type { StickerData } from '../sticker-data.ts';
import type { StickerLanguage } from '../sticker-values.ts';

type Facts = Pick<
  StickerData,
  'kind' | 'vin' | 'restricted' | 'colors' | 'options' | 'price' | 'fuelEconomy' | 'safety' | 'sources'
>;

/** Blocks whose notes stand in the block itself on paper: a photograph of the block alone still says them. */
export type NotedBlock = 'fuelEconomy' | 'safety';

interface NoteRule {
  readonly block?: NotedBlock;
  readonly when: (sticker: Facts, buildSheetColor: boolean) => boolean;
  readonly words: (sticker: Facts) => Words;
}

const rules: readonly NoteRule[] = [
  {
    when: ({ restricted }) => restricted,
    words: () =>
      say(
        'Made only of what the person who asked for it selected: for this model year we draw on no data of our own.',
        'Hecha solo con lo que eligió quien la pidió: para este año modelo no usamos datos propios.',
      ),
  },
  {
    when: ({ vin }) => vin === '',
    words: () =>
      say(
        'Made for a year, make and model, without a VIN: it describes such a vehicle, not one certain vehicle.',
        'Hecha por año, marca y modelo, sin VIN: describe un vehículo así, no uno en particular.',
      ),
  },
  {
    when: ({ colors, options }) =>
      colors !== null || options.some(({ items }) => items.some(({ name }) => name.from === 'entered')),
    words: () =>
      say(
        'What is marked as entered comes from the person who asked for this sticker. We did not check it against a factory record.',
        'Lo marcado como ingresado viene de quien pidió esta etiqueta. No lo comparamos con un registro de fábrica.',
      ),
  },
  {
    when: ({ colors }, buildSheetColor) => colors !== null && buildSheetColor,
    words: () =>
      say(
        'The colors are those of the build sheet, as its owner entered them.',
        'Los colores son los de la hoja de fabricación, como los ingresó su dueño.',
      ),
  },
  {
    when: ({ price }) => price !== null && !price.complete,
    words: () =>
      say(
        'Not every price is known: the total is the sum of the known prices, not the price that the first buyer paid.',
        'No se saben todos los precios: el total suma los conocidos, no es lo que pagó el primer comprador.',
      ),
  },
  {
    block: 'fuelEconomy',
    when: ({ fuelEconomy }) =>
      fuelEconomy !== null && fuelEconomy.style !== 'label-2013' && fuelEconomy.style !== 'label-2008',
    words: () =>
      say(
        'EPA later restated the fuel economy of model years before 2008: the original label showed other, mostly higher figures.',
        'La EPA recalculó después el consumo de los años modelo anteriores a 2008: la etiqueta original tenía otras cifras, casi siempre más altas.',
      ),
  },
  {
    block: 'fuelEconomy',
    when: ({ fuelEconomy }) => fuelEconomy?.annualCost != null,
    words: () =>
      say(
        'Fuel costs are for 15,000 miles a year at the fuel prices that EPA uses on the source’s date, not those of the model year.',
        'Los costos son para 15,000 millas al año con los precios de combustible de la EPA a la fecha de la fuente, no los del año modelo.',
      ),
  },
  {
    block: 'fuelEconomy',
    when: ({ fuelEconomy }) => fuelEconomy !== null,
    words: () =>
      say(
        'Fuel economy is rebuilt from EPA’s public data; actual results vary with driving, conditions and care of the vehicle.',
        'El consumo se reconstruyó con datos públicos de la EPA; el real varía según el manejo, las condiciones y el cuidado del vehículo.',
      ),
  },
  {
    block: 'safety',
    when: ({ safety }) => safety !== null,
    words: () =>
      say(
        // The words of 49 CFR 575.301.
        'Star ratings range from 1 to 5 stars, with 5 being the highest. They should ONLY be compared to other vehicles of similar size and weight.',
        'Las calificaciones van de 1 a 5 estrellas; 5 es la más alta. SOLO deben compararse con otros vehículos de tamaño y peso similares.',
      ),
  },
  {
    when: ({ sources }) => sources.some(({ sample }) => sample),
    words: ({ sources }) => {
      const names = sources.flatMap(({ name, sample }) => (sample ? [name] : [])).join(', ');
      return say(
        `SAMPLE: what comes from ${names} is invented to show what a sticker looks like.`,
        `MUESTRA: lo que viene de ${names} es inventado, para mostrar cómo se ve una etiqueta.`,
      );
    },
  },
];

/** What a reader must know of where the sticker's content comes from, in sentences. */
export function notesOf(sticker: Facts, buildSheetColor: boolean, language: StickerLanguage): string[] {
  return rules.filter(({ when }) => when(sticker, buildSheetColor)).map(({ words }) => words(sticker)[language]);
}

/** The sticker's notes on a block. */
export const notesOfBlock = (sticker: Pick<StickerData, 'notes' | 'language'>, block: NotedBlock): string[] =>
  sticker.notes.filter((note) => blockOfNote(note, sticker.language) === block);

/** Which block a note belongs to; null for one on the whole sticker. The rules of blocks have no words of a sticker's own. */
export function blockOfNote(note: string, language: StickerLanguage): NotedBlock | null {
  return blockNotes[language].get(note) ?? null;
}

const blockNotesIn = (language: StickerLanguage): ReadonlyMap<string, NotedBlock> =>
  new Map(rules.flatMap(({ block, words }) => (block ? [[words(noFacts)[language], block]] : [])));

const noFacts: Facts = {
  kind: 'standard',
  vin: '',
  restricted: false,
  ...{ colors: null, options: [], price: null, fuelEconomy: null, safety: null, sources: [] },
};

const blockNotes: Readonly<Record<StickerLanguage, ReadonlyMap<string, NotedBlock>>> = {
  en: blockNotesIn('en'),
  es: blockNotesIn('es'),
};
