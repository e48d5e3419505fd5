import { recordAct } from '@vinlore/audit';
import type { contentDeskContract, Redirect } from '@vinlore/content-domain';
import { type Database, PAGE_SIZE, pageOf, type Tx } from '@vinlore/database';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { checkPath } from '../drafts/check-path.ts';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import { desk } from '../history/document-store.ts';
import { followLinks } from '../links/link-targets.ts';
import { touchContent } from '../publish/touch-content.ts';
import { leadingRedirects, leadTo } from '../redirects/redirects.ts';

/** Redirects that a brand may have: every process keeps them all in memory. */
const REDIRECTS_MAX = 10_000;

/** A file's ending is no hindrance: sites before this one had pages such as `/about.html`. */
const withoutEnding = (path: string) => path.replace(/\.[a-z0-9]+$/, '');

/** What is wrong with where each leads. */
async function faultsOf(
  deps: DeskDeps,
  source: Database | Tx,
  { brand }: Pick<StaffContext, 'brand'>,
  targets: readonly string[],
) {
  const links = targets.map((link) => ({ path: '', link, kind: 'link' as const }));
  const [followed = []] = await followLinks(deps, source, brand, [{ language: brand.language, links, anchors: null }]);
  return followed;
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
        ...{ path, to, temporary, page, made_at: made.toISOString(), fault: followed[nth]!.fault },
      })),
      more,
    };
  };
}

/** POST …/redirect/add: a path at which nothing is leads elsewhere. */
export function addRedirectCall(deps: DeskDeps): Handler<typeof contentDeskContract.addRedirect> {
  const { database, clock } = deps;
  return ({ path, to, temporary }, context) =>
    database.transaction(async (tx) => {
      const { brand, text } = context;
      await checkPath({ answersItself: (asked) => deps.answersItself(withoutEnding(asked)) }, tx, context, path);
      const [{ fault, to: further } = { fault: 'malformed' as const, to: null }] = await faultsOf(deps, tx, context, [
        to,
      ]);
      if (fault === 'moved') refuse(422, text.t('content.redirectFurther', { path: to, to: further ?? '' }));
      if (fault !== null) refuse(422, text.t('content.redirectNowhere', { path: to }));
      const { count } = await desk(tx)
        .selectFrom('content_redirect')
        .select((is) => is.fn.countAll<number>().as('count'))
        .where('brand', '=', brand.key)
        .where('target', 'is not', null)
        .executeTakeFirstOrThrow();
      if (Number(count) >= REDIRECTS_MAX) refuse(422, text.t('content.redirectsMany', { most: REDIRECTS_MAX }));
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

/** POST …/redirect/end: who comes by that path is told that nothing is there. */
export function endRedirectCall(deps: DeskDeps): Handler<typeof contentDeskContract.endRedirect> {
  const { database, clock } = deps;
  return ({ path }, context) =>
    database.transaction(async (tx) => {
      const { brand } = context;
      const ending = await leadingRedirects(tx, brand.key).where('r.path', '=', path).executeTakeFirst();
      if (!ending) return { path };
      const of = desk(tx);
      // Where a page was, the end is kept: else a deploy would bring its file's page back.
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
