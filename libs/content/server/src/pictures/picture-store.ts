import { type Brand, LANGUAGES } from '@vinlore/brand';
import type { StaffPicture } from '@vinlore/content-domain';
import { offeredWidths, pictureAddress, type SitePicture } from '@vinlore/content-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import { desk } from '../history/document-store.ts';
import type { EditorOf } from '../history/document-view.ts';
import type { LiveContent } from '../snapshot/live-content.ts';
import type { ContentTables } from '../tables.ts';

/** A brand's image, from its folder or uploaded. */
export interface OwnPicture extends SitePicture {
  readonly name: string;
  /** null for a file in the brand's folder. */
  readonly upload: {
    readonly alt: string;
    readonly alt_es: string;
    readonly decorative: boolean;
    readonly uploaded_by: string | null;
    readonly created_at: Date;
  } | null;
}

const images = (source: Database | Tx) => tables<ContentTables>(source).selectFrom('content_image');

/** Returns all images of a brand by name: files in its folder, and uploads that replace or add to them. */
export async function picturesOf(
  source: Database | Tx,
  live: LiveContent,
  brand: Brand,
): Promise<ReadonlyMap<string, OwnPicture>> {
  const uploads = await images(source)
    .select(['name', 'hash', 'width', 'height', 'alt', 'alt_es', 'decorative', 'uploaded_by', 'created_at'])
    .where('brand', '=', brand.key)
    .execute();
  return new Map<string, OwnPicture>([
    ...[...live.files(brand)].map(([name, { hash, width, height }]): [string, OwnPicture] => [
      name,
      { name, hash, width, height, upload: null },
    ]),
    ...uploads.map(({ name, hash, width, height, ...upload }): [string, OwnPicture] => [
      name,
      { name, hash, width, height, upload },
    ]),
  ]);
}

/** Returns the names of a brand's images. */
export async function pictureNamesOf(
  source: Database | Tx,
  live: LiveContent,
  brand: Brand,
): Promise<ReadonlySet<string>> {
  const uploads = await images(source).select('name').where('brand', '=', brand.key).execute();
  return new Set([...live.files(brand).keys(), ...uploads.map(({ name }) => name)]);
}

/** Returns where images are used: published or in drafts. */
export async function usesOf(
  source: Database | Tx,
  brand: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, StaffPicture['used']>> {
  const uses = new Map<string, StaffPicture['used'][number][]>(names.map((name) => [name, []]));
  const texts = await desk(source)
    .selectFrom('content_document as d')
    .innerJoin('content_text as t', 't.document_id', 'd.id')
    .innerJoin('content_revision as r', (join) =>
      join.onRef('r.document_id', '=', 't.document_id').onRef('r.language', '=', 't.language'),
    )
    .select(['d.id', 'd.path', 't.language', 't.published', 'r.number'])
    .select(sql<string[]>`jsonb_path_query_array(r.document, '$.blocks[*].image')`.as('pictures'))
    .where('d.brand', '=', brand)
    .where('d.deleted_at', 'is', null)
    .where('t.removed', '=', false)
    .where((is) => is.or([is('r.number', '=', is.ref('t.published')), is('r.number', '=', is.ref('t.draft'))]))
    .where(sql<boolean>`(t.document_id, t.language) in (select * from content_text_showing(${[...names]}::text[]))`)
    .orderBy('d.path')
    .orderBy('t.language')
    .execute();
  for (const { id, path, language, published, number, pictures } of texts) {
    for (const name of new Set(pictures))
      uses.get(name)?.push({ id, path, language, in: number === published ? 'published' : 'draft' });
  }
  return uses;
}

/** Maximum number of texts listed per image. */
const NAMED = 20;

/** Returns an image for its editors. */
export function pictureView(picture: OwnPicture, used: StaffPicture['used'], editor: EditorOf): StaffPicture {
  const { name, width, height, upload } = picture;
  const smallest = offeredWidths(width)[0]!;
  return {
    name,
    alt_en: upload && upload.alt,
    alt_es: upload && upload.alt_es,
    decorative: upload?.decorative ?? false,
    width,
    height,
    href: pictureAddress(picture, smallest.named, 'webp'),
    from: upload ? 'upload' : 'file',
    uploaded_at: upload?.created_at.toISOString() ?? null,
    uploaded_by: editor(upload?.uploaded_by ?? null),
    used: used.slice(0, NAMED),
  };
}

/** Whether an image has alt text in every language, or is decorative. */
export const isDescribed = (
  words: Readonly<Record<(typeof LANGUAGES)[number], string>>,
  decorative: boolean,
): boolean => decorative || LANGUAGES.every((language) => words[language] !== '');
