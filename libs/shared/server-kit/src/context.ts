import type { Brand } from '@vinlore/brand';
import type { Auth } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import type { Logger } from 'pino';
import type { Place } from './places/place.ts';
import type { SecondWord } from './second-word.ts';
import type { SecurityEventName } from './security-events/events.ts';
import type { SecurityFacts } from './security-events/security-log.ts';

/** Who acts: the account behind a token. */
export interface Actor {
  readonly accountId: string;
  readonly sessionId: string;
  /** Hash of the token that came with the call: what gives the session another token demands that it still has this one. */
  readonly tokenHash?: Buffer;
  readonly email: string;
  readonly dealer: boolean;
  readonly roles: readonly string[];
  /** Whether the session has seen a second factor, or a passkey, which is one: staff rows ask for it. */
  readonly secondFactor?: boolean;
  /** Set where staff look at the account as its member sees it: rows that are not `viewable` refuse them (ADR 57). */
  readonly viewing?: { readonly staffId: string };
  /** Somebody of another brand's staff at this brand's desk: calls of staff know them, all others do not. */
  readonly visiting?: boolean;
}

/** A cookie to be set; `HttpOnly` unless a script must read it. */
export interface CookieOptions {
  /** Seconds from now; absent for the browser's session. */
  readonly maxAge?: number;
  /** Readable by scripts. Only for what is no secret by itself. */
  readonly readable?: boolean;
}

/** Cookies of a call. Names get the prefix `__Host-` where the connection is secure; values are plain ASCII. */
export interface Cookies {
  /**
   * @param options `readable` as it was set. A secret cookie is read under its prefixed name only: under its plain name
   *   a neighbouring subdomain could have set it.
   */
  get(name: string, options?: Pick<CookieOptions, 'readable'>): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  clear(name: string): void;
}

/** What a handler knows of the call besides its parsed input. It never sees a header. */
export interface CallContext<Access extends Auth = Auth> {
  readonly requestId: string;
  readonly brand: Brand;
  /** Whether the call came to the host of the brand's staff desk, from the desk itself. */
  readonly desk: boolean;
  /** Texts in the language that the visitor chose, else the brand's: server messages, mails and documents. */
  readonly text: Translator;
  /** Who calls; certain on calls that demand a token. */
  readonly actor: Access extends 'bearer' | 'staff' ? Actor : Actor | null;
  /**
   * The visitor's address (of IPv6 the network, `…::/64`), for limits, and for the audit log of staff's acts (ADR 24); never
   * stored with a member and never logged.
   */
  readonly clientAddress: string;
  /** What the visitor's program calls itself (`User-Agent`), cut to 512 characters, '' where it does not: a claim. */
  readonly userAgent: string;
  /** Where the visitor seems to be; null where nothing says so. Found out when it is asked for. */
  readonly place: Place | null;
  readonly cookies: Cookies;
  readonly log: Logger;
  /** A second person's word, where this call was made before and is carried out now that they have approved it. */
  readonly approved?: SecondWord;
  /**
   * Records a security event of this call: brand, row, request id, address and actor are added to it.
   *
   * @example context.event('factor.failed', { kind: 'recovery-code' });
   */
  event(name: SecurityEventName, facts?: Pick<SecurityFacts, 'person' | 'email' | 'kind'>): void;
}

/** Whoever makes a call, for what is decided far behind its handler. */
export type Caller = Pick<CallContext<'bearer'>, 'actor' | 'text'>;

/** How a token came. */
export interface TokenUse {
  /** Whether it came to the staff desk's host: sessions of the desk are good there and nowhere else. */
  readonly desk: boolean;
  /** Whether the call is a clock's: then it does not count as a use of the session. */
  readonly passive?: boolean;
}

/**
 * Says who holds a token. Implemented by the account module, handed in by the server.
 *
 * `brandKey` is part of every question: a token of another brand is no token here (docs/decisions.md §1).
 */
export interface Authenticator {
  actorOfToken(brandKey: string, token: string, use: TokenUse): Promise<Actor | null>;
  /**
   * Lets pass who has confirmed who they are in the last ten minutes, with the second factor where the account has one.
   *
   * @param password what the call itself carries as a proof, where its row takes one
   * @throws Refusal 403 with `ProofNeededSchema` as its data; 422 for a wrong password; 429 after too many
   */
  demandProof(call: CallContext<'bearer' | 'staff'>, password?: string): Promise<void>;
  /** Whether the call has passed the brand's security gate by a secure id. A session passes it too; the kernel checks that first. */
  passedGate(brandKey: string, cookies: Cookies): boolean;
  /** Whether an XSRF value is the one bound to the session cookie that came with it (docs/decisions.md §2). */
  xsrfMatches(cookies: Cookies, header: string): boolean;
}
