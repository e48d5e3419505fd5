import { qrSvg, type TypesetDocument, type TypesetJob, type Typesetter } from '@vinlore/documents';
import { qrAddress, type StickerData, stickerPaper } from '@vinlore/sticker-domain';

/** The template of each layout, from the workspace root. */
const templates: Record<StickerData['layout'], string> = {
  modern: 'libs/sticker/server/templates/sticker-modern.typ',
  'pre-1996': 'libs/sticker/server/templates/sticker-modern.typ',
  'build-sheet': 'libs/sticker/server/templates/sticker-modern.typ',
};

/**
 * The PDF of a stored sticker: one page of US Letter, more only when the vehicle has more to tell. The same sticker
 * gives the same bytes.
 *
 * @throws TypesetError
 */
export function typesetSticker(
  typesetter: Pick<Typesetter, 'typeset'>,
  sticker: StickerData,
): Promise<TypesetDocument> {
  return typesetter.typeset(jobOf(sticker));
}

/**
 * The same page as SVG with its text as paths, for a picture of it.
 *
 * @throws TypesetError
 */
export function drawSticker(typesetter: Pick<Typesetter, 'draw'>, sticker: StickerData): Promise<string> {
  return typesetter.draw(jobOf(sticker));
}

const jobOf = (sticker: StickerData): TypesetJob => ({
  template: templates[sticker.layout],
  data: stickerPaper(sticker, qrSvg(qrAddress(sticker))),
});
