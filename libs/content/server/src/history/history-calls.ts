import type { contentDeskContract } from '@vinlore/content-domain';
import { pageOf, PAGE_SIZE } from '@vinlore/database';
import { type Handler, refuse } from '@vinlore/server-kit';
import { desk, documentAt, findRevision } from './document-store.ts';
import { type DeskDeps, documentOf } from './deps.ts';
import { editorsOf, documentView, versionOf } from './document-view.ts';

/** GET …/document: a page, or the site record. */
export function staffDocumentCall(deps: DeskDeps): Handler<typeof contentDeskContract.staffDocument> {
  const { database } = deps;
  return async ({ id }, context) => {
    const { brand, text } = context;
    const document =
      id === undefined ? await documentAt(database, brand.key, 'site', '') : await documentOf(deps, context, id);
    return documentView(deps, database, brand, document ?? refuse(404, text.t('content.documentNone')));
  };
}

/** GET …/history: a text's history, newest first. */
export function contentHistoryCall(deps: DeskDeps): Handler<typeof contentDeskContract.contentHistory> {
  const { database } = deps;
  return async ({ id, language, drafts, cursor }, context) => {
    await documentOf(deps, context, id);
    let query = desk(database)
      .selectFrom('content_revision')
      .select(['number', 'act', 'at', 'by_account', 'title', 'of_number', 'planned'])
      .where('document_id', '=', id)
      .where('language', '=', language)
      .orderBy('number', 'desc')
      .limit(PAGE_SIZE + 1);
    if (drafts === 'no') query = query.where('act', '<>', 'saved');
    if (cursor !== undefined) query = query.where('number', '<', cursor);
    const { rows, more } = pageOf(await query.execute());
    const editor = await editorsOf(
      deps,
      rows.map(({ by_account: by }) => by),
    );
    return {
      revisions: rows.map(({ number, act, at, by_account: by, title, of_number: of, planned }) => ({
        ...{ number, act, title, of, planned },
        at: at.toISOString(),
        by: editor(by),
      })),
      more,
    };
  };
}

/** GET …/revision: a text at an entry. */
export function contentRevisionCall(deps: DeskDeps): Handler<typeof contentDeskContract.contentRevision> {
  const { database } = deps;
  return async ({ id, language, number }, context) => {
    await documentOf(deps, context, id);
    const revision = await findRevision(database, { id, language }, number);
    if (!revision) return refuse(404, context.text.t('content.revisionNone'));
    return versionOf(revision, await editorsOf(deps, [revision.by_account]));
  };
}
