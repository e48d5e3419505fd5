import type { TicketFile } from '@vinlore/feedback-domain';
import { openPicture, type PictureFault } from '@vinlore/images';

/** A file as it is kept. */
export interface JudgedFile {
  readonly kind: TicketFile['kind'];
  readonly bytes: Uint8Array;
  /** A small one of a picture. */
  readonly small: Uint8Array | null;
}

/** Why a file is not taken. */
export type FileFault = PictureFault | 'pdf';

/** Longest side of a picture in pixels: the small print of a title is still read. */
const SIDE = 2_560;
/** Longest side of its small one, sharp on a screen of two dots a pixel. */
const SMALL_SIDE = 480;
/** A PDF's trailer is looked for in so many bytes at its end, as readers do (ISO 32000-1 annex H, note 18). */
const PDF_TAIL = 1_024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Text in UTF-8 without control characters. Markup is none: nobody sends a page, and a browser might take it for one. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = utf8.decode(bytes);
    // oxlint-disable-next-line no-control-regex
    return !/[\0-\x08\x0b\x0e-\x1f\x7f]/.test(text) && !/^\s*</.test(text);
  } catch {
    return false;
  }
}

/**
 * Tells by its bytes what a file is, never by its name or what the form says of it. A picture is drawn anew: upright, in JPEG, at
 * most 2,560 pixels long, and nothing of its metadata or of what else it was stays. A PDF and a text are kept as they are,
 * and only ever saved to disk.
 *
 * @returns the file as it is kept, or why it is not taken
 */
export async function judgeFile(bytes: Uint8Array): Promise<JudgedFile | FileFault> {
  const start = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  if (start === '%PDF-') {
    const tail = Buffer.from(bytes.subarray(-PDF_TAIL)).toString('latin1');
    return tail.includes('%%EOF') ? { kind: 'pdf', bytes, small: null } : 'pdf';
  }
  if (isText(bytes)) return { kind: 'text', bytes, small: null };
  return openPicture(bytes, async ({ upright }): Promise<JudgedFile> => {
    const drawn = (side: number) =>
      upright
        .clone()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        // Screenshots have thin colored letters, which fewer color samples would blur.
        .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
        .toBuffer();
    const whole = await drawn(SIDE);
    return { kind: 'picture', bytes: whole, small: await drawn(SMALL_SIDE) };
  });
}
