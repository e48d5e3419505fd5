import { recordAct } from '@vinlore/audit';
import { type contentDeskContract, type Redirect, REST } from '@vinlore/content-domain';
import { type Database, PAGE_SIZE, pageOf, type Tx } from '@vinlore/database';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import { desk, holdPath } from '../history/document-store.ts';
import { followLinks } from '../links/link-targets.ts';
import { touchContent } from '../publish/touch-content.ts';
import { judgeRedirects } from './judge-redirects.ts';
import { leadingRedirects, leadTo } from '../redirects/redirects.ts';

/** Returns the error of each target; a pattern that keeps the rest has many targets. */
async function faultsOf(
  deps: DeskDeps,
  source: Database | Tx,
  { brand }: Pick<StaffContext, 'brand'>,
  targets: readonly string[],
) {
  const links = targets.map((link) => ({ path: '', link, kind: 'link' as const }));
  const [followed = []] = await followLinks(deps, source, brand, [{ language: brand.language, links, anchors: null }]);
  return followed.map(({ link, fault }) => (link.endsWith(REST) ? null : fault));
}

/** GET …/redirects: by path. */
export function staffRedirectsCall(deps: DeskDeps): Handler<typeof contentDeskContract.staffRedirects> {
  const { database } = deps;
  return async ({ search, cursor }, context) => {
    let query = leadingRedirects(database, context.brand.key)
      .select('r.made_at')
      .orderBy('r.path')
      .limit(PAGE_SIZE + 1);
    if (search) {
      const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      query = query.where((is) =>
        is.or([is('r.path', 'like', part), is(sql`lower(coalesce(r.target, d.path))`, 'like', part)]),
      );
    }
    if (cursor !== undefined) query = query.where('r.path', '>', cursor);
    const { rows, more } = pageOf(await query.execute());
    const followed = await faultsOf(
      deps,
      database,
      context,
      rows.map(({ to }) => to),
    );
    return {
      redirects: rows.map(({ path, to, temporary, document_id: page, made_at: made }, nth): Redirect => ({
        ...{ path, to, temporary, page, made_at: made.toISOString(), fault: followed[nth]! },
      })),
      more,
    };
  };
}

/** POST …/redirect/add: redirects a path without a page. */
export function addRedirectCall(deps: DeskDeps): Handler<typeof contentDeskContract.addRedirect> {
  const { database, clock } = deps;
  return ({ path, to, temporary }, context) =>
    database.transaction(async (tx) => {
      const { brand, text } = context;
      await holdPath(tx, brand.key, path);
      const [verdict] = await judgeRedirects(deps, tx, context, [{ path, to, temporary }]);
      if (verdict!.is === 'there') refuse(422, text.t('content.pathMoved', { path, to }));
      if (verdict!.is === 'fault') refuse(422, verdict!.words);
      const at = clock();
      await leadTo(tx, brand.key, path, { target: to, temporary }, at);
      await touchContent(tx, brand.key);
      await recordAct(tx, {
        ...staffAct(context),
        act: 'content.redirect-added',
        subject: { kind: 'redirect', id: path },
        after: { to, temporary },
      });
      return { path, to, temporary, page: null, made_at: at.toISOString(), fault: null };
    });
}

/** POST …/redirect/end: the path returns 404 from now on. */
export function endRedirectCall(deps: DeskDeps): Handler<typeof contentDeskContract.endRedirect> {
  const { database, clock } = deps;
  return ({ path }, context) =>
    database.transaction(async (tx) => {
      const { brand } = context;
      const ending = await leadingRedirects(tx, brand.key).where('r.path', '=', path).executeTakeFirst();
      if (!ending) return { path };
      const of = desk(tx);
      // The deleted redirect of a moved page is kept; otherwise a deploy would bring its file's page back.
      if (ending.document_id === null)
        await of.deleteFrom('content_redirect').where('brand', '=', brand.key).where('path', '=', path).execute();
      else
        await of
          .updateTable('content_redirect')
          .set({ ended_at: clock() })
          .where('brand', '=', brand.key)
          .where('path', '=', path)
          .execute();
      await touchContent(tx, brand.key);
      await recordAct(tx, {
        ...staffAct(context),
        act: 'content.redirect-removed',
        subject:
          ending.document_id === null ? { kind: 'redirect', id: path } : { kind: 'content', id: ending.document_id },
        before: { path, to: ending.to },
      });
      return { path };
    });
}
