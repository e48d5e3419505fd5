import type { Language } from '@vinlore/brand';
import type { AnyDocument } from '@vinlore/content-domain';
import type { Tx } from '@vinlore/database';
import { type CallContext, refuse } from '@vinlore/server-kit';
import type { ContentDeps } from '../deps.ts';
import type { LiveContent } from '../snapshot/live-content.ts';
import { findDocument, findText, type KeptDocument, type KeptText, lockDocument } from './document-store.ts';

/** Dependencies of the desk's calls. */
export interface DeskDeps extends Pick<
  ContentDeps,
  | 'database'
  | 'brands'
  | 'clock'
  | 'signer'
  | 'editorNames'
  | 'answersItself'
  | 'brandsOfStaff'
  | 'originOf'
  | 'objects'
> {
  readonly live: () => Promise<LiveContent>;
}

/** The caller and the brand. */
export type StaffContext = CallContext<'staff'>;

/** Returns a document of the caller's brand, even if it was deleted. */
export async function documentOf({ database }: DeskDeps, { brand, text }: StaffContext, id: string) {
  return (await findDocument(database, brand.key, id)) ?? refuse(404, text.t('content.documentNone'));
}

/** The same for writing: waits for the lock, and excludes deleted documents. */
export async function lockedDocument(tx: Tx, { brand, text }: StaffContext, id: string): Promise<KeptDocument> {
  const document = (await lockDocument(tx, brand.key, id)) ?? refuse(404, text.t('content.documentNone'));
  return document.deleted_at ? refuse(404, text.t('content.documentDeleted')) : document;
}

/** Returns an existing text of a document that the caller has locked. */
export async function textIn(
  tx: Tx,
  { text }: StaffContext,
  document: KeptDocument,
  language: Language,
): Promise<KeptText> {
  const found = await findText(tx, { id: document.id, language });
  return found && !found.removed ? found : refuse(404, text.t('content.textNone'));
}

/** Whether a document is of a kind. */
const isPage = (document: AnyDocument): boolean => 'blocks' in document;

/** Rejects a document of another kind. */
export function checkKind({ text }: StaffContext, { kind }: KeptDocument, document: AnyDocument): void {
  if (isPage(document) !== (kind === 'page')) refuse(422, text.t('content.documentKind'));
}
