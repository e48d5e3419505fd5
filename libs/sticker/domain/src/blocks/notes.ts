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
  /** A trim that was entered though the VIN says another. */
  readonly otherTrim: { readonly stated: string; readonly said: string } | null;
};

/** Blocks whose notes stand in the block itself on paper: a photograph of the block alone still says them. */
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

/** What a reader must know of where the sticker's content comes from, in sentences. */
export function notesOf(sticker: Facts, buildSheetColor: boolean, language: StickerLanguage): string[] {
  return rules
    .filter(({ when }) => when(sticker, buildSheetColor))
    .map(({ key, values }) => textOf(key, language, values?.(sticker)));
}

/** The sticker's notes on a block. */
export const notesOfBlock = (sticker: Pick<StickerData, 'notes' | 'language'>, block: NotedBlock): string[] =>
  sticker.notes.filter((note) => blockOfNote(note, sticker.language) === block);

/** Which block a note belongs to; null for one on the whole sticker. The rules of blocks have no values of a sticker's own. */
export const blockOfNote = (note: string, language: StickerLanguage): NotedBlock | null =>
  rules.find(({ block, key }) => block !== undefined && textOf(key, language) === note)?.block ?? null;
