import { recordAct } from '@vinlore/audit';
import { type contentDeskContract, isSame } from '@vinlore/content-domain';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { documentInWork, findRevision, findText, textsOf } from '../history/document-store.ts';
import { noteEntry } from '../history/note-entry.ts';
import { checkKind, type DeskDeps, documentOf, lockedDocument } from '../history/deps.ts';
import { textViewOf } from '../history/document-view.ts';
import { checkBase, textAt } from './base.ts';
import { verdictOn } from './check.ts';

/** POST …/draft: saves a draft, complete or not. */
export function saveDraftCall(deps: DeskDeps): Handler<typeof contentDeskContract.saveDraft> {
  const { database, clock } = deps;
  return ({ id, language, base, document: mine }, context) =>
    database.transaction(async (tx) => {
      const document = await lockedDocument(tx, context, id);
      checkKind(context, document, mine);
      await checkBase(deps, tx, context, document, { language, base, mine });
      const text = await findText(tx, { id, language });
      const known = text && !text.removed ? await documentInWork(tx, { id, language }, text) : null;
      if (!known || !isSame(known, mine)) {
        const by = context.actor.accountId;
        const number = await noteEntry(tx, document, { language, act: 'saved', document: mine, by, at: clock() });
        await recordAct(tx, {
          ...staffAct(context),
          act: 'content.draft-saved',
          subject: { kind: 'content', id },
          detail: { path: document.path, language },
          before: { number: text?.last ?? null },
          after: { number },
        });
      }
      return (await textViewOf(deps, tx, context.brand, document, language))!;
    });
}

/** POST …/draft/discard: returns to the published version. */
export function discardDraftCall(deps: DeskDeps): Handler<typeof contentDeskContract.discardDraft> {
  const { database, clock } = deps;
  return ({ id, language, base }, context) =>
    database.transaction(async (tx) => {
      const { document, text } = await textAt(deps, tx, context, { id, language, base });
      if (text.draft === null) refuse(422, context.text.t('content.nothingInWork'));
      if (text.latest === null && (await textsOf(tx, id)).length === 1) refuse(422, context.text.t('content.onlyText'));
      const key = { id, language };
      const kept = (await findRevision(tx, key, text.latest ?? text.draft))!;
      const by = context.actor.accountId;
      const entry = { language, act: 'discarded', document: kept.document, by, at: clock(), of: kept.number } as const;
      const number = await noteEntry(tx, document, entry);
      await recordAct(tx, {
        ...staffAct(context),
        act: 'content.draft-discarded',
        subject: { kind: 'content', id },
        detail: { path: document.path, language },
        before: { draft: text.draft },
        after: { number },
      });
      return textViewOf(deps, tx, context.brand, document, language);
    });
}

/** POST …/check: what publishing would report. */
export function checkDocumentCall(deps: DeskDeps): Handler<typeof contentDeskContract.checkDocument> {
  return async ({ id, language, document }, context) => {
    checkKind(context, await documentOf(deps, context, id), document);
    return verdictOn(deps, deps.database, context.brand, language, document);
  };
}
