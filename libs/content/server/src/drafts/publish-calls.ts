import type { contentDeskContract } from '@vinlore/content-domain';
import type { Tx } from '@vinlore/database';
import { type Handler, refuse } from '@vinlore/server-kit';
import { checkBase, textAt } from './base.ts';
import { checkFaults } from './check.ts';
import { isRequired } from '../history/required.ts';
import { forgetRedirect } from '../redirects/redirects.ts';
import {
  desk,
  documentAt,
  findRevision,
  findText,
  holdPath,
  type KeptDocument,
  type KeptRevision,
  type KeptText,
  lockDocument,
} from '../history/document-store.ts';
import { goLive, goOffline } from '../history/go-live.ts';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import { recordLive } from '../history/record-live.ts';
import { textViewOf } from '../history/document-view.ts';

/** Returns what can be published: the draft, or else the last published version if it's offline. */
export async function publishable(tx: Tx, context: StaffContext, text: KeptText): Promise<KeptRevision> {
  const number = text.draft ?? (text.published === null ? text.latest : null);
  if (number === null) return refuse(422, context.text.t('content.nothingInWork'));
  return (await findRevision(tx, { id: text.document_id, language: text.language }, number))!;
}

/** POST …/publish: live on every process within a second. */
export function publishDraftCall(deps: DeskDeps): Handler<typeof contentDeskContract.publishDraft> {
  const { database, clock } = deps;
  return ({ id, language, base }, context) =>
    database.transaction(async (tx) => {
      const { document, text } = await textAt(deps, tx, context, { id, language, base });
      const { number: of, document: work } = await publishable(tx, context, text);
      await checkFaults(deps, tx, context, language, work);
      const by = context.actor.accountId;
      const number = await goLive(tx, document, { act: 'published', language, document: work, of, by, at: clock() });
      const live = { language, before: text.published, after: number, number };
      await recordLive(tx, context, document, { act: 'content.published', ...live });
      return (await textViewOf(deps, tx, context.brand, document, language))!;
    });
}

/** POST …/unpublish: takes a text off the site; it stays in the desk. */
export function unpublishTextCall(deps: DeskDeps): Handler<typeof contentDeskContract.unpublishText> {
  const { database, clock } = deps;
  return ({ id, language, base }, context) =>
    database.transaction(async (tx) => {
      const { document, text } = await textAt(deps, tx, context, { id, language, base });
      checkMayGo(context, document, text);
      const live = (await findRevision(tx, { id, language }, text.published!))!;
      const entry = { language, document: live.document, of: live.number };
      const number = await goOffline(tx, document, { ...entry, by: context.actor.accountId, at: clock() });
      const what = { language, before: text.published, after: null, number };
      await recordLive(tx, context, document, { act: 'content.unpublished', ...what });
      return (await textViewOf(deps, tx, context.brand, document, language))!;
    });
}

/** @throws Refusal 422 if it isn't live, or the site needs it in the brand's own language */
export function checkMayGo({ brand, text }: StaffContext, document: KeptDocument, kept: KeptText): void {
  if (kept.published === null) refuse(422, text.t('content.notLive'));
  if (document.kind === 'site' || (isRequired(brand, document) && kept.language === brand.language))
    refuse(422, text.t('content.required'));
}

/** POST …/roll-back: publishes an old version again. Also restores a deleted page. */
export function rollBackCall(deps: DeskDeps): Handler<typeof contentDeskContract.rollBack> {
  const { database, clock } = deps;
  return ({ id, language, base, number: of }, context) =>
    database.transaction(async (tx) => {
      const { brand, text: words, actor } = context;
      const document = (await lockDocument(tx, brand.key, id)) ?? refuse(404, words.t('content.documentNone'));
      const old = (await findRevision(tx, { id, language }, of)) ?? refuse(404, words.t('content.revisionNone'));
      await checkBase(deps, tx, context, document, { language, base });
      await checkFaults(deps, tx, context, language, old.document);
      if (document.deleted_at) await bringBack(tx, context, document);
      const before = (await findText(tx, { id, language }))!.published;
      const entry = { language, document: old.document, of, by: actor.accountId, at: clock() };
      const number = await goLive(tx, document, { act: 'rolled-back', ...entry });
      await recordLive(tx, context, document, { act: 'content.rolled-back', language, before, after: number, number });
      return (await textViewOf(deps, tx, brand, document, language))!;
    });
}

/** Undeletes a page if its path is still free. */
async function bringBack(tx: Tx, { brand, text }: StaffContext, { id, kind, path }: KeptDocument): Promise<void> {
  await holdPath(tx, brand.key, path);
  if (await documentAt(tx, brand.key, kind, path)) refuse(422, text.t('content.pathTaken', { path }));
  await forgetRedirect(tx, brand.key, path);
  await desk(tx).updateTable('content_document').set({ deleted_at: null }).where('id', '=', id).execute();
}
