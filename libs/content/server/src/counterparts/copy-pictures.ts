import { readFile } from 'node:fs/promises';
import type { Brand, Language } from '@vinlore/brand';
import type { AnyDocument, Counterpart } from '@vinlore/content-domain';
import { type Database, forBrand, type Tx } from '@vinlore/database';
import type { DeskDeps } from '../history/deps.ts';
import { holdName } from '../history/document-store.ts';
import { keepPicture, keepPictureBytes, keptBytes } from '../images/kept-pictures.ts';
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

/** Source, target, and actor of the copy. */
export interface PictureCopies extends Brands {
  /** The page's drafts: their alt text is used for images from the brand's files. */
  readonly texts: ReadonlyMap<Language, AnyDocument>;
  readonly by: string;
  readonly at: Date;
}

/** Copies a document's missing images to another brand with their alt text. @returns their names */
export async function copyPictures(
  deps: Pick<DeskDeps, 'live' | 'objects'>,
  tx: Tx,
  document: AnyDocument,
  { from, to, texts, by, at }: PictureCopies,
): Promise<readonly string[]> {
  // With the lock held, an upload of the same name is either done, and kept, or waits.
  for (const name of namesOf(document).toSorted()) await holdName(tx, to.key, 'picture', name);
  const compared = await comparePictures(deps, tx, { from, to }, document);
  const copied = compared.flatMap(({ becomes, mine }) => (becomes === 'copied' && mine ? [mine] : []));
  for (const { name, hash, width, height, upload } of copied) {
    const file = upload ? null : (await deps.live()).files(from).get(name)!.file!;
    const { objects } = deps;
    const bytes =
      file === null
        ? await forBrand(from.key, () => keptBytes({ source: tx, objects }, from.key, hash))
        : await readFile(file);
    if (!bytes) continue;
    const said = (language: Language) =>
      figuresOf(texts.get(language) ?? document).find((figure) => figure.name === name)?.alt ?? '';
    const words = upload ?? { alt: said('en') || said('es'), alt_es: said('es'), decorative: false };
    await forBrand(to.key, async () => {
      const label = {
        ...{ brand: to.key, name, alt: words.alt, alt_es: words.alt_es, uploaded_by: by },
        decorative: words.decorative || words.alt === '',
      };
      const picture = { hash, width, height, bytes: Buffer.from(bytes) };
      await keepPicture(tx, label, await keepPictureBytes(objects, to.key, picture), at);
    });
  }
  return copied.map(({ name }) => name);
}
