import type { Values } from '@vinlore/i18n';
import type { StickerTextKey } from '../messages/index.ts';
import type { StickerData } from '../sticker-data.ts';
import type { StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';

type Facts = Pick<
  StickerData,
  | 'kind'
  | 'vin'
  | 'restricted'
  | 'colors'
  | 'options'
  | 'price'
  | 'fuelEconomy'
  | 'safety'
  | 'dealer'
  | 'offer'
  | 'sources'
> & {
  /** A trim was entered that differs from the VIN's. */
  readonly otherTrim: { readonly stated: string; readonly said: string } | null;
};

/** Blocks whose notes are printed inside the block, so that a photo of the block alone includes them. */
export type NotedBlock = 'fuelEconomy' | 'safety';

interface NoteRule {
  readonly block?: NotedBlock;
  readonly when: (sticker: Facts, buildSheetColor: boolean) => boolean;
  readonly key: StickerTextKey;
  readonly values?: (sticker: Facts) => Values;
}

const rules: readonly NoteRule[] = [
  {
    when: ({ restricted }) => restricted,
    key: 'stickerNote.restricted',
  },
  {
    when: ({ vin }) => vin === '',
    key: 'stickerNote.noVin',
  },
  {
    when: ({ colors, options }) =>
      colors !== null || options.some(({ items }) => items.some(({ name }) => name.from === 'entered')),
    key: 'stickerNote.entered',
  },
  {
    when: ({ otherTrim }) => otherTrim !== null,
    key: 'stickerNote.otherTrim',
    values: ({ otherTrim }) => ({ ...otherTrim }),
  },
  {
    when: ({ colors }, buildSheetColor) => colors !== null && buildSheetColor,
    key: 'stickerNote.buildSheet',
  },
  {
    when: ({ price }) => price !== null && !price.complete,
    key: 'stickerNote.prices',
  },
  {
    when: ({ dealer, offer }) => dealer !== null || offer != null,
    key: 'stickerNote.dealer',
  },
  {
    block: 'fuelEconomy',
    when: ({ fuelEconomy }) =>
      fuelEconomy !== null && fuelEconomy.style !== 'label-2013' && fuelEconomy.style !== 'label-2008',
    key: 'stickerNote.restated',
  },
  {
    block: 'fuelEconomy',
    when: ({ fuelEconomy }) => fuelEconomy?.annualCost != null,
    key: 'stickerNote.fuelCosts',
  },
  {
    block: 'fuelEconomy',
    when: ({ fuelEconomy }) => fuelEconomy !== null,
    key: 'stickerNote.fuelEconomy',
  },
  {
    block: 'safety',
    when: ({ safety }) => safety !== null,
    key: 'stickerNote.stars',
  },
  {
    when: ({ sources }) => sources.some(({ sample }) => sample),
    key: 'stickerNote.sample',
    values: ({ sources }) => ({ names: sources.flatMap(({ name, sample }) => (sample ? [name] : [])).join(', ') }),
  },
];

/** Returns the notes about where the sticker's content comes from, as sentences. */
export function notesOf(sticker: Facts, buildSheetColor: boolean, language: StickerLanguage): string[] {
  return rules
    .filter(({ when }) => when(sticker, buildSheetColor))
    .map(({ key, values }) => textOf(key, language, values?.(sticker)));
}

/** Returns the notes of a block. */
export const notesOfBlock = (sticker: Pick<StickerData, 'notes' | 'language'>, block: NotedBlock): string[] =>
  sticker.notes.filter((note) => blockOfNote(note, sticker.language) === block);

/**
 * Returns the block a note belongs to; null for a note on the whole sticker. Block notes contain no values of a
 * particular sticker.
 */
export const blockOfNote = (note: string, language: StickerLanguage): NotedBlock | null =>
  rules.find(({ block, key }) => block !== undefined && textOf(key, language) === note)?.block ?? null;
