import type { Brand, Language, PlanProduct } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { Objects } from '@vinlore/objects';
import type { FileScanner, SecondPerson } from '@vinlore/server-kit';
import type { AgentsOf } from '../assign/agents.ts';
import type { ColleagueNames } from '../colleagues.ts';
import type { InboundMail } from '../inbound/configured-inbound.ts';

/** The parts of the ledger that tickets use. */
export interface TicketCredits {
  /** Whether the member spent a credit on a document of this kind for a VIN, and it wasn't returned. */
  spentOn(
    tx: Tx,
    document: {
      readonly brand: Brand;
      readonly accountId: string;
      readonly product: PlanProduct;
      readonly vin: string;
    },
  ): Promise<boolean>;
  /** Gives credits of a product, once per cause. */
  give(
    tx: Tx,
    gift: {
      readonly brand: Brand;
      readonly accountId: string;
      readonly product: PlanProduct;
      readonly credits: number;
      readonly cause: { readonly kind: 'ticket' | 'gift'; readonly id: string };
      readonly at: Date;
    },
  ): Promise<void>;
}

/** A member to whom support may write. */
export interface Addressee {
  /** The account's own, verified email. */
  readonly email: string;
  /** The account's name; '' if it has none. */
  readonly name: string;
  /** Null for the brand's language. */
  readonly language: Language | null;
  /** Why they can't be written to: staff, closed, or without sign-in; null for everyone else. */
  readonly bar: 'staff' | 'closed' | 'holder' | null;
}

/** Dependencies of support tickets. */
export interface TicketModuleDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  /** All brands: nightly jobs run for each. */
  readonly brands: readonly Brand[];
  readonly mail: Mail;
  /** A brand's public origin. */
  readonly origin: (brand: Brand) => string;
  /**
   * Returns a member's current email address and language; a `language` of null is the brand's. Null if the account was
   * deleted.
   */
  readonly contactOf: (
    source: Database | Tx,
    brand: string,
    accountId: string,
  ) => Promise<{ readonly email: string; readonly language: Language | null; readonly suspended: boolean } | null>;
  /** Returns a member by account, locked until the transaction ends; null if the brand has none. */
  readonly addresseeOf: (tx: Tx, brand: string, accountId: string) => Promise<Addressee | null>;
  readonly colleagueNames: ColleagueNames;
  readonly agentsOf: AgentsOf;
  readonly credits: TicketCredits;
  readonly secondPerson: Pick<SecondPerson, 'isOwn' | 'countGiven'>;
  /** The virus scanner for attachments; null if none is configured. */
  readonly scanner: FileScanner | null;
  /** Stores the bytes of attachments. */
  readonly objects: Objects;
  /** Inbound email; null if it isn't configured. */
  readonly inbound: InboundMail | null;
  readonly clock: () => Date;
}
