import type { StickerData } from '../sticker-data.ts';
import type { Fact, StickerLanguage } from '../sticker-values.ts';
import { paperWords } from '../paper-words.ts';
import type { BlockView, LineView } from '../sticker-view.ts';

/** How a block of the signed data is told; null where it has nothing to say. */
export type ViewOfBlock = (sticker: StickerData) => BlockView | null;

/** Title and sections of a block without what most blocks do not have. */
export const blockView = (
  key: string,
  title: string,
  sections: BlockView['sections'],
  more: Partial<BlockView> = {},
): BlockView | null => {
  const filled = sections.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) return null;
  return { key, title, twin: '', notes: [], source: null, ...more, sections: filled };
};

/** A fact as a line; an unknown one says so. */
export function factLine({ label, value, from, source, english }: Fact, language: StickerLanguage): LineView {
  const said = from === 'unknown' ? paperWords(language).unknown : value;
  return { label, value: said, from, source, ...(english && { english }) };
}
