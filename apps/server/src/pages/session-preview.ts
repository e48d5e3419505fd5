import { permits } from '@vinlore/contract';
import { cookiesOf } from '@vinlore/server-kit';
import type { Product } from '../product.ts';
import type { PageOptions } from './pages.ts';

/**
 * Shows previews to the staff session that made them, by its cookie: a frame sends no token. Whoever copies the link sees a
 * page that there is not.
 */
export function sessionPreview(
  { content, actorOfCookies }: Pick<Product, 'content' | 'actorOfCookies'>,
  secure: boolean,
): PageOptions['preview'] {
  return async (brand, { language, path }, token, cookie) => {
    const actor = await actorOfCookies(
      cookiesOf(cookie, secure, () => undefined),
      brand.key,
    );
    if (!actor?.secondFactor || !permits(actor.roles, 'content')) return null;
    return content.previews.content({ brand, language, path, token }, actor);
  };
}
