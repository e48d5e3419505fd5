import type { ActName } from '@vinlore/audit';
import type { contentDeskContract } from '@vinlore/content-domain';
import { forBrand, type Tx } from '@vinlore/database';
import { type Handler, refuse } from '@vinlore/server-kit';
import { checkFaults } from '../drafts/check.ts';
import { checkMayGo } from '../drafts/publish-calls.ts';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import {
  desk,
  findRevision,
  findText,
  type KeptDocument,
  type KeptRevision,
  type KeptText,
  lockDocument,
  textsOf,
} from '../history/document-store.ts';
import { goLive, goOffline } from '../history/go-live.ts';
import { noteEntry, refreshDocument } from '../history/note-entry.ts';
import { cancelPlans } from '../history/plans.ts';
import { recordLive } from '../history/record-live.ts';
import { editedBrand } from './source-text.ts';

/** The state of a text before an entry of its history. */
interface Former {
  /** What visitors saw. */
  readonly live: KeptRevision | null;
  /** The draft, if any. */
  readonly draft: KeptRevision | null;
}

/** Reads the state of a text before an entry from its history. */
async function formerOf(tx: Tx, { document_id: id, language }: KeptText, number: number): Promise<Former> {
  const earlier = desk(tx)
    .selectFrom('content_revision')
    .select(['number', 'act'])
    .where('document_id', '=', id)
    .where('language', '=', language)
    .where('number', '<', number)
    .orderBy('number', 'desc');
  const seen = await earlier.where('act', 'not in', ['saved', 'discarded']).limit(1).executeTakeFirst();
  // Other actions don't change the draft (`standingAfter`).
  const last = await earlier
    .where('act', 'in', ['seeded', 'published', 'saved', 'discarded'])
    .limit(1)
    .executeTakeFirst();
  const at = (found: { readonly number: number } | undefined) =>
    found ? findRevision(tx, { id, language }, found.number) : null;
  const isLive = seen && seen.act !== 'unpublished' && seen.act !== 'deleted';
  return { live: await at(isLive ? seen : undefined), draft: await at(last?.act === 'saved' ? last : undefined) };
}

/** Deletes a page that was created for the text: nobody has seen it. */
async function leaveNoPage(tx: Tx, id: string, deleted_at: Date): Promise<void> {
  await desk(tx).updateTable('content_document').set({ deleted_at }).where('id', '=', id).execute();
  await refreshDocument(tx, id);
}

/** Undoes one entry. @returns the action that was undone, for the audit log */
async function takeBack(
  deps: DeskDeps,
  tx: Tx,
  context: StaffContext,
  document: KeptDocument,
  text: KeptText,
): Promise<ActName> {
  const { language, last: number } = text;
  const key = { id: document.id, language };
  const undone = (await findRevision(tx, key, number))!;
  const { live, draft } = await formerOf(tx, text, number);
  const entry = { language, by: context.actor.accountId, at: deps.clock() };
  let act: ActName = 'content.draft-discarded';
  if (undone.act === 'published') {
    act = live ? 'content.rolled-back' : 'content.unpublished';
    if (live) {
      await checkFaults(deps, tx, context, language, live.document);
      await goLive(tx, document, { ...entry, act: 'rolled-back', document: live.document, of: live.number });
    } else {
      checkMayGo(context, document, text);
      await goOffline(tx, document, { ...entry, document: undone.document, of: number });
    }
  } else {
    await cancelPlans(tx, key.id, entry.at, { language, number });
    const kept = live ?? undone;
    await noteEntry(tx, document, { ...entry, act: 'discarded', document: kept.document, of: kept.number });
    if (!draft && (await textsOf(tx, key.id)).length === 0) await leaveNoPage(tx, key.id, entry.at);
  }
  // Restores the draft that was there before.
  if (draft) await noteEntry(tx, document, { ...entry, act: 'saved', document: draft.document, of: draft.number });
  return act;
}

/** POST …/counterparts/undo: at one brand, as long as the text wasn't changed there since. */
export function undoAtBrandCall(deps: DeskDeps): Handler<typeof contentDeskContract.undoAtBrand> {
  return async ({ id, brand: key, language, number }, context) => {
    const brand = await editedBrand(deps, context, key);
    const at: StaffContext = { ...context, brand };
    const words = context.text;
    return forBrand(brand.key, () =>
      deps.database.transaction(async (tx) => {
        const document = (await lockDocument(tx, brand.key, id)) ?? refuse(404, words.t('content.documentNone'));
        const text = await findText(tx, { id, language });
        if (document.kind !== 'page' || document.deleted_at || !text || text.removed)
          return refuse(404, words.t('content.textNone'));
        if (text.last !== number) refuse(409, words.t('content.brandChanged', { brand: brand.name }));
        const undone = (await findRevision(tx, { id, language }, number))!;
        if (undone.act !== 'published' && undone.act !== 'saved') refuse(422, words.t('content.nothingToUndo'));
        const act = await takeBack(deps, tx, at, document, text);
        const after = (await findText(tx, { id, language }))!;
        const live = { language, before: text.published, after: after.published, number: after.last };
        await recordLive(tx, at, document, { act, ...live, detail: { from: context.brand.key } });
        return { number: after.last };
      }),
    );
  };
}
