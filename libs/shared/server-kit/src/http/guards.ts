import { type Endpoint, permits, SITE_HEADER, TOKEN_HEADER, XSRF_HEADER } from '@vinlore/contract';
import type { Brand, BrandOfHost } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import type { Actor, Authenticator, Cookies } from '../context.ts';
import { refuse } from '../refusal.ts';
import type { HeaderReader } from './request-headers.ts';

/** What the guards look at. */
export interface Visit {
  readonly method: string;
  readonly header: HeaderReader;
  readonly brand: Brand;
  readonly text: Translator;
  readonly cookies: Cookies;
}

/** The token of a call: header `bearer` (spec §6) or the standard `Authorization` (decisions §2). */
function tokenOf(header: HeaderReader): string | null {
  const standard = /^Bearer +(\S+)$/i.exec(header('authorization') ?? '')?.[1];
  const token = header(TOKEN_HEADER)?.trim() || standard;
  return token && token.length <= 512 ? token : null;
}

/**
 * The host decides the brand; a `uri` that names another is refused, and so is a request that a page of another site
 * sent (decisions §2).
 */
export function checkSite({ method, header, brand, text }: Visit, brandOfHost: BrandOfHost): void {
  const site = header(SITE_HEADER);
  if (site && brandOfHost(site)?.key !== brand.key) refuse(403, text.t('kit.otherSite'));
  const origin = method === 'GET' ? null : header('origin');
  if (!origin) return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (brandOfHost(host)?.key !== brand.key) refuse(403, text.t('kit.xsrf'));
}

/** The XSRF header must repeat the cookie and be bound to the session (spec §9, decisions §2). */
export function checkXsrf(row: Endpoint, { header, text, cookies }: Visit, authenticator: Authenticator): void {
  if (row.xsrf && !authenticator.xsrfMatches(cookies, header(XSRF_HEADER.toLowerCase()) ?? ''))
    refuse(403, text.t('kit.xsrf'));
}

/**
 * Who calls, where the row lets them.
 *
 * @throws Refusal 401 without a valid token on a row that demands one, and with one that is not valid on a row that
 *   knows members; 403 for a role or a gate that is missing
 */
export async function admit(
  row: Endpoint,
  { header, brand, text, cookies }: Visit,
  authenticator: Authenticator,
): Promise<Actor | null> {
  const token = tokenOf(header);
  const found = token ? await authenticator.actorOfToken(brand.key, token, row.passive ?? false) : null;
  // Their account is another brand's: whatever members do here would be nobody's.
  const actor = found?.visiting && row.auth !== 'staff' ? null : found;
  if (row.auth === 'bearer' || row.auth === 'staff') {
    if (!actor) return refuse(401, text.t(token ? 'kit.badToken' : 'kit.noToken'));
    if (row.auth === 'staff') {
      if (!permits(actor.roles, 'any')) refuse(403, text.t('kit.notStaff'));
      if (!row.beforeSecondFactor && !actor.secondFactor) refuse(403, text.t('kit.secondFactor'));
      // A row that says no permission is an owner's: forgetting one opens nothing.
      if (!permits(actor.roles, row.permission ?? 'owner')) refuse(403, text.t('kit.notPermitted'));
    }
  }
  // Nobody is taken for a stranger because their token is out of date: the client fetches another one.
  if (row.knowsMembers && token && !actor) refuse(401, text.t('kit.badToken'));
  if (
    row.auth === 'gate' &&
    brand.settings.security === 'enabled' &&
    !actor &&
    !authenticator.passedGate(brand.key, cookies)
  ) {
    refuse(403, text.t('kit.gate'));
  }
  return actor;
}
