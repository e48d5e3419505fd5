import type { Brand, Language } from '@vinlore/brand';
import type { DocumentKind } from '@vinlore/contract';
import type { Tx } from '@vinlore/database';
import type { Translator } from '@vinlore/i18n';
import type { ListedVin } from './list/read-vin-list.ts';
import type { ZipEntry } from './results/zip.ts';

/** A row's problem, and the suggested VIN. */
export interface RowFault {
  /** A code that `BulkProduct.problemWords` knows. */
  readonly problem: string;
  readonly suggestion: string | null;
}

/** Owner of documents: a dealer's account of one brand. */
export interface DocumentOwner {
  readonly brand: Brand;
  readonly accountId: string;
}

/** A created document that still has to be paid for. */
export interface DocumentToPay {
  readonly document: { readonly kind: DocumentKind; readonly id: string; readonly title: string };
  readonly at: Date;
}

/** How a row's document was paid for, or why not. */
export type RowPayment =
  | { readonly spent: true; readonly transactionId: string }
  | { readonly spent: false; readonly reason: 'no-credit' }
  | { readonly spent: false; readonly reason: 'fair-use'; readonly limit: number };

/** A row of a job to create a document for. */
export interface RowToMake extends DocumentOwner {
  /** The dealer's language when the list was sent. */
  readonly language: Language;
  readonly vin: string;
  readonly stockNumber: string;
  /** In U.S. cents; null if the list has none. */
  readonly askingPrice: number | null;
}

/** Pays for a row's document from the job's reserved credits, and marks the row as created. */
export interface RowPayer {
  /**
   * @param tx the transaction that stores the document, so after a crash anywhere there is document, payment and mark,
   * or none
   * @param id the document's id as stored
   * @throws RowTaken if another process has taken the row
   */
  spend(tx: Tx, id: string, document: DocumentToPay): Promise<RowPayment>;
  /** Stores in the same transaction that the credit was returned, and why: the document exists and was free. */
  noteReturned(tx: Tx, problem: string): Promise<void>;
}

/** Result of a row. `there`: paid just now, or the dealer already had it. */
export type RowOutcome =
  | { readonly outcome: 'there'; readonly id: string }
  | { readonly outcome: 'failed'; readonly problem: string };

/** A document of a job, as shown in lists and tables. */
export interface BulkDocument {
  /** As people read it. */
  readonly number: string;
  readonly title: string;
  readonly verifyUrl: string;
}

/** A kind of documents that dealers create in bulk: what its slice implements for the module. */
export interface BulkProduct {
  /** Returns what is wrong with a row; null: a document can be created. */
  judge(brand: Brand, row: ListedVin): RowFault | null;
  /** Describes a problem and how to fix it. @param problem as stored */
  problemWords(text: Translator, problem: string, vin: string): string;
  /** Counts the VINs the dealer already has a document for: they are free. */
  countOwned(owner: DocumentOwner, vins: readonly string[]): Promise<number>;
  /** @throws Refusal if the brand currently creates none */
  refuseOff(brand: Brand, text: Translator): void;
  make(row: RowToMake, payer: RowPayer): Promise<RowOutcome>;
  /** Returns documents by their stored ids; deleted ones are missing. */
  documentsOf(
    reader: { readonly brand: Brand; readonly language: Language },
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, BulkDocument>>;
  /**
   * Returns a document's PDF; null if it is not available to anyone.
   *
   * @throws TypesetError
   */
  pdfOf(reader: { readonly brand: Brand; readonly language: Language }, id: string): Promise<ZipEntry | null>;
}
