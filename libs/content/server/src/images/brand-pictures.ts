import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PictureNameSchema, type SitePicture } from '@vinlore/content-domain';
import { openPicture } from '@vinlore/images';
import * as v from 'valibot';

/** A picture with the place where its file is. */
export interface SourcePicture extends SitePicture {
  /** A file of the brand's folder; null: staff uploaded it, and it is in the database. */
  readonly file: string | null;
}

/** Told in words of a file that is no picture. */
export type OnBrokenPicture = (file: string, why: string) => void;

/** A picture's name in addresses: 16 of the 64 digits tell a brand's few pictures apart. */
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/**
 * Reads which pictures a brand's folder `content/images` holds, by their names. What is no picture is left out: it never
 * breaks a page, and whoever put it there is told.
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
