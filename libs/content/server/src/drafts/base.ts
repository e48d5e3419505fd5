import { type AnyDocument, type Conflict, isSame } from '@vinlore/content-domain';
import type { Tx } from '@vinlore/database';
import { refuse } from '@vinlore/server-kit';
import { findRevision, findText, type KeptDocument, type KeptText } from '../history/document-store.ts';
import { type DeskDeps, lockedDocument, type StaffContext, textIn } from '../history/deps.ts';
import { editorsOf } from '../history/document-view.ts';

/** The action on a text. */
export interface EditRequest {
  readonly language: KeptText['language'];
  /** The entry number it's based on. */
  readonly base: number;
  /** The document to save. */
  readonly mine?: AnyDocument;
}

/**
 * Allows an action if its author has seen the current text; otherwise it's a conflict, so the second editor merges and
 * nothing is overwritten unseen. Changes that leave the document as it was, such as publishing this very draft, are no
 * conflict.
 *
 * @throws Refusal 409 with the data for a merge
 */
export async function checkBase(
  deps: DeskDeps,
  tx: Tx,
  context: StaffContext,
  document: KeptDocument,
  { language, base, mine }: EditRequest,
): Promise<void> {
  const key = { id: document.id, language };
  const text = await findText(tx, key);
  if (base === (text?.last ?? 0) || !text || (text.removed && base === 0)) return;
  const theirs = (await findRevision(tx, key, text.last))!;
  const known = await findRevision(tx, key, base);
  if (known && isSame(known.document, theirs.document)) return;
  if (mine && isSame(mine, theirs.document)) return;
  const editor = await editorsOf(deps, [theirs.by_account]);
  const conflict: Conflict = {
    base: known?.document ?? null,
    theirs: theirs.document,
    number: theirs.number,
    act: theirs.act,
    at: theirs.at.toISOString(),
    by: editor(theirs.by_account),
  };
  refuse(409, context.text.t('content.changedMeanwhile'), conflict);
}

/**
 * Returns a document, locked, and its text in a language, if the author has seen the current text.
 *
 * @throws Refusal 404 if the brand has no such document or text, 409 with the data for a merge
 */
export async function textAt(
  deps: DeskDeps,
  tx: Tx,
  context: StaffContext,
  { id, language, base }: EditRequest & { readonly id: string },
): Promise<{ readonly document: KeptDocument; readonly text: KeptText }> {
  const document = await lockedDocument(tx, context, id);
  const text = await textIn(tx, context, document, language);
  await checkBase(deps, tx, context, document, { language, base });
  return { document, text };
}
