import type { Brand } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Signer, Typesetter } from '@vinlore/documents';
import type { Language } from '@vinlore/i18n';
import type { Caller, TextSigner } from '@vinlore/server-kit';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import type { AskSales } from './comparable/comparable-source.ts';
import type { PlateRegister } from './registers/plate-register.ts';
import type { AskModel } from './model/ask-model.ts';
import type { ListedReport } from './report-table.ts';
import type { HistorySource } from './sources/history-source.ts';

/**
 * How a report was paid for, or why it wasn't. `fair-use`: an unlimited plan has reached its `limit` for the period.
 */
export type ReportPayment =
  | { readonly spent: true; readonly transactionId: string }
  | { readonly spent: false; readonly reason: 'no-credit' }
  | { readonly spent: false; readonly reason: 'fair-use'; readonly limit: number };

/** A report to be paid for. */
export interface ReportToPay {
  readonly brand: Brand;
  readonly accountId: string;
  /** The caller who pays; null if the report was bought in an order. */
  readonly by: Caller | null;
  readonly document: { readonly kind: 'report'; readonly id: string; readonly title: string };
  readonly at: Date;
}

/** Charges for a new report, and refunds the charge if the report is empty. */
export interface ReportCredits {
  /**
   * @param tx the transaction that stores the report, so that it is both stored and paid for, or neither
   * @throws Refusal if the caller's session may not spend credits
   */
  spend(tx: Tx, report: ReportToPay): Promise<ReportPayment>;
  /** Refunds a credit to the account that paid, once. */
  giveBack(
    tx: Tx,
    spent: { readonly transactionId: string; readonly reason: 'empty'; readonly at: Date },
  ): Promise<unknown>;
}

/** A record that a member disputes, to be sent to support. */
export interface Dispute {
  readonly brand: Brand;
  readonly accountId: string;
  readonly accountEmail: string;
  readonly language: Language;
  readonly vin: string;
  /** Report number in its printed format. */
  readonly report: string;
  /** Text for support: which record of which report, and the member's message. */
  readonly message: string;
}

/** Support, which receives disputes. */
export interface SupportDesk {
  /** @returns number of the ticket */
  open(tx: Tx, dispute: Dispute): Promise<string>;
}

/** Dependencies of the report module. */
export interface ReportDeps {
  readonly database: Database;
  readonly credits: ReportCredits;
  readonly typesetter: Pick<Typesetter, 'typeset' | 'draw'>;
  /** Signs the reports. */
  readonly signer: Signer;
  /** Signs links to PDFs. */
  readonly links: TextSigner;
  /** Decodes a cleaned 17-character VIN. */
  readonly decode: (vin: string) => DecodedVehicle;
  /** History sources, in the order in which reports list them. */
  readonly sources: readonly HistorySource[];
  /** Public registers of other countries, by plate; empty if none is enabled. */
  readonly registers: readonly PlateRegister[];
  /** Looks up what is published about a model. This is free, and not a record of the vehicle. */
  readonly model: AskModel;
  /** Looks up sales of comparable vehicles. */
  readonly sales: AskSales;
  readonly support: SupportDesk;
  /** Learns of each new report, in its transaction. */
  readonly onMade?: (tx: Tx, report: ListedReport) => Promise<void>;
  /** Public scheme, host, and port of a brand. */
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
}
