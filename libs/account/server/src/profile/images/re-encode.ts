import pLimit from 'p-limit';
import { type FileKind, fileKind } from './file-kind.ts';

/** What a picture is for: a face is shown on its own, a logo stands on any ground. */
export type PictureKind = 'profile' | 'logo';

/** A picture as it is kept. */
export interface Picture {
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

/** Why a file is no picture for us. */
export type PictureFault = 'heic' | 'kind' | 'huge' | 'broken';

/** Makes a picture of a file, or says why not. */
export type ReEncode = (kind: PictureKind, file: Uint8Array) => Promise<Picture | PictureFault>;

/** Longest side (spec §5, §9). */
export const SIDE = 600;
/** Most pixels of a file, far above what a browser that compresses first would send. */
const PIXELS = 40_000_000;
/** AVIF is decoded as a whole, at 18 bytes a pixel; the other formats line by line. */
const AVIF_PIXELS = 10_000_000;
/** Longest side of a file: lines of millions of pixels take the memory of whole pictures. */
const FILE_SIDE = 16_384;
/** A file that takes longer is made to take long. */
const SECONDS = 5;
/** Half of libuv's threads: hashing passwords and reading files go on while pictures are made. */
const AT_ONCE = 2;

/** Names that the decoder has for what `fileKind` tells. */
const FORMATS: Readonly<Record<string, FileKind>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', heif: 'avif' };

/** The decoder, loaded (160 ms) with the first upload and set up to share the machine. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * Makes pictures anew, pixel by pixel, so that nothing of an upload is served as it came (issue 4): turned upright, at
 * most 600 × 600 keeping its aspect, without metadata. A face becomes JPEG on white, a logo PNG that keeps its
 * transparency. Only a file's first picture is taken. It works off the main thread, two files at once.
 */
export function reEncoder(): ReEncode {
  const limit = pLimit(AT_ONCE);
  let loaded: ReturnType<typeof loadSharp> | undefined;

  const make: ReEncode = async (kind, file) => {
    const sharp = await (loaded ??= loadSharp());
    try {
      const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
      const found = FORMATS[format];
      if (found !== fileKind(file)) return 'broken';
      const most = found === 'avif' ? AVIF_PIXELS : PIXELS;
      if (width * height > most || Math.max(width, height) > FILE_SIDE) return 'huge';
      const upright = sharp(file, { limitInputPixels: PIXELS, failOn: 'error' })
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb');
      if (kind === 'logo') return { type: 'image/png', bytes: await upright.png({ compressionLevel: 9 }).toBuffer() };
      return {
        type: 'image/jpeg',
        bytes: await upright.flatten({ background: 'white' }).jpeg({ quality: 85 }).toBuffer(),
      };
    } catch {
      // Whatever the decoder stumbles over is the file's fault, and its own words mean nothing to people.
      return 'broken';
    }
  };

  return async (kind, file) => {
    const found = fileKind(file);
    if (found === 'other') return 'kind';
    return found === 'heic' ? 'heic' : limit(make, kind, file);
  };
}
