import type { Brand } from '@vinlore/brand';
import type { Auth } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import type { Logger } from 'pino';
import type { Place } from './places/place.ts';
import type { SecondWord } from './second-word.ts';
import type { SecurityEventName } from './security-events/events.ts';
import type { SecurityFacts } from './security-events/security-log.ts';

/** The caller: the account of a token. */
export interface Actor {
  readonly accountId: string;
  readonly sessionId: string;
  /** Hash of the call's token: replacing the session's token requires that it is still this one. */
  readonly tokenHash?: Buffer;
  readonly email: string;
  readonly dealer: boolean;
  readonly roles: readonly string[];
  /**
   * Whether the session has completed two-step verification, or used a passkey, which includes it: required by staff
   * rows.
   */
  readonly secondFactor?: boolean;
  /** Set if staff are viewing the account as its member: rows that are not `viewable` reject them (ADR 57). */
  readonly viewing?: { readonly staffId: string };
  /** Set if a program calls with an API key: there is no session, and `sessionId` is empty. */
  readonly keyId?: string;
  /** A staff member of another brand on this brand's desk: known to staff calls only. */
  readonly visiting?: boolean;
}

/** A cookie to set; `HttpOnly` unless a script must read it. */
export interface CookieOptions {
  /** Max age in seconds; absent for a session cookie. */
  readonly maxAge?: number;
  /** Readable by scripts. Only for values that are not secret by themselves. */
  readonly readable?: boolean;
}

/** Cookies of a call. Names get the prefix `__Host-` on secure connections; values are plain ASCII. */
export interface Cookies {
  /**
   * @param options `readable` as when it was set. A secret cookie is read under its prefixed name only: a sibling
   * subdomain could have set the plain one.
   */
  get(name: string, options?: Pick<CookieOptions, 'readable'>): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  clear(name: string): void;
}

/** Context of a call for its handler, besides the parsed input. Handlers never see headers. */
export interface CallContext<Access extends Auth = Auth> {
  readonly requestId: string;
  readonly brand: Brand;
  /** Whether the call was made to the staff desk's host, by the desk itself. */
  readonly desk: boolean;
  /** Texts in the visitor's chosen language, else the brand's: server messages, emails and documents. */
  readonly text: Translator;
  /** The caller; always set on calls that require a token. */
  readonly actor: Access extends 'bearer' | 'staff' ? Actor : Actor | null;
  /**
   * The visitor's address (for IPv6 the network, `…::/64`), for rate limits and for staff acts in the audit log (ADR
   * 24); never stored with a member and never logged.
   */
  readonly clientAddress: string;
  /** User agent (`User-Agent`), truncated to 512 characters, '' if absent: not verified. */
  readonly userAgent: string;
  /** The visitor's approximate location; null if unknown. Evaluated lazily. */
  readonly place: Place | null;
  readonly cookies: Cookies;
  readonly log: Logger;
  /** The approval, if this call was made before and is now carried out after a second person approved it. */
  readonly approved?: SecondWord;
  /**
   * Records a security event of this call, adding brand, row, request id, address and actor.
   *
   * @example context.event('factor.failed', { kind: 'recovery-code' });
   */
  event(name: SecurityEventName, facts?: Pick<SecurityFacts, 'person' | 'email' | 'kind'>): void;
}

/** The caller, for decisions made outside of a handler. */
export type Caller = Pick<CallContext<'bearer'>, 'actor' | 'text'>;

/** How a token was presented. */
export interface TokenUse {
  /** Whether it was sent to the staff desk's host: desk sessions are valid only there. */
  readonly desk: boolean;
  /** Whether a timer made the call, so it doesn't extend the session. */
  readonly passive?: boolean;
}

/**
 * Looks up the owner of a token. Implemented by the account module, passed in by the server.
 *
 * Every lookup includes `brandKey`: a token of another brand is invalid here (docs/decisions.md §1).
 */
export interface Authenticator {
  actorOfToken(brandKey: string, token: string, use: TokenUse): Promise<Actor | null>;
  /**
   * Requires that the caller has confirmed their identity in the last ten minutes, with two-step verification if the
   * account has it.
   *
   * @param password sent with the call as a proof, if its row accepts one
   * @throws Refusal 403 with `ProofNeededSchema` as its data; 422 for a wrong password; 429 after too many
   */
  demandProof(call: CallContext<'bearer' | 'staff'>, password?: string): Promise<void>;
  /**
   * Whether the call has passed the brand's security gate with a secure id. A session passes it too; the kernel checks
   * that first.
   */
  passedGate(brandKey: string, cookies: Cookies): boolean;
  /** Whether an XSRF value is bound to the session cookie sent with it (docs/decisions.md §2). */
  xsrfMatches(cookies: Cookies, header: string): boolean;
}
