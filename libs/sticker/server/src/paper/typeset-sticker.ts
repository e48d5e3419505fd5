import { qrSvg, type TypesetDocument, type TypesetJob, type Typesetter } from '@vinlore/documents';
import { type StickerData, stickerPaper } from '@vinlore/sticker-domain';
import { bodyDrawing } from './body-drawing.ts';
import { laidOut } from './layout/laid-out.ts';
import { type Logo, logoSvg } from './logo-svg.ts';

/** The template of each layout, from the workspace root. */
const templates: Record<StickerData['layout'], string> = {
  modern: 'libs/sticker/server/templates/sticker-modern.typ',
  'pre-1996': 'libs/sticker/server/templates/sticker-pre-1996.typ',
  'build-sheet': 'libs/sticker/server/templates/sticker-build-sheet.typ',
};

/** What a sticker's paper needs beside the signed data. */
export interface PaperExtras {
  /** The picture that `dealer.logo` names. */
  readonly logo?: Logo | null;
  /** A sticker that is not made yet: stamped as preview, without a QR code. */
  readonly preview?: boolean;
}

/**
 * The PDF of a stored sticker: one page of US Letter, more only when the vehicle has more to tell. The same sticker
 * gives the same bytes.
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
 * The first page of the same document as SVG with its text as paths, for a picture of it.
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
