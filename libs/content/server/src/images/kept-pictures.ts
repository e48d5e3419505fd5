import { parseContent, PICTURE_WIDTHS, PictureNameSchema } from '@vinlore/content-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import { openPicture, type PictureFault } from '@vinlore/images';
import * as v from 'valibot';
import { touchContent } from '../publish/touch-content.ts';
import type { ContentTables } from '../tables.ts';
import { hashOf, type SourcePicture } from './brand-pictures.ts';

/** A picture that is ready to be kept. */
export interface PreparedPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Which picture it is. */
const LabelSchema = v.pipe(
  v.object({
    brand: v.string(),
    /** What blocks call it; a brand's file of that name stands back. */
    name: PictureNameSchema,
    /** What it shows, for who cannot see it, in English: nobody uploads a picture without, but as decoration. */
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

/** No page shows a picture wider. */
const WIDEST = PICTURE_WIDTHS.at(-1)!;
/** Of what all served pictures are made: so good that a second encoding does not show. */
const QUALITY = 95;

/** Makes a picture of an upload: turned upright, no wider than pages show, without its metadata. */
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
 * Keeps a picture of a brand, in place of the one that had its name. Pages show it within a second.
 *
 * @throws ContentError for a name that is none, and without words for who cannot see it
 */
export async function keepPicture(tx: Tx, label: PictureLabel, picture: PreparedPicture, at: Date): Promise<void> {
  const row = { ...parseContent(LabelSchema, label), ...picture, created_at: at };
  await tables<ContentTables>(tx)
    .insertInto('content_image')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand', 'name']).doUpdateSet(row))
    .execute();
  await touchContent(tx, row.brand);
}

/** All pictures of a brand that were uploaded, by name. */
export async function keptPictures(database: Database, brand: string): Promise<ReadonlyMap<string, SourcePicture>> {
  const rows = await tables<ContentTables>(database)
    .selectFrom('content_image')
    .select(['name', 'hash', 'width', 'height'])
    .where('brand', '=', brand)
    .orderBy('name')
    .execute();
  return new Map(rows.map(({ name, ...picture }) => [name, { ...picture, file: null }]));
}

/** The bytes of a picture that was uploaded. */
export async function keptBytes(database: Database | Tx, brand: string, hash: string): Promise<Uint8Array | null> {
  const row = await tables<ContentTables>(database)
    .selectFrom('content_image')
    .select('bytes')
    .where('brand', '=', brand)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.bytes ?? null;
}
