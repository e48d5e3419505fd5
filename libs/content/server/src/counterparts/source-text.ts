import type { Brand, Language } from '@vinlore/brand';
import { permits } from '@vinlore/contract';
import type { AnyDocument } from '@vinlore/content-domain';
import type { Database, Tx } from '@vinlore/database';
import { refuse } from '@vinlore/server-kit';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import { documentInWork, findDocument, type KeptDocument, textsOf } from '../history/document-store.ts';

/** Returns the other brands whose pages the caller may edit: staff have the same permissions at each of their desks. */
export async function editedBrands(
  { database, brands, brandsOfStaff }: DeskDeps,
  { brand, actor }: StaffContext,
): Promise<readonly Brand[]> {
  if (!permits(actor.roles, 'content')) return [];
  const keys = await brandsOfStaff(database, brand.key, actor.accountId);
  return brands.filter(({ key }) => key !== brand.key && keys.includes(key));
}

/** @throws Refusal 404 if the brand is the caller's own, isn't theirs to edit, or doesn't exist */
export async function editedBrand(deps: DeskDeps, context: StaffContext, key: string): Promise<Brand> {
  const found = (await editedBrands(deps, context)).find((each) => each.key === key);
  return found ?? refuse(404, context.text.t('content.brandNone'));
}

/** Returns a page with its drafts. */
export interface SourcePage {
  readonly document: KeptDocument;
  readonly texts: ReadonlyMap<Language, { readonly document: AnyDocument; readonly number: number }>;
}

/** @throws Refusal 404 if the caller's brand has no such page, or it was deleted */
export async function sourcePage(source: Database | Tx, context: StaffContext, id: string): Promise<SourcePage> {
  const { brand, text: words } = context;
  const document = await findDocument(source, brand.key, id);
  if (!document || document.kind !== 'page') return refuse(404, words.t('content.documentNone'));
  if (document.deleted_at) refuse(404, words.t('content.documentDeleted'));
  const texts = new Map<Language, { document: AnyDocument; number: number }>();
  for (const text of await textsOf(source, id)) {
    const { language, last: number } = text;
    texts.set(language, { document: await documentInWork(source, { id, language }, text), number });
  }
  return { document, texts };
}
