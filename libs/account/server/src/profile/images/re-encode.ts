import { openPicture, type PictureFault } from '@vinlore/images';

/** What an image is for: photos stand alone, logos go on any background. */
export type PictureKind = 'profile' | 'logo';

/** A stored image. */
export interface Picture {
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

/** Longest side in pixels (spec §5, §9). */
export const SIDE = 600;

/**
 * Re-encodes images pixel by pixel, so no upload is served as it came: rotated upright, at most 600 × 600 keeping the
 * aspect ratio, without metadata. Photos become JPEG on white, logos PNG with transparency. Uses only the first frame.
 *
 * @returns the image, or why the file isn't one
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
