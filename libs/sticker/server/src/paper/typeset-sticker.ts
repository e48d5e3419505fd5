import { qrSvg, type TypesetDocument, type Typesetter } from '@vinlore/documents';
import { stickerPaper, type StickerData } from '@vinlore/sticker-domain';

/** The template of each layout, from the workspace root. */
const templates: Record<StickerData['layout'], string> = {
  modern: 'libs/sticker/server/templates/sticker-modern.typ',
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
  return typesetter.typeset({
    template: templates[sticker.layout],
    data: stickerPaper(sticker, qrSvg(sticker.verifyUrl)),
  });
}
