import type { StickerData } from '../sticker-data.ts';
import type { LineView } from '../sticker-view.ts';
import { stickerView } from '../view/make-view.ts';

/** Minimum number of facts required to sell a sticker (docs/decisions.md §4). */
export const LEAST_FACTS = 8;

/** Provenance that counts: decoded from the VIN, from a source, or stamped on the data plate. */
const isFact = ({ from, value, code }: LineView, block: string): boolean =>
  value !== '' && (from === 'decoded' || from === 'source' || (block === 'plate' && code !== undefined));

/**
 * Returns the number of facts on a sticker beyond the vehicle's name: values from the VIN, a source, or the data plate.
 * A fact in two blocks counts once; names, choices, and sums don't count.
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
