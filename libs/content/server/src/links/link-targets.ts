import type { Brand, Language } from '@vinlore/brand';
import { type LinkFault, REST, safeLink } from '@vinlore/content-domain';
import { documentAnchors, type DocumentLink } from '@vinlore/content-domain/markdown';
import type { Database, Tx } from '@vinlore/database';
import { desk } from '../history/document-store.ts';
import type { DeskDeps } from '../history/deps.ts';
import { sql } from 'kysely';
import { pictureNamesOf } from '../pictures/picture-store.ts';
import { pathAndAbove, RedirectLookup } from '../redirects/redirect-lookup.ts';
import { leadingRedirects } from '../redirects/redirects.ts';

/** A checked link. */
export interface FollowedLink extends DocumentLink {
  readonly fault: LinkFault | null;
  /** New target of a `moved` link. */
  readonly to: string | null;
  readonly external: boolean;
}

/** Whether a page has an anchor: one of its own, or the top, which HTML gives every page. */
const hasAnchor = (anchors: ReadonlySet<string>, anchor: string) => /^(?:top)?$/i.test(anchor) || anchors.has(anchor);

/** The text that has the links. */
export interface LinksOf {
  readonly language: Language;
  readonly links: readonly DocumentLink[];
  /** Its own anchors; null for the site record, which is shown on pages with different anchors. */
  readonly anchors: ReadonlySet<string> | null;
}

interface Address {
  readonly path: string;
  readonly anchor: string | null;
}

/** Returns the path and anchor of an internal link; null for external ones. */
function ownAddress(link: string): Address | null {
  const href = safeLink(link, (path) => path)?.href;
  if (!href?.startsWith('/')) return null;
  const [, path, anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(href)!;
  return { path: path!.replace(/(?<=.)\/+$/, ''), anchor: anchor || null };
}

const textKey = (id: string, language: string) => `${id} ${language}`;

/** Returns what the site has at the linked paths. */
async function targetsAt(source: Database | Tx, brand: string, addresses: readonly Address[]) {
  const paths = [...new Set(addresses.map(({ path }) => path))];
  const documents = new Map<string, string>();
  const published = new Map<string, number | null>();
  const anchors = new Map<string, ReadonlySet<string>>();
  if (paths.length === 0) return { documents, published, moved: new RedirectLookup([]), anchors };
  const found = await desk(source)
    .selectFrom('content_document as d')
    .innerJoin('content_text as t', 't.document_id', 'd.id')
    .select(['d.id', 'd.path', 't.language', 't.published'])
    .where('d.brand', '=', brand)
    .where('d.kind', '=', 'page')
    // One array parameter, however many paths: a whole list of redirects may be checked at once.
    .where(sql<boolean>`d.path = any(${paths}::text[])`)
    .where('d.deleted_at', 'is', null)
    .where('t.removed', '=', false)
    .execute();
  for (const { id, path, language, published: number } of found) {
    documents.set(path, id);
    published.set(textKey(id, language), number);
  }
  const patterns = new Set(paths.flatMap((path) => [...pathAndAbove(path)].map((above) => above + REST)));
  const moved = new RedirectLookup(
    await leadingRedirects(source, brand)
      .where(sql<boolean>`r.path = any(${[...paths, ...patterns]}::text[])`)
      .execute(),
  );
  const anchored = new Set(addresses.filter(({ anchor }) => anchor !== null).map(({ path }) => documents.get(path)));
  const ids = [...anchored].filter((id) => id !== undefined);
  const pages = ids.length
    ? await desk(source)
        .selectFrom('content_text as t')
        .innerJoin('content_revision as r', (join) =>
          join
            .onRef('r.document_id', '=', 't.document_id')
            .onRef('r.language', '=', 't.language')
            .onRef('r.number', '=', 't.published'),
        )
        .select(['t.document_id', 't.language', 'r.document'])
        .where('t.document_id', 'in', ids)
        .execute()
    : [];
  for (const { document_id: id, language, document } of pages)
    anchors.set(textKey(id, language), documentAnchors(document));
  return { documents, published, moved, anchors };
}

/**
 * Checks links within the site: pages, anchors, images, and paths that the product serves. External sites are never
 * requested.
 *
 * @returns the links of each text, in order
 */
export async function followLinks(
  { answersItself, live }: Pick<DeskDeps, 'answersItself' | 'live'>,
  source: Database | Tx,
  brand: Brand,
  texts: readonly LinksOf[],
): Promise<FollowedLink[][]> {
  const all = texts.flatMap(({ links }) => links);
  const targets = await targetsAt(
    source,
    brand.key,
    all.map(({ link }) => ownAddress(link)).filter((at) => at !== null),
  );
  const pictures = all.some(({ kind }) => kind === 'picture')
    ? await pictureNamesOf(source, await live(), brand)
    : null;

  const faultOf = ({ link, kind }: DocumentLink, { language, anchors }: LinksOf): LinkFault | null => {
    if (kind === 'picture') return pictures!.has(link) ? null : 'no-picture';
    const safe = safeLink(link, (path) => path);
    if (!safe) return 'malformed';
    if (safe.href.startsWith('#')) return !anchors || hasAnchor(anchors, safe.href.slice(1)) ? null : 'no-anchor';
    const at = ownAddress(link);
    if (!at) return null;
    const id = targets.documents.get(at.path);
    const number = id === undefined ? undefined : targets.published.get(textKey(id, language));
    if (id !== undefined && number) {
      const there = targets.anchors.get(textKey(id, language));
      return at.anchor === null || !there || hasAnchor(there, at.anchor) ? null : 'no-anchor';
    }
    if (answersItself(at.path)) return null;
    if (id !== undefined) return 'not-live';
    return targets.moved.find(at.path) ? 'moved' : 'no-page';
  };
  return texts.map((text) =>
    text.links.map((each) => {
      const fault = faultOf(each, text);
      const to = fault === 'moved' ? targets.moved.find(ownAddress(each.link)!.path)!.to : null;
      return { ...each, fault, to, external: each.kind === 'link' && /^\s*(?:https?|mailto):/i.test(each.link) };
    }),
  );
}
