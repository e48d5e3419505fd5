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

/** The parts of a request that the guards check. */
export interface Visit {
  readonly method: string;
  readonly header: HeaderReader;
  readonly brand: Brand;
  /** Whether the host is the brand's staff desk. */
  readonly desk: boolean;
  readonly text: Translator;
  readonly cookies: Cookies;
}

/**
 * Returns the token from the `bearer` header (spec §6) or the standard `Authorization` header (docs/decisions.md §2);
 * null if there is none or it is longer than 512 characters.
 */
function tokenOf(header: HeaderReader): string | null {
  const standard = /^Bearer +(\S+)$/i.exec(header('authorization') ?? '')?.[1];
  const token = header(TOKEN_HEADER)?.trim() || standard;
  return token && token.length <= 512 ? token : null;
}

/**
 * Checks that staff calls use the desk's host, and that the desk's host is used only for calls the desk needs
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
 * Rejects a `uri` header that names a brand other than the host's, and a request sent by a page of another site
 * (docs/decisions.md §2). On the desk, `Sec-Fetch-Site` must be `same-origin` or, for a GET that a person opens,
 * `none`; browsers send it with every request to a trustworthy origin and scripts can't set it (Fetch Metadata). A
 * client that sends neither `Sec-Fetch-Site` nor `Origin` is not a browser, and is authenticated by its token alone.
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

/** Checks that the XSRF header repeats the cookie and is bound to the session (spec §9, docs/decisions.md §2). */
export function checkXsrf(row: Endpoint, { header, text, cookies }: Visit, authenticator: Authenticator): void {
  if (row.xsrf && !authenticator.xsrfMatches(cookies, header(XSRF_HEADER.toLowerCase()) ?? ''))
    deny({ name: 'origin.refused', kind: 'xsrf' }, 403, text.t('kit.xsrf'));
}

/**
 * Returns the caller if the row allows them; null for an anonymous caller.
 *
 * @throws Refusal 401 if the token is missing or invalid on a row that requires one, or invalid on a row that
 *   recognizes members; 403 for a missing role, second factor, permission, or gate
 *   pass, and for staff viewing an account on a row that is not `viewable`
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
  // Their account belongs to another brand, so they are anonymous to member calls.
  const actor = found?.visiting && row.auth !== 'staff' ? null : found;
  // Staff viewing an account may only call rows marked `viewable`, whatever else the row allows.
  if (actor?.viewing && !row.viewable)
    deny({ name: 'authz.denied', kind: 'viewing', person: actor.viewing.staffId }, 403, text.t('kit.viewing'));
  if (row.auth === 'bearer' || row.auth === 'staff') {
    if (!actor && token) return deny(BAD_TOKEN, 401, text.t('kit.badToken'));
    if (!actor) return deny({ name: 'authz.denied', kind: 'no-token' }, 401, text.t('kit.noToken'));
    if (row.auth === 'staff') {
      const denied = (kind: string) => ({ name: 'authz.denied', kind, person: actor.accountId }) as const;
      if (!permits(actor.roles, 'any')) deny(denied('not-staff'), 403, text.t('kit.notStaff'));
      if (!row.beforeSecondFactor && !actor.secondFactor) deny(denied('factor'), 403, text.t('kit.secondFactor'));
      // A row without a permission is for owners only, so a forgotten permission grants no access.
      if (!permits(actor.roles, row.permission ?? 'owner')) deny(denied('permission'), 403, text.t('kit.notPermitted'));
    }
  }
  // Reject an expired token instead of treating the caller as anonymous: the client then fetches a new one.
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
 * Requires recent proof of identity if the row demands it for this input. It runs after input validation, so nobody has
 * to confirm their identity for a form that is rejected anyway.
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
