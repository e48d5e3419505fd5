import { isLanguagePath } from '@vinlore/brand';
import { REST } from '@vinlore/content-domain';
import type { Database, Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import { desk } from '../history/document-store.ts';
import { followLinks } from '../links/link-targets.ts';
import { type LeadingPath, ownPath } from '../redirects/redirect-lookup.ts';
import { leadingRedirects } from '../redirects/redirects.ts';
import { RedirectGraph } from './redirect-graph.ts';

/** Maximum number of redirects per brand: every process keeps them all in memory. */
const REDIRECTS_MAX = 50_000;

/** File extensions are allowed: old sites had pages such as `/about.html`. */
const withoutEnding = (path: string) => path.replace(/\.[a-z0-9]+$/, '');

/** The check's result for a new redirect: `fault` as text, `there` if the brand already has it. */
type RedirectVerdict = { readonly is: 'good' | 'there' } | { readonly is: 'fault'; readonly words: string };

type Judged = Pick<DeskDeps, 'answersItself' | 'live'>;

/** Returns which paths exist for visitors: as a page, or served by the product. */
async function livePaths(deps: Judged, source: Database | Tx, { brand }: StaffContext, targets: ReadonlySet<string>) {
  const links = [...targets].map((link) => ({ path: '', link, kind: 'link' as const }));
  const [followed = []] = await followLinks(deps, source, brand, [{ language: brand.language, links, anchors: null }]);
  return new Set(followed.flatMap(({ link, fault }) => (fault === null ? [link] : [])));
}

/** Returns the paths at which the brand has a page, published or not. */
async function pagesAt(source: Database | Tx, brand: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await desk(source)
    .selectFrom('content_document')
    .select('path')
    .where('brand', '=', brand)
    .where('kind', '=', 'page')
    .where('deleted_at', 'is', null)
    // One array parameter, however many paths: a list may have thousands.
    .where(sql<boolean>`path = any(${[...paths]}::text[])`)
    .execute();
  return new Set(rows.map(({ path }) => path));
}

/**
 * Checks redirects one after the other, each as if the previous ones existed: whether the path is free, whether the
 * target exists, and whether it would form a chain or loop with another one.
 */
export async function judgeRedirects(
  deps: Judged,
  source: Database | Tx,
  context: StaffContext,
  redirects: readonly LeadingPath[],
): Promise<readonly RedirectVerdict[]> {
  const { brand, text } = context;
  const { t } = text;
  const graph = new RedirectGraph(await leadingRedirects(source, brand.key).execute());
  const pages = await pagesAt(
    source,
    brand.key,
    redirects.map(({ path }) => path),
  );
  const points = new Set<string>();
  for (const { path, to } of redirects) {
    if (!to.endsWith(REST)) points.add(to).add(ownPath(to) ?? to);
    for (const point of graph.pointsAt(path)) points.add(point);
  }
  const live = await livePaths(deps, source, context, points);

  /** Returns the error of the path. */
  const pathFault = ({ path }: LeadingPath): string | null => {
    const root = path.endsWith(REST) ? path.slice(0, -REST.length) : path;
    const asked = root === path ? [withoutEnding(path)] : [root, `${root}/x`];
    if (asked.some((each) => deps.answersItself(each))) return t('content.pathOwn', { path });
    if (isLanguagePath(root)) return t('content.pathLanguage', { path });
    if (pages.has(path)) return t('content.pathTaken', { path });
    const there = graph.get(path);
    return there ? t('content.pathMoved', { path, to: there.to }) : null;
  };
  /** Returns the error of the target. */
  const targetFault = ({ path, to }: LeadingPath): string | null => {
    if (to.endsWith(REST)) return restFault(path, to);
    if (live.has(to)) return null;
    const own = ownPath(to);
    const further = own === null ? null : graph.find(own);
    if (further !== null) return t('content.redirectFurther', { path: to, to: further });
    return t('content.redirectNowhere', { path: to });
  };
  const restFault = (path: string, to: string): string | null => {
    if (!path.endsWith(REST)) return t('content.redirectRest', { path: to });
    const own = ownPath(to);
    if (own === null) return null;
    const [from, root] = [path, own].map((each) => each.slice(0, -REST.length)) as [string, string];
    if (`${root}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${root}/`))
      return t('content.redirectLoop', { path });
    const on = graph.goesOn(root);
    return on === null ? null : t('content.redirectChain', { path: to, from: on });
  };
  /** Returns another redirect that would lead through this one. */
  const chainFault = ({ path }: LeadingPath): string | null => {
    const tree = graph.treeAt(path);
    if (tree !== null) return t('content.redirectChained', { path, from: tree });
    for (const point of graph.pointsAt(path))
      if (!live.has(point)) return t('content.redirectChained', { path, from: graph.sourceOf(point) });
    return null;
  };

  return redirects.map((redirect): RedirectVerdict => {
    const there = graph.get(redirect.path);
    if (there && there.to === redirect.to && there.temporary === redirect.temporary) return { is: 'there' };
    const words =
      pathFault(redirect) ??
      targetFault(redirect) ??
      chainFault(redirect) ??
      (graph.size >= REDIRECTS_MAX ? t('content.redirectsMany', { most: REDIRECTS_MAX }) : null);
    if (words !== null) return { is: 'fault', words };
    graph.add(redirect);
    return { is: 'good' };
  });
}
