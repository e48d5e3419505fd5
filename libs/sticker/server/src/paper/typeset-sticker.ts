import { qrSvg, type TypesetDocument, type TypesetJob, type Typesetter } from '@vinlore/documents';
import { type StickerData, stickerPaper } from '@vinlore/sticker-domain';
import { bodyDrawing } from './body-drawing.ts';
import { laidOut } from './layout/laid-out.ts';
import { type Logo, logoSvg } from './logo-svg.ts';

/** Template of each layout, relative to the workspace root. */
const templates: Record<StickerData['layout'], string> = {
  modern: 'libs/sticker/server/templates/sticker-modern.typ',
  'pre-1996': 'libs/sticker/server/templates/sticker-pre-1996.typ',
  'build-sheet': 'libs/sticker/server/templates/sticker-build-sheet.typ',
};

/** Input of a sticker's document besides the signed data. */
export interface PaperExtras {
  /** The image referenced by `dealer.logo`. */
  readonly logo?: Logo | null;
  /** Stamped as a preview, without a QR code. */
  readonly preview?: boolean;
}

/**
 * Returns the PDF of a stored sticker: one US Letter page, or more if the vehicle has more data. The same sticker
 * always has the same bytes.
 *
 * @throws TypesetError
 */
export function typesetSticker(
  typesetter: Pick<Typesetter, 'typeset'>,
  sticker: StickerData,
  extras: PaperExtras = {},
): Promise<TypesetDocument> {
  return typesetter.typeset(jobOf(sticker, extras));
}

/**
 * Returns the first page of the same document as an SVG with text as paths.
 *
 * @throws TypesetError
 */
export function drawSticker(
  typesetter: Pick<Typesetter, 'draw'>,
  sticker: StickerData,
  extras: PaperExtras = {},
): Promise<string> {
  return typesetter.draw(jobOf(sticker, extras, true));
}

function jobOf(sticker: StickerData, { logo, preview = false }: PaperExtras, firstPage = false): TypesetJob {
  const { layout, verifyUrl } = sticker;
  const paper = stickerPaper(sticker, { qr: qrSvg(verifyUrl), logo: logo ? logoSvg(logo) : null, preview, firstPage });
  const data = { ...laidOut(paper, layout), drawing: layout === 'build-sheet' ? bodyDrawing(sticker) : null };
  return { template: templates[layout], data };
}
