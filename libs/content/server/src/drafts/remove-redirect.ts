import { recordAct } from '@vinlore/audit';
import type { contentDeskContract } from '@vinlore/content-domain';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { type DeskDeps, lockedDocument } from '../history/deps.ts';
import { desk } from '../history/document-store.ts';
import { documentView } from '../history/document-view.ts';
import { touchContent } from '../publish/touch-content.ts';

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
      return documentView(deps, tx, brand, document);
    });
}
