import type { StickerData } from '../sticker-data.ts';
import type { LineView } from '../sticker-view.ts';
import { stickerView } from '../view/make-view.ts';

/** A sticker with fewer facts than this is not sold (docs/decisions.md §4). */
export const LEAST_FACTS = 8;

/** Of the vehicle itself: read from its number, told by a source, or stamped on its plate. */
const isFact = ({ from, value, code }: LineView, block: string): boolean =>
  value !== '' && (from === 'decoded' || from === 'source' || (block === 'plate' && code !== undefined));

/**
 * How many facts a sticker tells about the vehicle beyond its name: values from the number, from a source, or off the plate.
 * What two blocks tell is one fact; what a person named, chose or added up is none.
 */
export function factCount(sticker: StickerData): number {
  const facts = stickerView(sticker).blocks.flatMap(({ key, sections }) =>
    sections.flatMap(({ lines }) =>
      lines
        .filter((line) => isFact(line, key))
        .map(({ label, value, code = '' }) => `${label} ${key === 'plate' ? code : value}`),
    ),
  );
  return new Set(facts).size;
}
