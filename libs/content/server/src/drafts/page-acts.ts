import { recordAct } from '@vinlore/audit';
import type { contentDeskContract } from '@vinlore/content-domain';
import { tables, type Tx } from '@vinlore/database';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import {
  desk,
  documentInWork,
  findDocument,
  findRevision,
  type KeptDocument,
  textsOf,
  workOf,
} from '../history/document-store.ts';
import { cancelPlans } from '../history/plans.ts';
import { noteEntry, refreshDocument } from '../history/note-entry.ts';
import { type DeskDeps, lockedDocument, type StaffContext } from '../history/deps.ts';
import { documentView } from '../history/document-view.ts';
import { checkPath } from './check-path.ts';
import { touchContent } from '../publish/touch-content.ts';
import { forgetRedirect, leadOn, leadTo } from '../redirects/redirects.ts';
import type { ContentTables } from '../tables.ts';
import { isRequired } from '../history/required.ts';

/** Creates a page without texts at a locked, free path. */
export async function makeDocument(tx: Tx, { brand }: StaffContext, path: string, at: Date): Promise<KeptDocument> {
  // Redirects to a deleted page, or deleted ones, no longer apply.
  await forgetRedirect(tx, brand.key, path);
  return desk(tx)
    .insertInto('content_document')
    .values({ brand: brand.key, kind: 'page', path, changed_at: at, deleted_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const subject = ({ id }: KeptDocument) => ({ kind: 'content', id });

/** POST …/page/new: creates a page as a draft. */
export function newPageCall(deps: DeskDeps): Handler<typeof contentDeskContract.newPage> {
  const { database, clock } = deps;
  return ({ path, language, document: work }, context) =>
    database.transaction(async (tx) => {
      await checkPath(deps, tx, context, path);
      const at = clock();
      const document = await makeDocument(tx, context, path, at);
      await noteEntry(tx, document, { language, act: 'saved', document: work, by: context.actor.accountId, at });
      const after = { path, language, title: work.title };
      await recordAct(tx, { ...staffAct(context), act: 'content.page-made', subject: subject(document), after });
      return documentView(deps, tx, context.brand, document);
    });
}

/** POST …/page/copy: starts from another page's drafts. */
export function copyPageCall(deps: DeskDeps): Handler<typeof contentDeskContract.copyPage> {
  const { database, clock } = deps;
  return ({ id, path }, context) =>
    database.transaction(async (tx) => {
      const original = await lockedDocument(tx, context, id);
      if (original.kind === 'site') refuse(404, context.text.t('content.documentNone'));
      await checkPath(deps, tx, context, path);
      const at = clock();
      const document = await makeDocument(tx, context, path, at);
      for (const text of await textsOf(tx, id)) {
        const work = await documentInWork(tx, { id, language: text.language }, text);
        const entry = { language: text.language, act: 'saved', document: work, at } as const;
        await noteEntry(tx, document, { ...entry, by: context.actor.accountId });
      }
      await recordAct(tx, {
        ...staffAct(context),
        act: 'content.page-copied',
        subject: subject(document),
        detail: { of: id, from: original.path },
        after: { path },
      });
      return documentView(deps, tx, context.brand, document);
    });
}

/** POST …/page/move: changes the path in all languages; the old one redirects permanently. */
export function movePageCall(deps: DeskDeps): Handler<typeof contentDeskContract.movePage> {
  const { database, clock } = deps;
  return ({ id, path, from }, context) =>
    database.transaction(async (tx) => {
      const { brand, text } = context;
      const document = await lockedDocument(tx, context, id);
      if (document.kind === 'site') refuse(404, text.t('content.documentNone'));
      if (isRequired(brand, document)) refuse(422, text.t('content.required'));
      if (document.path !== path) {
        if (document.path !== from) refuse(409, text.t('content.movedMeanwhile', { path: document.path }));
        await checkPath(deps, tx, context, path, id);
        await moveTo(tx, document, path, clock());
        await recordAct(tx, {
          ...staffAct(context),
          act: 'content.page-moved',
          subject: subject(document),
          before: { path: from },
          after: { path },
        });
      }
      return documentView(deps, tx, brand, (await findDocument(tx, brand.key, id))!);
    });
}

async function moveTo(tx: Tx, { id, brand, path: from }: KeptDocument, path: string, at: Date): Promise<void> {
  await forgetRedirect(tx, brand, path);
  await leadTo(tx, brand, from, { document_id: id }, at);
  await leadOn(tx, brand, from, path);
  // From now on, the brand's files no longer affect this page.
  await tables<ContentTables>(tx)
    .updateTable('content_page')
    .set({ url: path, updated_at: at, edited_at: at })
    .where('brand', '=', brand)
    .where('url', '=', from)
    .execute();
  await desk(tx).updateTable('content_document').set({ path, changed_at: at }).where('id', '=', id).execute();
  await refreshDocument(tx, id);
  await touchContent(tx, brand);
}

/** POST …/page/delete: deletes all languages; the history stays. */
export function deletePageCall(deps: DeskDeps): Handler<typeof contentDeskContract.deletePage> {
  const { database, clock } = deps;
  return ({ id }, context) =>
    database.transaction(async (tx) => {
      const { brand, text, actor } = context;
      const document = await lockedDocument(tx, context, id);
      if (isRequired(brand, document)) refuse(422, text.t('content.required'));
      const at = clock();
      const texts = await textsOf(tx, id);
      await tables<ContentTables>(tx)
        .deleteFrom('content_page')
        .where('brand', '=', brand.key)
        .where('url', '=', document.path)
        .execute();
      for (const each of texts) {
        const kept = (await findRevision(tx, { id, language: each.language }, workOf(each)))!;
        const entry = { language: each.language, act: 'deleted', document: kept.document, of: kept.number } as const;
        await noteEntry(tx, document, { ...entry, by: actor.accountId, at });
      }
      await cancelPlans(tx, id, at);
      await desk(tx).updateTable('content_document').set({ deleted_at: at }).where('id', '=', id).execute();
      await refreshDocument(tx, id);
      await touchContent(tx, brand.key);
      const before = { path: document.path, languages: texts.map(({ language }) => language).join(' ') };
      await recordAct(tx, { ...staffAct(context), act: 'content.page-deleted', subject: subject(document), before });
      return documentView(deps, tx, brand, (await findDocument(tx, brand.key, id))!);
    });
}
