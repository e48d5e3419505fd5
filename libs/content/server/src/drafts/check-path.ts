import { isLanguagePath } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import { refuse } from '@vinlore/server-kit';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import { documentAt, holdPath } from '../history/document-store.ts';
import { leadingRedirects } from '../redirects/redirects.ts';

type PathDeps = Pick<DeskDeps, 'answersItself'>;

/**
 * Returns why a path can't be used at the context's brand, as text; null if it's free.
 *
 * @param own the page that will get it: a redirect to the page itself is no obstacle
 */
export async function pathObstacle(
  { answersItself }: PathDeps,
  source: Database | Tx,
  { brand, text }: StaffContext,
  path: string,
  own?: string,
): Promise<string | null> {
  if (answersItself(path)) return text.t('content.pathOwn', { path });
  // A page below a language prefix could never be reached.
  if (isLanguagePath(path)) return text.t('content.pathLanguage', { path });
  if (await documentAt(source, brand.key, 'page', path)) return text.t('content.pathTaken', { path });
  const redirect = await leadingRedirects(source, brand.key).where('r.path', '=', path).executeTakeFirst();
  if (redirect && (redirect.document_id === null || redirect.document_id !== own))
    return text.t('content.pathMoved', { path, to: redirect.to });
  return null;
}

/**
 * Locks a path for new content until the transaction ends.
 *
 * @param own as in `pathObstacle`
 * @throws Refusal 422 if the product, a page, or a redirect already uses the path
 */
export async function checkPath(
  deps: PathDeps,
  tx: Tx,
  context: StaffContext,
  path: string,
  own?: string,
): Promise<void> {
  await holdPath(tx, context.brand.key, path);
  const obstacle = await pathObstacle(deps, tx, context, path, own);
  if (obstacle !== null) refuse(422, obstacle);
}
