import type { Sharp } from 'sharp';
import { type FileKind, fileKind } from './file-kind.ts';
import { withSharp } from './sharp.ts';

/** Why a file is rejected. */
export type PictureFault = 'heic' | 'kind' | 'huge' | 'broken';

/** A decoded image: rotated upright, in sRGB, first frame only. */
export interface OpenPicture {
  readonly upright: Sharp;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** Maximum pixels of a file, far above what a browser that compresses first would send. */
const PIXELS = 40_000_000;
/** AVIF is decoded as a whole, at 18 bytes per pixel; the other formats line by line. */
const AVIF_PIXELS = 10_000_000;
/** Maximum side of a file: lines of millions of pixels take the memory of whole images. */
const FILE_SIDE = 16_384;
/** Timeout for untrusted files: one that takes longer was built to. */
const SECONDS = 5;

/** The decoder's names for the types of `fileKind`. */
const FORMATS: Readonly<Record<string, FileKind>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', heif: 'avif' };

/**
 * Opens an untrusted image within limits and passes it to `make`. At most two at a time in the whole process. Its
 * metadata is dropped.
 *
 * @param seconds timeout of the work; above the default only for trusted files
 * @returns the result of `make`, or why the file is rejected
 */
export async function openPicture<T extends object>(
  file: Uint8Array,
  make: (picture: OpenPicture) => Promise<T>,
  seconds = SECONDS,
): Promise<T | PictureFault> {
  const kind = fileKind(file);
  if (kind === 'other') return 'kind';
  if (kind === 'heic') return 'heic';
  return withSharp(async (sharp): Promise<T | PictureFault> => {
    try {
      const { format, width, height, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
      if (FORMATS[format] !== kind) return 'broken';
      const most = kind === 'avif' ? AVIF_PIXELS : PIXELS;
      if (width * height > most || Math.max(width, height) > FILE_SIDE) return 'huge';
      const upright = sharp(file, { limitInputPixels: PIXELS, failOn: 'error' })
        .timeout({ seconds })
        .autoOrient()
        .toColourspace('srgb');
      return await make({ upright, width: autoOrient.width, height: autoOrient.height });
    } catch {
      // Any decoder error is the file's fault, and its message means nothing to users.
      return 'broken';
    }
  });
}
