import type { Brand } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Signer, Typesetter } from '@vinlore/documents';
import type { Language } from '@vinlore/i18n';
import type { Caller, TextSigner } from '@vinlore/server-kit';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import type { AskSales } from './comparable/comparable-source.ts';
import type { PlateRegister } from './registers/plate-register.ts';
import type { AskModel } from './model/ask-model.ts';
import type { HistorySource } from './sources/history-source.ts';

/** How a report was paid for, or why not. `fair-use`: an unlimited plan is used up to its `limit` a period. */
export type ReportPayment =
  | { readonly spent: true; readonly transactionId: string }
  | { readonly spent: false; readonly reason: 'no-credit' }
  | { readonly spent: false; readonly reason: 'fair-use'; readonly limit: number };

/** A report to be paid for. */
export interface ReportToPay {
  readonly brand: Brand;
  readonly accountId: string;
  /** Who pays with what they have; null for a report that was bought with its order. */
  readonly by: Caller | null;
  readonly document: { readonly kind: 'report'; readonly id: string; readonly title: string };
  readonly at: Date;
}

/** Takes what a new report costs, and gives it back where the report is empty. */
export interface ReportCredits {
  /**
   * @param tx the transaction that keeps the report: made and paid, or neither
   * @throws Refusal where the caller's session may not spend
   */
  spend(tx: Tx, report: ReportToPay): Promise<ReportPayment>;
  /** Gives a credit back to whoever paid, once. */
  giveBack(
    tx: Tx,
    spent: { readonly transactionId: string; readonly reason: 'empty'; readonly at: Date },
  ): Promise<unknown>;
}

/** A record that a member says is wrong, on its way to support. */
export interface Dispute {
  readonly brand: Brand;
  readonly accountId: string;
  readonly accountEmail: string;
  readonly language: Language;
  readonly vin: string;
  /** Number of the report, as people read it. */
  readonly report: string;
  /** What support reads: which record of which report, and the member's words. */
  readonly message: string;
}

/** Support, where disputes go. */
export interface SupportDesk {
  /** @returns the number of the ticket that it becomes */
  open(tx: Tx, dispute: Dispute): Promise<string>;
}

/** What the report module needs of others. */
export interface ReportDeps {
  readonly database: Database;
  readonly credits: ReportCredits;
  readonly typesetter: Pick<Typesetter, 'typeset' | 'draw'>;
  /** Signs the reports. */
  readonly signer: Signer;
  /** Signs links to PDFs. */
  readonly links: TextSigner;
  /** Decodes a plain VIN of 17 characters. */
  readonly decode: (vin: string) => DecodedVehicle;
  /** Where history comes from, in the order in which readers see it. */
  readonly sources: readonly HistorySource[];
  /** Public registers of other countries, by plate; empty where none is switched on. */
  readonly registers: readonly PlateRegister[];
  /** Looks up what is published about a model: no record of a vehicle, and free. */
  readonly model: AskModel;
  /** Looks up sales of comparable cars. */
  readonly sales: AskSales;
  readonly support: SupportDesk;
  /** Scheme, host and port by which the world reaches a brand. */
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
}
