import { recordAct } from '@vinlore/audit';
import type { contentDeskContract } from '@vinlore/content-domain';
import type { Database, Tx } from '@vinlore/database';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { desk } from '../history/document-store.ts';
import { type DeskDeps, lockedDocument } from '../history/deps.ts';
import { shownDocument } from '../history/shown.ts';
import { touchContent } from '../publish/touch-content.ts';

/** Old paths of a brand, as `r`, that lead to pages that are there, as `d`. */
export const leadingRedirects = (source: Database | Tx, brand: string) =>
  desk(source)
    .selectFrom('content_redirect as r')
    .innerJoin('content_document as d', 'd.id', 'r.document_id')
    .where('r.brand', '=', brand)
    .where('r.ended_at', 'is', null)
    .where('d.deleted_at', 'is', null);

/** Forgets what a path led to: a page stands there again. */
export async function forgetRedirect(tx: Tx, brand: string, path: string): Promise<void> {
  await desk(tx).deleteFrom('content_redirect').where('brand', '=', brand).where('path', '=', path).execute();
}

/** From now on a path leads to a document. */
export async function leadTo(tx: Tx, brand: string, path: string, document_id: string, made_at: Date): Promise<void> {
  await desk(tx)
    .insertInto('content_redirect')
    .values({ brand, path, document_id, made_at })
    .onConflict((conflict) => conflict.columns(['brand', 'path']).doUpdateSet({ document_id, made_at, ended_at: null }))
    .execute();
}

/** POST …/page/redirect/remove: who comes by that old path is told that nothing is there. */
export function removeRedirectCall(deps: DeskDeps): Handler<typeof contentDeskContract.removeRedirect> {
  const { database, clock } = deps;
  return ({ id, path }, context) =>
    database.transaction(async (tx) => {
      const { brand, text } = context;
      const document = await lockedDocument(tx, context, id);
      if (document.kind === 'site') refuse(404, text.t('content.documentNone'));
      const ended = await desk(tx)
        .updateTable('content_redirect')
        .set({ ended_at: clock() })
        .where('brand', '=', brand.key)
        .where('path', '=', path)
        .where('document_id', '=', id)
        .where('ended_at', 'is', null)
        .returning('path')
        .executeTakeFirst();
      if (ended) {
        await touchContent(tx, brand.key);
        await recordAct(tx, {
          ...staffAct(context),
          act: 'content.redirect-removed',
          subject: { kind: 'content', id },
          before: { path, to: document.path },
        });
      }
      return shownDocument(deps, tx, brand, document);
    });
}
