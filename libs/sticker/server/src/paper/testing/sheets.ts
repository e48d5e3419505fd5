import { createTypesetter, type TypesetDocument } from '@vinlore/documents';
import type { StickerData } from '@vinlore/sticker-domain';
import { paperFaults, readPdf, type ReadPdf, tagFaults } from '@vinlore/testing-node';
import { type PaperExtras, typesetSticker } from '../typeset-sticker.ts';

/** A typeset sticker and what was read back from its PDF. */
export type Sheet = TypesetDocument & ReadPdf & { readonly tagFaults: readonly string[] };

/** Typesets stickers and reads them back; `close` stops its threads. */
export function openPress() {
  const typesetter = createTypesetter({ workers: 2, queueLimit: 5000 });
  return {
    typesetter,
    set: async (sticker: StickerData, extras?: PaperExtras): Promise<Sheet> => {
      const document = await typesetSticker(typesetter, sticker, extras);
      return { ...document, ...(await readPdf(document.pdf)), tagFaults: await tagFaults(document.pdf) };
    },
    close: () => typesetter.close(),
  };
}

export { plain } from '@vinlore/testing-node';

/** Margins of each layout in points: left, right, bottom, and top. */
const margins = {
  modern: { left: 24, right: 768, bottom: 20, top: 588 },
  'pre-1996': { left: 36, right: 576, bottom: 20, top: 756 },
  'build-sheet': { left: 36, right: 576, bottom: 20, top: 756 },
};

/** Returns layout and accessibility problems of a document. */
export const faultsOf = (sheet: Sheet, layout: StickerData['layout']): string[] => [
  ...paperFaults(sheet, margins[layout]),
  ...sheet.tagFaults,
];
