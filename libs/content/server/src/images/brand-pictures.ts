import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PictureNameSchema, type SitePicture } from '@vinlore/content-domain';
import { openPicture } from '@vinlore/images';
import * as v from 'valibot';

/** An image and the path of its file. */
export interface SourcePicture extends SitePicture {
  /** A file in the brand's folder; null for an upload, which is in the database. */
  readonly file: string | null;
}

/** Logs a file that isn't an image. */
export type OnBrokenPicture = (file: string, why: string) => void;

/** The content hash in an image's URL: 16 of its 64 digits are enough for a brand's images. */
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/**
 * Reads the images in a brand's folder `content/images`, by name. Skips and logs files that aren't images, so they
 * never break a page.
 *
 * @param folder of the brand
 */
export async function readBrandPictures(
  folder: string,
  onBroken: OnBrokenPicture,
): Promise<ReadonlyMap<string, SourcePicture>> {
  const at = join(folder, 'content/images');
  const pictures = new Map<string, SourcePicture>();
  for (const name of existsSync(at) ? readdirSync(at).sort() : []) {
    const file = join(at, name);
    if (!v.is(PictureNameSchema, name)) {
      onBroken(file, 'its name is not one such as sample-sticker.png');
      continue;
    }
    const bytes = await readFile(file);
    const size = await openPicture(bytes, ({ width, height }) => Promise.resolve({ width, height }));
    if (typeof size === 'string') onBroken(file, `it cannot be read as a picture (${size})`);
    else pictures.set(name, { hash: hashOf(bytes), ...size, file });
  }
  return pictures;
}
