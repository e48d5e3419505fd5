import type { StickerData } from '../sticker-data.ts';
import type { Fact, StickerLanguage } from '../sticker-values.ts';
import { paperWords } from '../paper-words.ts';
import type { BlockView, LineView } from '../sticker-view.ts';

/** Builds a block's view from the signed data; null if it has nothing to show. */
export type ViewOfBlock = (sticker: StickerData) => BlockView | null;

/** Builds a block from title and sections, with defaults for rarely used fields. */
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

/** Converts a fact to a line; an unknown one reads "not available". */
export function factLine({ label, value, from, source, english }: Fact, language: StickerLanguage): LineView {
  const said = from === 'unknown' ? paperWords(language).unknown : value;
  return { label, value: said, from, source, ...(english && { english }) };
}
