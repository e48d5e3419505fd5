import { readFile } from 'node:fs/promises';
import type { Brand, Language } from '@vinlore/brand';
import type { AnyDocument, Counterpart } from '@vinlore/content-domain';
import { type Database, forBrand, type Tx } from '@vinlore/database';
import type { DeskDeps } from '../history/deps.ts';
import { holdName } from '../history/document-store.ts';
import { keepPicture, keepPictureBytes, keptBytes, type KeptPicture } from '../images/kept-pictures.ts';
import { type OwnPicture, picturesOf } from '../pictures/picture-store.ts';

/** Returns the blocks that use an image. */
const figuresOf = (document: AnyDocument) =>
  ('blocks' in document ? document.blocks : []).flatMap(({ image, alt }) =>
    typeof image === 'string' && image !== '' ? [{ name: image, alt: typeof alt === 'string' ? alt : '' }] : [],
  );

const namesOf = (document: AnyDocument) => [...new Set(figuresOf(document).map(({ name }) => name))];

interface Brands {
  readonly from: Brand;
  readonly to: Brand;
}

/** What happens to an image, and which image of the source brand it is. */
type ComparedPicture = Counterpart['pictures'][number] & { readonly mine: OwnPicture | undefined };

/** Returns what happens to a document's images at another brand. */
async function comparePictures(
  { live }: Pick<DeskDeps, 'live'>,
  source: Database | Tx,
  { from, to }: Brands,
  document: AnyDocument,
): Promise<readonly ComparedPicture[]> {
  const names = namesOf(document);
  if (names.length === 0) return [];
  const own = await forBrand(from.key, async () => picturesOf(source, await live(), from));
  const theirs = await forBrand(to.key, async () => picturesOf(source, await live(), to));
  return names.flatMap((name): ComparedPicture[] => {
    const [mine, there] = [own.get(name), theirs.get(name)];
    if (!there) return mine ? [{ name, becomes: 'copied', mine }] : [];
    return there.hash === mine?.hash ? [] : [{ name, becomes: 'own', mine }];
  });
}

/**
 * Returns what happens to a document's images at another brand; those that both have in the same version are left out.
 */
export async function picturesAt(
  deps: Pick<DeskDeps, 'live'>,
  source: Database | Tx,
  brands: Brands,
  document: AnyDocument,
): Promise<Counterpart['pictures']> {
  return (await comparePictures(deps, source, brands, document)).map(({ name, becomes }) => ({ name, becomes }));
}

/** Images that are stored for another brand, by their hash; no name leads to them yet. */
export type StoredCopies = ReadonlyMap<string, KeptPicture>;

/**
 * Stores a document's images that another brand doesn't have. Call it before the transaction of {@link copyPictures}: an
 * object store may take long to answer.
 *
 * @throws FileUnavailable if the object store can't be reached or has lost an image
 */
export async function storeCopies(
  deps: Pick<DeskDeps, 'database' | 'live' | 'objects'>,
  { from, to }: Brands,
  document: AnyDocument,
): Promise<StoredCopies> {
  const { database, objects } = deps;
  const stored = new Map<string, KeptPicture>();
  for (const { becomes, mine } of await comparePictures(deps, database, { from, to }, document)) {
    if (becomes !== 'copied' || !mine || stored.has(mine.hash)) continue;
    const { name, hash, width, height, upload } = mine;
    const bytes = upload
      ? await forBrand(from.key, () => keptBytes(deps, from.key, hash))
      : await readFile((await deps.live()).files(from).get(name)!.file!);
    if (!bytes) continue;
    const picture = { hash, width, height, bytes: Buffer.from(bytes) };
    stored.set(hash, await forBrand(to.key, () => keepPictureBytes(objects, to.key, picture)));
  }
  return stored;
}

/** Source, target, and actor of the copy. */
export interface PictureCopies extends Brands {
  /** The page's drafts: their alt text is used for images from the brand's files. */
  readonly texts: ReadonlyMap<Language, AnyDocument>;
  readonly stored: StoredCopies;
  readonly by: string;
  readonly at: Date;
}

/**
 * Gives another brand a document's missing images, with their alt text.
 *
 * @returns their names; null if one isn't stored, because it has changed since {@link storeCopies}
 */
export async function copyPictures(
  deps: Pick<DeskDeps, 'live'>,
  tx: Tx,
  document: AnyDocument,
  { from, to, texts, stored, by, at }: PictureCopies,
): Promise<readonly string[] | null> {
  // With the lock held, an upload of the same name is either done, and kept, or waits.
  for (const name of namesOf(document).toSorted()) await holdName(tx, to.key, 'picture', name);
  const compared = await comparePictures(deps, tx, { from, to }, document);
  const copied = compared.flatMap(({ becomes, mine }) => (becomes === 'copied' && mine ? [mine] : []));
  for (const { name, hash, upload } of copied) {
    const picture = stored.get(hash);
    if (!picture) return null;
    const said = (language: Language) =>
      figuresOf(texts.get(language) ?? document).find((figure) => figure.name === name)?.alt ?? '';
    const words = upload ?? { alt: said('en') || said('es'), alt_es: said('es'), decorative: false };
    const label = {
      ...{ brand: to.key, name, alt: words.alt, alt_es: words.alt_es, uploaded_by: by },
      decorative: words.decorative || words.alt === '',
    };
    await forBrand(to.key, () => keepPicture(tx, label, picture, at));
  }
  return copied.map(({ name }) => name);
}
