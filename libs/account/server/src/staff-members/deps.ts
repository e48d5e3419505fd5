import type { FoundBy } from '@vinlore/account-domain';
import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Enqueue } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { DataKeeper, TextSigner } from '@vinlore/server-kit';
import type { ViewToEnd } from '../views/view-jobs.ts';

/** Maximum number of members found by a number; if more own documents of a VIN, the rest aren't shown. */
export const MOST_FOUND = 200;

/**
 * Finds members by data outside their accounts: owners of documents for a VIN or of an order. Implemented by other
 * modules and passed in by the server.
 *
 * @param asked the search as typed: a finder recognizes its own kind of number and returns nothing for other text
 * @returns the owners, at most `MOST_FOUND`
 */
export interface MemberFinder {
  readonly by: FoundBy;
  find(asked: { readonly brand: string; readonly search: string }): Promise<readonly string[]>;
}

/** Dependencies of the desk's member calls. */
export interface MembersDeskDeps {
  readonly database: Database;
  readonly mail: Mail;
  /** Public origin of a brand, without a trailing slash, for links in emails. */
  readonly originOf: (brand: Brand) => string;
  /** Creates undo tokens and the keys that count email changes. */
  readonly signer: TextSigner;
  readonly clock: () => Date;
  /** Schedules the audit log entry for the end of a view. */
  readonly endViewLater: Enqueue<ViewToEnd>;
  readonly finders: readonly MemberFinder[];
  /** Modules with member data; called to merge accounts. */
  readonly keepers: () => readonly DataKeeper[];
}
