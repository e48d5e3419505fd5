import type { Brand, Language } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Enqueue, Jobs } from '@vinlore/jobs';
import type { Mail, MailKind } from '@vinlore/mail';
import type { SecondPerson } from '@vinlore/server-kit';
import type { LiveBrands } from './live/live-brands.ts';

/** The members' gate, which is the account module's. */
export interface Gate {
  /** The email that passes a brand's gate; null where no pair is set. */
  emailOf(source: Database | Tx, brand: string): Promise<string | null>;
  /**
   * Prepares a pair, before the transaction that keeps it.
   *
   * @returns what keeps it; null where the pair stands so already
   */
  prepare(pair: {
    readonly brand: string;
    readonly email: string;
    readonly password: string;
  }): Promise<((tx: Tx) => Promise<void>) | null>;
}

/** What the site module is given. */
export interface SiteDeps {
  readonly database: Database;
  readonly live: LiveBrands;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly gate: Gate;
  /** Every mail that the product can send. */
  readonly mails: readonly MailKind[];
  readonly mail: Mail;
  /** Scheme, host and port by which the world reaches a brand. */
  readonly originOf: (brand: Brand) => string;
  /** Who changed a brand, by the ids of their accounts; whose account is gone is left out. */
  readonly peopleOf: (
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string; readonly email: string }>>;
  /** Whether a brand has published a page in every language in which it has pages. @param path such as `/privacy` */
  readonly hasPage: (brand: Brand, path: string) => Promise<boolean>;
  /** Gives a new brand the pages of another one. @returns how many pages it has */
  readonly copyContent: (
    tx: Tx,
    copy: { readonly from: string; readonly to: string; readonly renamed: (json: string) => string; readonly at: Date },
  ) => Promise<number>;
  /** What a brand publishes, as the files of its folder, by path within it. */
  readonly contentFiles: (brand: Brand) => Promise<ReadonlyMap<string, string | Uint8Array>>;
  /** Lets somebody on the staff work at another brand's desk as well. */
  readonly workAlsoAt: (
    tx: Tx,
    where: { readonly from: string; readonly accountId: string; readonly brand: string },
  ) => Promise<void>;
  /** Where a host name leads: none where it has no record, null where it could not be looked up just now. */
  readonly addressesOf: (name: string) => Promise<readonly string[] | null>;
  /** Whether a brand has a home page in a language. */
  readonly speaks: (brand: Brand, language: Language) => Promise<boolean>;
  readonly clock: () => Date;
  /** What waits for a second owner. */
  readonly secondPerson: Pick<SecondPerson, 'waiting'>;
}

/** Kind of the requests for a second owner who approves a change of a brand's settings. */
export const BRAND_SETTINGS = 'brand-settings';

/** Has the job of plans look at a moment. */
export type WakePlans = Enqueue<{ readonly plan?: string | undefined }>;
