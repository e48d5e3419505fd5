import type { IncomingMessage } from 'node:http';
import { decideRedirect, type VisitorState } from '@vinlore/account-domain';
import { type Brand, cookieDomain, isMembersHost, pageInLanguage, pathIn, publicHost } from '@vinlore/brand';
import { type Cookies, cookiesOf } from '@vinlore/server-kit';
import type { PageAddress } from '../pages/page-address.ts';
import { originAt, type Reach } from './reach.ts';

/**
 * Pages of the public site that a link leads to: what anybody may check or delete, what mails and orders link to, and what
 * a browser keeps for when it has no connection. Whoever has the link need not be logged in.
 */
const LINKED =
  /^\/(?:account-deletion|verify|vehicle-checks|garage|your-report|your-sticker|invoice|mailing|offline|recall-alerts|checkout\/(?:thanks|bank))(?:\/|$)/;

/** What the rule for the members app's own host needs. */
export interface MembersHostDeps {
  readonly reach: Reach;
  readonly visitorState: (cookies: Cookies, brand: Brand) => Omit<VisitorState, 'settingsExist'>;
}

/**
 * The first redirect rule of spec §2, for pages that are read at a `members.` host: where a visitor goes instead, judged by
 * signed cookies; null to stay.
 */
export type MembersHost = (brand: Brand, address: PageAddress, request: IncomingMessage) => string | null;

/** Builds {@link MembersHost}. Where it leads to another host, that is a domain of the brand's own (never of the request). */
export function membersHost({ reach, visitorState }: MembersHostDeps): MembersHost {
  return (brand, { path: asked }, request) => {
    const { host, cookie } = request.headers;
    if (!isMembersHost(brand, host)) return null;
    const { language, path } = pageInLanguage(brand, asked);
    if (LINKED.test(path)) return null;
    // It only looks: nothing is set.
    const cookies = cookiesOf(cookie, { secure: reach.secure, domain: cookieDomain(brand, host) }, () => undefined);
    const state = { ...visitorState(cookies, brand), settingsExist: true };
    const target = decideRedirect('members-host', path, state);
    if (target !== '/') return target;
    // Whoever is asked to agree to the terms reads them first: a legal page stays itself, at the brand's own host.
    const isLegal = Object.values(brand.legal_pages).includes(path);
    return originAt(publicHost(brand, host), request, reach) + pathIn(brand, language, isLegal ? path : '/');
  };
}
