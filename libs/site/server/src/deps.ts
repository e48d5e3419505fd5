import type { Brand, Language } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Enqueue, Jobs } from '@vinlore/jobs';
import type { Mail, MailKind } from '@vinlore/mail';
import type { SecondPerson } from '@vinlore/server-kit';
import type { LiveBrands } from './live/live-brands.ts';

/** The members' gate of the account module. */
export interface Gate {
  /** Returns the email of a brand's gate; null if none is set. */
  emailOf(source: Database | Tx, brand: string): Promise<string | null>;
  /**
   * Prepares new credentials before the transaction that stores them.
   *
   * @returns a function that stores them; null if they are unchanged
   */
  prepare(pair: {
    readonly brand: string;
    readonly email: string;
    readonly password: string;
  }): Promise<((tx: Tx) => Promise<void>) | null>;
}

/** Dependencies of the site module. */
export interface SiteDeps {
  readonly database: Database;
  readonly live: LiveBrands;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly gate: Gate;
  /** All emails that the product can send. */
  readonly mails: readonly MailKind[];
  readonly mail: Mail;
  /** A brand's public origin. */
  readonly originOf: (brand: Brand) => string;
  /** Returns the people who changed a brand by account id; deleted accounts are missing. */
  readonly peopleOf: (
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string; readonly email: string }>>;
  /** Whether a brand has published a page in every language it has pages in. @param path such as `/privacy` */
  readonly hasPage: (brand: Brand, path: string) => Promise<boolean>;
  /** Copies another brand's pages to a new one. @returns the number of pages */
  readonly copyContent: (
    tx: Tx,
    copy: { readonly from: string; readonly to: string; readonly renamed: (json: string) => string; readonly at: Date },
  ) => Promise<number>;
  /** Returns a brand's published content as the files of its folder, by path. */
  readonly contentFiles: (brand: Brand) => Promise<ReadonlyMap<string, string | Uint8Array>>;
  /** Gives a staff member access to another brand's desk. */
  readonly workAlsoAt: (
    tx: Tx,
    where: { readonly from: string; readonly accountId: string; readonly brand: string },
  ) => Promise<void>;
  /** Resolves a host name: empty if it has no record, null if the lookup failed. */
  readonly addressesOf: (name: string) => Promise<readonly string[] | null>;
  /** Whether a brand has a home page in a language. */
  readonly speaks: (brand: Brand, language: Language) => Promise<boolean>;
  readonly clock: () => Date;
  /** Requests awaiting a second owner's approval. */
  readonly secondPerson: Pick<SecondPerson, 'waiting'>;
}

/** Request kind for approving a change of a brand's settings. */
export const BRAND_SETTINGS = 'brand-settings';

/** Schedules the job for a time. */
export type WakePlans = Enqueue<{ readonly plan?: string | undefined }>;
