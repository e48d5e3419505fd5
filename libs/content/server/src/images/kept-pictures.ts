import { parseContent, PICTURE_WIDTHS, PictureNameSchema } from '@vinlore/content-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import { openPicture, type PictureFault } from '@vinlore/images';
import type { ObjectRows, Objects, StoredBytes } from '@vinlore/objects';
import * as v from 'valibot';
import { touchContent } from '../publish/touch-content.ts';
import type { ContentTables } from '../tables.ts';
import { hashOf, type SourcePicture } from './brand-pictures.ts';

/** An encoded image. */
export interface PreparedPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** An encoded image whose bytes are stored. */
export type KeptPicture = Omit<PreparedPicture, 'bytes'> & StoredBytes;

const TYPE = 'image/webp';

/** Uploaded images in the object store. */
export const contentImageRows: ObjectRows = { table: 'content_image', type: `'${TYPE}'` };

/** Stores an image's bytes, before the transaction with its row. */
export async function keepPictureBytes(
  objects: Objects,
  brand: string,
  { bytes, ...picture }: PreparedPicture,
): Promise<KeptPicture> {
  return { ...picture, ...(await objects.keep(brand, bytes, TYPE)) };
}

/** The image's brand and name. */
const LabelSchema = v.pipe(
  v.object({
    brand: v.string(),
    /** Name in blocks; it takes precedence over a brand file of the same name. */
    name: PictureNameSchema,
    /** English alt text: required unless the image is decorative. */
    alt: v.pipe(v.string(), v.trim(), v.maxLength(500)),
    alt_es: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
    decorative: v.optional(v.boolean(), false),
    uploaded_by: v.optional(v.nullable(v.string()), null),
  }),
  v.forward(
    v.partialCheck(
      [['alt'], ['decorative']],
      ({ alt, decorative }) => decorative || alt !== '',
      'words that say what the picture shows',
    ),
    ['alt'],
  ),
);
export type PictureLabel = v.InferInput<typeof LabelSchema>;

/** No page shows an image wider than this, in pixels. */
const WIDEST = PICTURE_WIDTHS.at(-1)!;
/** Quality of the master copy: high enough that encoding it again is invisible. */
const QUALITY = 95;

/** Encodes an upload: rotated upright, limited in width, without metadata. */
export function preparePicture(file: Uint8Array): Promise<PreparedPicture | PictureFault> {
  return openPicture(file, async ({ upright }) => {
    const { data: bytes, info } = await upright
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    return { hash: hashOf(bytes), width: info.width, height: info.height, bytes };
  });
}

/**
 * Stores a brand's image, replacing one with the same name. It's live within a second.
 *
 * @throws ContentError for an invalid name or missing alt text
 */
export async function keepPicture(tx: Tx, label: PictureLabel, picture: KeptPicture, at: Date): Promise<void> {
  const row = { ...parseContent(LabelSchema, label), ...picture, created_at: at };
  await tables<ContentTables>(tx)
    .insertInto('content_image')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand', 'name']).doUpdateSet(row))
    .execute();
  await touchContent(tx, row.brand);
}

/** Returns a brand's uploaded images by name. */
export async function keptPictures(database: Database, brand: string): Promise<ReadonlyMap<string, SourcePicture>> {
  const rows = await tables<ContentTables>(database)
    .selectFrom('content_image')
    .select(['name', 'hash', 'width', 'height'])
    .where('brand', '=', brand)
    .orderBy('name')
    .execute();
  return new Map(rows.map(({ name, ...picture }) => [name, { ...picture, file: null }]));
}

/**
 * Returns the bytes of an uploaded image.
 *
 * @throws FileUnavailable if the object store can't be reached or has lost them
 */
export async function keptBytes(
  { database, objects }: { readonly database: Database; readonly objects: Objects },
  brand: string,
  hash: string,
): Promise<Uint8Array | null> {
  const row = await tables<ContentTables>(database)
    .selectFrom('content_image')
    .select(['bytes', 'object'])
    .where('brand', '=', brand)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row ? objects.read(brand, row) : null;
}
