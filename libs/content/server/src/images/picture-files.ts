import { readFile } from 'node:fs/promises';
import type { Brand } from '@vinlore/brand';
import { offeredWidths, type PictureFormat } from '@vinlore/content-domain';
import type { Database } from '@vinlore/database';
import { openPicture, type PictureFault } from '@vinlore/images';
import type { Logger } from '@vinlore/server-kit';
import { LRUCache } from 'lru-cache';
import { hashOf, type SourcePicture } from './brand-pictures.ts';
import { keptBytes } from './kept-pictures.ts';

/** Memory that pictures may take; the least recently asked for goes first, and is made anew when it is asked for. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** A picture as an address names it. */
export interface AskedPicture {
  readonly hash: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Gives pictures in the widths and formats that pages offer. */
export interface PictureFiles {
  /**
   * A picture of a brand, made when it is first asked for, once however many ask at the same moment.
   *
   * @returns null where the brand has no such picture, does not offer that width, or the file cannot be read
   */
  file(brand: Brand, asked: AskedPicture): Promise<Uint8Array | null>;
}

/** What pictures are made of. */
export interface PictureFilesDeps {
  readonly database: Database;
  readonly log: Logger;
  /** What a brand has now. */
  readonly picturesOf: (brand: Brand) => Promise<ReadonlyMap<string, SourcePicture>>;
}

/**
 * Measured on a photograph of 3840 × 2560: AVIF of effort 0 takes 1.3 s and 1.27 MB, of effort 2 14.4 s and 1.25 MB; WebP
 * of effort 4 1.3 s and 1.87 MB.
 */
const ENCODING = { avif: { quality: 55, effort: 0 }, webp: { quality: 80, effort: 4 } } as const;
/** What encoding the largest picture may take on a machine that is busy with ten others. */
const SECONDS = 20;
/** What could not be made is not tried again for this long, however often it is asked for. */
const RETRY_MS = 60_000;
const NOTHING = Buffer.alloc(0);

/** Makes a picture anew, pixel by pixel: narrower where it is wider, never wider, without metadata. */
function reEncode(bytes: Uint8Array, { width, format }: AskedPicture): Promise<Buffer | PictureFault> {
  return openPicture(
    bytes,
    ({ upright }) => upright.resize({ width, withoutEnlargement: true })[format](ENCODING[format]).toBuffer(),
    SECONDS,
  );
}

/** Serves the pictures of all brands from a cache that is bounded. */
export function createPictureFiles({ database, log, picturesOf }: PictureFilesDeps): PictureFiles {
  const bytesOf = async (brand: Brand, { hash, file }: SourcePicture): Promise<Uint8Array | null> => {
    const bytes = file === null ? await keptBytes(database, brand.key, hash) : await readFile(file).catch(() => null);
    // A file that was changed after the start is another picture, and its address would go stale.
    return bytes && hashOf(bytes) === hash ? bytes : null;
  };
  /** @returns undefined for what there is not, `NOTHING` for what cannot be made */
  const make = async (brand: Brand, asked: AskedPicture): Promise<Buffer | undefined> => {
    const source = [...(await picturesOf(brand)).values()].find(({ hash }) => hash === asked.hash);
    if (!source || !offeredWidths(source.width).some(({ named }) => named === asked.width)) return undefined;
    const bytes = await bytesOf(brand, source);
    const made = bytes ? await reEncode(bytes, asked) : 'gone';
    if (typeof made !== 'string') return made;
    log.warn({ brand: brand.key, ...asked, why: made }, 'a picture cannot be made');
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
