import type { FoundBy } from '@vinlore/account-domain';
import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Enqueue } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { DataKeeper, TextSigner } from '@vinlore/server-kit';
import type { ViewToEnd } from '../views/view-jobs.ts';

/** The most members that a number may lead to; of a VIN that more of them hold the others are not shown. */
export const MOST_FOUND = 200;

/**
 * Finds members by what their accounts do not know: who holds documents of a VIN, whose an order is. Other modules
 * implement it; the server hands them in.
 *
 * @param asked the search as staff typed it: a finder knows its own kind of number, and gives nobody for other words
 * @returns whose it is, at most `MOST_FOUND`
 */
export interface MemberFinder {
  readonly by: FoundBy;
  find(asked: { readonly brand: string; readonly search: string }): Promise<readonly string[]>;
}

/** What the desk's calls about members are made of. */
export interface MembersDeskDeps {
  readonly database: Database;
  readonly mail: Mail;
  /** Scheme, host and port by which the world reaches a brand, without a slash at the end: for links in mails. */
  readonly originOf: (brand: Brand) => string;
  /** Makes the tokens of vetoes, and the keys under which changes of email are counted. */
  readonly signer: TextSigner;
  readonly clock: () => Date;
  /** Has the trail note the end of a view once its time is over. */
  readonly endViewLater: Enqueue<ViewToEnd>;
  readonly finders: readonly MemberFinder[];
  /** Who keeps something of members; asked when all are put together. */
  readonly keepers: () => readonly DataKeeper[];
}
