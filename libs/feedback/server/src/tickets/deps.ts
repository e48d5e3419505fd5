import type { Brand, Language, PlanProduct } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { FileScanner, SecondPerson } from '@vinlore/server-kit';
import type { AgentsOf } from '../assign/agents.ts';
import type { ColleagueNames } from '../colleagues.ts';
import type { InboundMail } from '../inbound/configured-inbound.ts';

/** A member's credits as far as tickets move them. */
export interface TicketCredits {
  /** Whether a credit was spent on the member's document of this kind of a VIN, and did not come back. */
  spentOn(
    tx: Tx,
    document: {
      readonly brand: Brand;
      readonly accountId: string;
      readonly product: PlanProduct;
      readonly vin: string;
    },
  ): Promise<boolean>;
  /** Gives credits of a product, once for each cause. */
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

/** A member whom support may want to write to. */
export interface Addressee {
  /** The account's own email, which is proven. */
  readonly email: string;
  /** As the account has it; '' where it has none. */
  readonly name: string;
  /** Null: the brand's. */
  readonly language: Language | null;
  /** Why they are not written to: on the staff, closed, or without anybody who signs in; null for every other member. */
  readonly bar: 'staff' | 'closed' | 'holder' | null;
}

/** What support tickets need of others. */
export interface TicketModuleDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  /** All brands: what is done at night is done for each. */
  readonly brands: readonly Brand[];
  readonly mail: Mail;
  /** Scheme, host and port by which the world reaches a brand. */
  readonly origin: (brand: Brand) => string;
  /** Where a member is written to now; a `language` of null is the brand's. Null: the account is gone. */
  readonly contactOf: (
    source: Database | Tx,
    brand: string,
    accountId: string,
  ) => Promise<{ readonly email: string; readonly language: Language | null; readonly suspended: boolean } | null>;
  /** Whom an account belongs to, which stays as it is until the transaction ends; null where the brand has none such. */
  readonly addresseeOf: (tx: Tx, brand: string, accountId: string) => Promise<Addressee | null>;
  readonly colleagueNames: ColleagueNames;
  readonly agentsOf: AgentsOf;
  readonly credits: TicketCredits;
  readonly secondPerson: Pick<SecondPerson, 'isOwn' | 'countGiven'>;
  /** Looks for viruses in what people attach; null where none is configured. */
  readonly scanner: FileScanner | null;
  /** Answers to tickets by mail; null where none come in. */
  readonly inbound: InboundMail | null;
  readonly clock: () => Date;
}
