import { LANGUAGES } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { refuse } from '@vinlore/server-kit';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import { documentAt, holdName } from '../history/document-store.ts';
import { leadingRedirects } from '../redirects/redirects.ts';

/**
 * Holds a path for what is to stand there, until the transaction ends.
 *
 * @param own the page that is to have it: that the path redirects to the page itself is no hindrance
 * @throws Refusal 422 where the product, a page, or a redirect answers at the path already
 */
export async function checkPath(
  { answersItself }: Pick<DeskDeps, 'answersItself'>,
  tx: Tx,
  { brand, text }: StaffContext,
  path: string,
  own?: string,
): Promise<void> {
  if (answersItself(path)) refuse(422, text.t('content.pathOwn', { path }));
  // A language's prefix is no path: what stands there would never be seen.
  if (LANGUAGES.some((language) => path === `/${language}` || path.startsWith(`/${language}/`)))
    refuse(422, text.t('content.pathLanguage', { path }));
  await holdName(tx, brand.key, 'path', path);
  if (await documentAt(tx, brand.key, 'page', path)) refuse(422, text.t('content.pathTaken', { path }));
  const redirect = await leadingRedirects(tx, brand.key).where('r.path', '=', path).executeTakeFirst();
  if (redirect && (redirect.document_id === null || redirect.document_id !== own))
    refuse(422, text.t('content.pathMoved', { path, to: redirect.to }));
}
