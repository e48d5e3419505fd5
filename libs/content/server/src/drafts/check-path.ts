import { isLanguagePath } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import { refuse } from '@vinlore/server-kit';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import { documentAt, holdPath } from '../history/document-store.ts';
import { leadingRedirects } from '../redirects/redirects.ts';

type PathDeps = Pick<DeskDeps, 'answersItself'>;

/**
 * Why nothing can be made at a path of the context's brand, in words; null: it is free.
 *
 * @param own the page that is to have it: that the path redirects to the page itself is no hindrance
 */
export async function pathObstacle(
  { answersItself }: PathDeps,
  source: Database | Tx,
  { brand, text }: StaffContext,
  path: string,
  own?: string,
): Promise<string | null> {
  if (answersItself(path)) return text.t('content.pathOwn', { path });
  // A language's prefix is no path: what stands there would never be seen.
  if (isLanguagePath(path)) return text.t('content.pathLanguage', { path });
  if (await documentAt(source, brand.key, 'page', path)) return text.t('content.pathTaken', { path });
  const redirect = await leadingRedirects(source, brand.key).where('r.path', '=', path).executeTakeFirst();
  if (redirect && (redirect.document_id === null || redirect.document_id !== own))
    return text.t('content.pathMoved', { path, to: redirect.to });
  return null;
}

/**
 * Holds a path for what is to stand there, until the transaction ends.
 *
 * @param own as `pathObstacle` takes it
 * @throws Refusal 422 where the product, a page, or a redirect answers at the path already
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
