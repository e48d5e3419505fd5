import { readFile } from 'node:fs/promises';
import type { Brand, Language } from '@vinlore/brand';
import type { AnyDocument, Counterpart } from '@vinlore/content-domain';
import { type Database, forBrand, type Tx } from '@vinlore/database';
import type { DeskDeps } from '../history/deps.ts';
import { holdName } from '../history/document-store.ts';
import { keepPicture, keptBytes } from '../images/kept-pictures.ts';
import { picturesOf } from '../pictures/picture-store.ts';

/** The blocks that show a picture. */
const figuresOf = (document: AnyDocument) =>
  ('blocks' in document ? document.blocks : []).flatMap(({ image, alt }) =>
    typeof image === 'string' && image !== '' ? [{ name: image, alt: typeof alt === 'string' ? alt : '' }] : [],
  );

/** What becomes of a document's pictures at another brand; those that both have alike are not named. */
export async function picturesAt(
  { live }: Pick<DeskDeps, 'live'>,
  source: Database | Tx,
  { from, to }: { readonly from: Brand; readonly to: Brand },
  document: AnyDocument,
): Promise<Counterpart['pictures']> {
  const names = [...new Set(figuresOf(document).map(({ name }) => name))];
  if (names.length === 0) return [];
  const own = await forBrand(from.key, async () => picturesOf(source, await live(), from));
  const theirs = await forBrand(to.key, async () => picturesOf(source, await live(), to));
  return names.flatMap((name): Counterpart['pictures'] => {
    const [mine, there] = [own.get(name), theirs.get(name)];
    if (!there) return mine ? [{ name, becomes: 'copied' }] : [];
    return there.hash === mine?.hash ? [] : [{ name, becomes: 'own' }];
  });
}

/** What is copied, for whom, and by whom. */
export interface PictureCopies {
  readonly from: Brand;
  readonly to: Brand;
  /** The page's texts as they are in work: their words say what a picture of the brand's files shows. */
  readonly texts: ReadonlyMap<Language, AnyDocument>;
  readonly by: string;
  readonly at: Date;
}

/** Gives another brand the pictures of a document that it does not have, with their words. @returns their names */
export async function copyPictures(
  deps: Pick<DeskDeps, 'live'>,
  tx: Tx,
  document: AnyDocument,
  { from, to, texts, by, at }: PictureCopies,
): Promise<readonly string[]> {
  // Whoever uploads one of these names there waits, or has uploaded it before we look: it stays theirs.
  const names = [...new Set(figuresOf(document).map(({ name }) => name))].toSorted();
  for (const name of names) await holdName(tx, to.key, 'picture', name);
  const copied = (await picturesAt(deps, tx, { from, to }, document)).filter(({ becomes }) => becomes === 'copied');
  if (copied.length === 0) return [];
  const live = await deps.live();
  const own = await forBrand(from.key, () => picturesOf(tx, live, from));
  for (const { name } of copied) {
    const { hash, width, height, upload } = own.get(name)!;
    const file = upload ? null : live.files(from).get(name)!.file!;
    const bytes = file === null ? await forBrand(from.key, () => keptBytes(tx, from.key, hash)) : await readFile(file);
    if (!bytes) continue;
    const said = (language: Language) =>
      figuresOf(texts.get(language) ?? document).find((figure) => figure.name === name)?.alt ?? '';
    const words = upload ?? { alt: said('en') || said('es'), alt_es: said('es'), decorative: false };
    await forBrand(to.key, async () => {
      const label = {
        ...{ brand: to.key, name, alt: words.alt, alt_es: words.alt_es, uploaded_by: by },
        decorative: words.decorative || words.alt === '',
      };
      await keepPicture(tx, label, { hash, width, height, bytes: Buffer.from(bytes) }, at);
    });
  }
  return copied.map(({ name }) => name);
}
