import type { Sharp } from 'sharp';
import { type FileKind, fileKind } from './file-kind.ts';
import { withSharp } from './sharp.ts';

/** Why a file is no picture for us. */
export type PictureFault = 'heic' | 'kind' | 'huge' | 'broken';

/** A picture that may be worked on: turned upright, in sRGB, its first frame only. */
export interface OpenPicture {
  readonly upright: Sharp;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** Most pixels of a file, far above what a browser that compresses first would send. */
const PIXELS = 40_000_000;
/** AVIF is decoded as a whole, at 18 bytes a pixel; the other formats line by line. */
const AVIF_PIXELS = 10_000_000;
/** Longest side of a file: lines of millions of pixels take the memory of whole pictures. */
const FILE_SIDE = 16_384;
/** A file of a stranger that takes longer is made to take long. */
const SECONDS = 5;

/** Names that the decoder has for what `fileKind` tells. */
const FORMATS: Readonly<Record<string, FileKind>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', heif: 'avif' };

/**
 * Opens a file of unknown origin, within limits, and lets `make` make something of it. Two files at once in the whole
 * process. Nothing of its metadata goes on into what is made.
 *
 * @param seconds that the work may take; more than the default only for files that are known to be good
 * @returns what `make` returned, or why the file is no picture
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
      // Whatever the decoder stumbles over is the file's fault, and its own words mean nothing to people.
      return 'broken';
    }
  });
}
