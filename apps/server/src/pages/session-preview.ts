import type { Brand } from '@vinlore/brand';
import { permits } from '@vinlore/contract';
import { cookiesOf } from '@vinlore/server-kit';
import type { Product } from '../product.ts';
import type { PagesDeps } from './pages.ts';

type Sessions = Pick<Product, 'actorOfDeskCookies'>;

const actorOf = ({ actorOfDeskCookies }: Sessions, secure: boolean, brand: Brand, cookie: string) =>
  actorOfDeskCookies(
    cookiesOf(cookie, { secure, desk: true }, () => undefined),
    brand.key,
  );

/**
 * Shows previews to the desk session that created them, by cookie, since a frame sends no token. Anyone who copies the
 * link gets a 404.
 */
export function sessionPreview(product: Sessions & Pick<Product, 'content'>, secure: boolean): PagesDeps['preview'] {
  return async (brand, { language, path }, token, cookie) => {
    const actor = await actorOf(product, secure, brand, cookie);
    if (!actor?.secondFactor || !permits(actor.roles, 'content')) return null;
    return product.content.previews.content({ brand, language, path, token }, actor);
  };
}

/** Whether the request comes from the brand's desk, by the desk's cookie. */
export function isStaffSession(product: Sessions, secure: boolean): PagesDeps['isStaff'] {
  return async (brand, cookie) => {
    const actor = await actorOf(product, secure, brand, cookie);
    return actor?.secondFactor === true && permits(actor.roles, 'any');
  };
}
