import { openPicture, type PictureFault } from '@vinlore/images';

/** What a picture is for: a face is shown on its own, a logo stands on any ground. */
export type PictureKind = 'profile' | 'logo';

/** A picture as it is kept. */
export interface Picture {
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

/** Longest side (spec §5, §9). */
export const SIDE = 600;

/**
 * Makes pictures anew, pixel by pixel, so that nothing of an upload is served as it came: turned upright, at
 * most 600 × 600 keeping its aspect, without metadata. A face becomes JPEG on white, a logo PNG that keeps its
 * transparency. Only a file's first picture is taken.
 *
 * @returns the picture, or why the file is none
 */
export function reEncode(kind: PictureKind, file: Uint8Array): Promise<Picture | PictureFault> {
  return openPicture(file, async ({ upright }): Promise<Picture> => {
    const small = upright.resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true });
    if (kind === 'logo') return { type: 'image/png', bytes: await small.png({ compressionLevel: 9 }).toBuffer() };
    return {
      type: 'image/jpeg',
      bytes: await small.flatten({ background: 'white' }).jpeg({ quality: 85 }).toBuffer(),
    };
  });
}
