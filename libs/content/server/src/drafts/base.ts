import { type AnyDocument, type Conflict, isSame } from '@vinlore/content-domain';
import type { Tx } from '@vinlore/database';
import { refuse } from '@vinlore/server-kit';
import { findRevision, findText, type KeptDocument, type KeptText } from '../history/document-store.ts';
import { type DeskDeps, lockedDocument, type StaffContext, textIn } from '../history/deps.ts';
import { editorsOf } from '../history/document-view.ts';

/** What somebody wants to do to a text. */
export interface EditRequest {
  readonly language: KeptText['language'];
  /** The number that they started from or saw last. */
  readonly base: number;
  /** What they want to save. */
  readonly mine?: AnyDocument;
}

/**
 * Lets an act pass whose author has seen what the text says now. Nobody overwrites what they have not seen (the
 * second of two editors gets a merge view, and nothing is lost). What changed without another word, such as a
 * publication of the very draft, changed nothing.
 *
 * @throws Refusal 409 with what a merge needs
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
 * A document, locked, and its text in a language, for an act whose author has seen what the text says now.
 *
 * @throws Refusal 404 where the brand has no such document or text, 409 with what a merge needs
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
