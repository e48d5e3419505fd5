import {
  type Endpoint,
  hostOf,
  permits,
  type RecentProof,
  SITE_HEADER,
  TOKEN_HEADER,
  XSRF_HEADER,
} from '@vinlore/contract';
import { type Brand, type BrandOfHost, deskHost } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import type { Actor, Authenticator, CallContext, Cookies } from '../context.ts';
import { deny } from '../refusal.ts';
import type { OwnPages } from './own-pages.ts';
import type { HeaderReader } from '../client/request-headers.ts';

const BAD_TOKEN = { name: 'auth.session.refused', kind: 'token' } as const;

/** What the guards look at. */
export interface Visit {
  readonly method: string;
  readonly header: HeaderReader;
  readonly brand: Brand;
  /** Whether the host is the one of the brand's staff desk. */
  readonly desk: boolean;
  readonly text: Translator;
  readonly cookies: Cookies;
}

/** The token of a call: header `bearer` (spec §6) or the standard `Authorization` (docs/decisions.md §2). */
function tokenOf(header: HeaderReader): string | null {
  const standard = /^Bearer +(\S+)$/i.exec(header('authorization') ?? '')?.[1];
  const token = header(TOKEN_HEADER)?.trim() || standard;
  return token && token.length <= 512 ? token : null;
}

/**
 * Calls of staff are answered on the host of the desk, and on it nothing else but what the desk needs to let people in
 * (docs/decisions.md §6).
 *
 * @throws Refusal 421 on another host (RFC 9110 §15.5.20)
 */
export function checkHost(row: Endpoint, { header, brand, desk, text }: Visit): void {
  const host = hostOf(row);
  if (host === 'both' || (host === 'desk') === desk) return;
  const words = desk ? text.t('kit.notOnDesk') : text.t('kit.deskOnly', { host: deskHost(brand, header('host')) });
  deny({ name: 'origin.refused', kind: 'host' }, 421, words);
}

/**
 * The host decides the brand; a `uri` that names another is refused, and so is a request that a page of another site
 * sent (docs/decisions.md §2). On the desk the browser's `Sec-Fetch-Site` must say that the desk itself asks, or, for a GET, that
 * a person does; browsers send it with every request to a trustworthy origin and no script can set it (Fetch Metadata).
 * What sends neither header is no browser, and acts by its token alone.
 */
export function checkSite(visit: Visit, brandOfHost: BrandOfHost, isOwnPage: OwnPages): void {
  const { method, header, brand, desk, text } = visit;
  const site = header(SITE_HEADER);
  if (site && brandOfHost(site)?.key !== brand.key)
    deny({ name: 'origin.refused', kind: 'site' }, 403, text.t('kit.otherSite'));
  const from = desk ? header('sec-fetch-site') : undefined;
  if (from !== undefined && from !== 'same-origin' && !(from === 'none' && method === 'GET'))
    deny({ name: 'origin.refused', kind: 'fetch-site' }, 403, text.t('kit.xsrf'));
  const origin = method === 'GET' && !desk ? undefined : header('origin');
  if (origin !== undefined && origin !== '' && !isOwnPage({ brand, origin, host: header('host') }))
    deny({ name: 'origin.refused', kind: 'origin' }, 403, text.t('kit.xsrf'));
}

/** The XSRF header must repeat the cookie and be bound to the session (spec §9, docs/decisions.md §2). */
export function checkXsrf(row: Endpoint, { header, text, cookies }: Visit, authenticator: Authenticator): void {
  if (row.xsrf && !authenticator.xsrfMatches(cookies, header(XSRF_HEADER.toLowerCase()) ?? ''))
    deny({ name: 'origin.refused', kind: 'xsrf' }, 403, text.t('kit.xsrf'));
}

/**
 * Who calls, where the row lets them.
 *
 * @throws Refusal 401 without a valid token on a row that demands one, and with one that is not valid on a row that
 *   knows members; 403 for a role or a gate that is missing
 */
export async function admit(
  row: Endpoint,
  { header, brand, desk, text, cookies }: Visit,
  authenticator: Authenticator,
): Promise<Actor | null> {
  const token = tokenOf(header);
  const found = token
    ? await authenticator.actorOfToken(brand.key, token, { desk, passive: row.passive ?? false })
    : null;
  // Their account is another brand's: whatever members do here would be nobody's.
  const actor = found?.visiting && row.auth !== 'staff' ? null : found;
  // Whatever the row's own rules: what is not said to be viewable is closed to who only looks.
  if (actor?.viewing && !row.viewable)
    deny({ name: 'authz.denied', kind: 'viewing', person: actor.viewing.staffId }, 403, text.t('kit.viewing'));
  if (row.auth === 'bearer' || row.auth === 'staff') {
    if (!actor && token) return deny(BAD_TOKEN, 401, text.t('kit.badToken'));
    if (!actor) return deny({ name: 'authz.denied', kind: 'no-token' }, 401, text.t('kit.noToken'));
    if (row.auth === 'staff') {
      const denied = (kind: string) => ({ name: 'authz.denied', kind, person: actor.accountId }) as const;
      if (!permits(actor.roles, 'any')) deny(denied('not-staff'), 403, text.t('kit.notStaff'));
      if (!row.beforeSecondFactor && !actor.secondFactor) deny(denied('factor'), 403, text.t('kit.secondFactor'));
      // A row that says no permission is an owner's: forgetting one opens nothing.
      if (!permits(actor.roles, row.permission ?? 'owner')) deny(denied('permission'), 403, text.t('kit.notPermitted'));
    }
  }
  // Nobody is taken for a stranger because their token is out of date: the client fetches another one.
  if (row.knowsMembers && token && !actor) deny(BAD_TOKEN, 401, text.t('kit.badToken'));
  if (
    row.auth === 'gate' &&
    brand.settings.security === 'enabled' &&
    !actor &&
    !authenticator.passedGate(brand.key, cookies)
  ) {
    deny({ name: 'authz.denied', kind: 'gate' }, 403, text.t('kit.gate'));
  }
  return actor;
}

/**
 * Asks for a recent proof of who is calling, where the row wants one for this input. It stands behind the input's schema:
 * nobody confirms who they are for a form that is refused anyway.
 *
 * @throws Refusal as `Authenticator.demandProof` does
 */
export async function demandRecentProof(
  { recentProof }: Endpoint,
  input: Readonly<Record<string, unknown>>,
  call: CallContext,
  authenticator: Authenticator,
): Promise<void> {
  const { actor } = call;
  if (!recentProof || !actor) return;
  const { when, passwordField } = recentProof === true ? ({} as RecentProof) : recentProof;
  if (when && !when(input, actor)) return;
  const password = passwordField === undefined ? undefined : input[passwordField];
  await authenticator.demandProof(call as CallContext<'bearer'>, typeof password === 'string' ? password : undefined);
}
