import { readFile } from 'node:fs/promises';
import type { Brand } from '@vinlore/brand';
import { offeredWidths, type PictureFormat } from '@vinlore/content-domain';
import type { Database } from '@vinlore/database';
import { openPicture, type PictureFault } from '@vinlore/images';
import type { Objects } from '@vinlore/objects';
import { FileUnavailable, type Logger } from '@vinlore/server-kit';
import { LRUCache } from 'lru-cache';
import { hashOf, type SourcePicture } from './brand-pictures.ts';
import { keptBytes } from './kept-pictures.ts';

/** Size of the image cache; evicts the least recently used. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** The parameters in an image's URL. */
export interface AskedPicture {
  readonly hash: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Serves images in the offered widths and formats. */
export interface PictureFiles {
  /**
   * Returns a brand's image, encoded on the first request and shared by concurrent ones.
   *
   * @returns null if the brand has no such image, the width isn't offered, or the file can't be read
   */
  file(brand: Brand, asked: AskedPicture): Promise<Uint8Array | null>;
}

/** Dependencies of the image files. */
export interface PictureFilesDeps {
  readonly database: Database;
  readonly objects: Objects;
  readonly log: Logger;
  /** Returns a brand's current images. */
  readonly picturesOf: (brand: Brand) => Promise<ReadonlyMap<string, SourcePicture>>;
}

/**
 * Measured with a 3840 × 2560 photo: AVIF with effort 0 takes 1.3 s for 1.27 MB, with effort 2 14.4 s for 1.25 MB; WebP
 * with effort 4 1.3 s for 1.87 MB.
 */
const ENCODING = { avif: { quality: 55, effort: 0 }, webp: { quality: 80, effort: 4 } } as const;
/** Timeout of an encoding in seconds: enough for the largest image on a machine that is encoding ten others. */
const SECONDS = 20;
/** How long a failed encoding isn't retried, in milliseconds. */
const RETRY_MS = 60_000;
const NOTHING = Buffer.alloc(0);

/** Re-encodes an image from its pixels: downscaled if needed, never upscaled, without metadata. */
function reEncode(bytes: Uint8Array, { width, format }: AskedPicture): Promise<Buffer | PictureFault> {
  return openPicture(
    bytes,
    ({ upright }) => upright.resize({ width, withoutEnlargement: true })[format](ENCODING[format]).toBuffer(),
    SECONDS,
  );
}

/** A page without an image is better than none; its request is repeated after `RETRY_MS`. */
function nothingIfUnavailable(error: unknown): null {
  if (error instanceof FileUnavailable) return null;
  throw error;
}

/** Serves all brands' images from a bounded cache. */
export function createPictureFiles({ database, objects, log, picturesOf }: PictureFilesDeps): PictureFiles {
  const bytesOf = async (brand: Brand, { hash, file }: SourcePicture): Promise<Uint8Array | null> => {
    const bytes =
      file === null
        ? await keptBytes({ database, objects }, brand.key, hash).catch(nothingIfUnavailable)
        : await readFile(file).catch(() => null);
    // A file changed after startup would be served at a stale URL.
    return bytes && hashOf(bytes) === hash ? bytes : null;
  };
  /** @returns undefined if it doesn't exist, `NOTHING` if it can't be encoded */
  const make = async (brand: Brand, asked: AskedPicture): Promise<Buffer | undefined> => {
    const source = [...(await picturesOf(brand)).values()].find(({ hash }) => hash === asked.hash);
    if (!source || !offeredWidths(source.width).some(({ named }) => named === asked.width)) return undefined;
    const bytes = await bytesOf(brand, source);
    const made = bytes ? await reEncode(bytes, asked) : 'gone';
    if (typeof made !== 'string') return made;
    log.warn({ brand: brand.key, ...asked, why: made }, 'could not create an image');
    return NOTHING;
  };
  const made = new LRUCache<string, Buffer, { brand: Brand; asked: AskedPicture }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
    fetchMethod: async (_key, _stale, { context, options }) => {
      const picture = await make(context.brand, context.asked);
      if (picture === NOTHING) options.ttl = RETRY_MS;
      return picture;
    },
  });
  return {
    file: async (brand, asked) => {
      const key = `${brand.key} ${asked.hash} ${asked.width} ${asked.format}`;
      const picture = await made.fetch(key, { context: { brand, asked } });
      return picture && picture !== NOTHING ? picture : null;
    },
  };
}
