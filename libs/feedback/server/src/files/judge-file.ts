import type { TicketFile } from '@vinlore/feedback-domain';
import { openPicture, type PictureFault } from '@vinlore/images';
import type { StoredBytes } from '@vinlore/objects';

/** A file as stored. */
export interface JudgedFile {
  readonly kind: TicketFile['kind'];
  readonly bytes: Uint8Array;
  /** An image's thumbnail. */
  readonly small: Uint8Array | null;
}

/** A checked file once its bytes are stored. */
export type KeptFile = Pick<JudgedFile, 'kind' | 'small'> &
  StoredBytes & { readonly name: string; readonly size: number };

/** Why a file is rejected. */
export type FileFault = PictureFault | 'pdf';

/** Maximum side of an image in pixels: the fine print of a title stays readable. */
const SIDE = 2_560;
/** Maximum side of a thumbnail, sharp at two device pixels per pixel. */
const SMALL_SIDE = 480;
/** A PDF's trailer is searched in this many bytes at the end, as readers do (ISO 32000-1 annex H, note 18). */
const PDF_TAIL = 1_024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** UTF-8 text without control characters. Markup is rejected: nobody attaches a page, and a browser might render it. */
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
 * Detects a file's type from its bytes, never from its name or declared type. Images are re-encoded: upright, as JPEG,
 * at most 2,560 pixels, without metadata or any other embedded content. PDFs and texts are stored unchanged and only
 * ever downloaded.
 *
 * @returns the file to store, or why it's rejected
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
        // Screenshots have thin colored text, which chroma subsampling would blur.
        .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
        .toBuffer();
    const whole = await drawn(SIDE);
    return { kind: 'picture', bytes: whole, small: await drawn(SMALL_SIDE) };
  });
}
