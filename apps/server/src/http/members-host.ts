import type { IncomingMessage } from 'node:http';
import { decideRedirect, type VisitorState } from '@vinlore/account-domain';
import { type Brand, cookieDomain, isMembersHost, pageInLanguage, pathIn, publicHost } from '@vinlore/brand';
import { type Cookies, cookiesOf } from '@vinlore/server-kit';
import type { PageAddress } from '../pages/page-address.ts';
import { originAt, type Reach } from './reach.ts';

/**
 * Public pages that links lead to: what anyone may verify or delete, targets of emails and orders, and the offline
 * page. They work without signing in.
 */
const LINKED =
  /^\/(?:account-deletion|verify|vehicle-checks|garage|your-report|your-sticker|invoice|mailing|offline|recall-alerts|checkout\/(?:thanks|bank))(?:\/|$)/;

/** Dependencies of the members host rule. */
export interface MembersHostDeps {
  readonly reach: Reach;
  readonly visitorState: (cookies: Cookies, brand: Brand) => Omit<VisitorState, 'settingsExist'>;
}

/**
 * The first redirect rule of spec §2, for pages requested on a `members.` host: the redirect based on signed cookies;
 * null to stay.
 */
export type MembersHost = (brand: Brand, address: PageAddress, request: IncomingMessage) => string | null;

/**
 * Creates {@link MembersHost}. A redirect to another host only goes to the brand's own domains, never to the request's.
 */
export function membersHost({ reach, visitorState }: MembersHostDeps): MembersHost {
  return (brand, { path: asked }, request) => {
    const { host, cookie } = request.headers;
    if (!isMembersHost(brand, host)) return null;
    const { language, path } = pageInLanguage(brand, asked);
    if (LINKED.test(path)) return null;
    // Read-only: sets nothing.
    const cookies = cookiesOf(cookie, { secure: reach.secure, domain: cookieDomain(brand, host) }, () => undefined);
    const state = { ...visitorState(cookies, brand), settingsExist: true };
    const target = decideRedirect('members-host', path, state);
    if (target !== '/') return target;
    // People read the terms before agreeing to them: a legal page stays available, on the brand's own host.
    const isLegal = Object.values(brand.legal_pages).includes(path);
    return originAt(publicHost(brand, host), request, reach) + pathIn(brand, language, isLegal ? path : '/');
  };
}
