import type { Brand, Language } from '@vinlore/brand';
import type { DocumentKind } from '@vinlore/contract';
import type { Tx } from '@vinlore/database';
import type { Translator } from '@vinlore/i18n';
import type { ListedVin } from './list/read-vin-list.ts';
import type { ZipEntry } from './results/zip.ts';

/** What is wrong with a row, and the VIN that was probably meant. */
export interface RowFault {
  /** A word that `BulkProduct.problemWords` knows. */
  readonly problem: string;
  readonly suggestion: string | null;
}

/** Whose documents: a dealer's account of one brand. */
export interface DocumentOwner {
  readonly brand: Brand;
  readonly accountId: string;
}

/** A document that is made, on its way to be paid for. */
export interface DocumentToPay {
  readonly document: { readonly kind: DocumentKind; readonly id: string; readonly title: string };
  readonly at: Date;
}

/** How a row's document was paid for, or why not. */
export type RowPayment =
  | { readonly spent: true; readonly transactionId: string }
  | { readonly spent: false; readonly reason: 'no-credit' }
  | { readonly spent: false; readonly reason: 'fair-use'; readonly limit: number };

/** A row of a job that is to be made. */
export interface RowToMake extends DocumentOwner {
  /** Of the dealer when the list was sent. */
  readonly language: Language;
  readonly vin: string;
  readonly stockNumber: string;
  /** In U.S. cents; null where the list says none. */
  readonly askingPrice: number | null;
}

/** Pays for a row's document out of what its job has set aside, and notes the row as made. */
export interface RowPayer {
  /**
   * @param tx the transaction that keeps the document, so that a kill anywhere leaves document, payment and note, or none
   * @param id the document's, as it is stored
   * @throws RowTaken where the row is somebody else's meanwhile
   */
  spend(tx: Tx, id: string, document: DocumentToPay): Promise<RowPayment>;
  /** Notes in the same transaction that the credit has gone back, and why: the document is there, and cost nothing. */
  noteReturned(tx: Tx, problem: string): Promise<void>;
}

/** What came of a row. `there`: paid by now, or the dealer had it before. */
export type RowOutcome =
  | { readonly outcome: 'there'; readonly id: string }
  | { readonly outcome: 'failed'; readonly problem: string };

/** A document of a job, as its lists and tables name it. */
export interface BulkDocument {
  /** As people read it. */
  readonly number: string;
  readonly title: string;
  readonly verifyUrl: string;
}

/** A kind of documents that dealers make in bulk: what its slice does for the module. */
export interface BulkProduct {
  /** What is wrong with a row; null: a document can be made of it. */
  judge(brand: Brand, row: ListedVin): RowFault | null;
  /** A problem in words that say what to do. @param problem as it was stored */
  problemWords(text: Translator, problem: string, vin: string): string;
  /** How many of these VINs the dealer has a document of: they cost nothing. */
  countOwned(owner: DocumentOwner, vins: readonly string[]): Promise<number>;
  /** @throws Refusal where the brand makes none at the moment */
  refuseOff(brand: Brand, text: Translator): void;
  make(row: RowToMake, payer: RowPayer): Promise<RowOutcome>;
  /** Documents by their stored ids; one that is gone is missing. */
  documentsOf(
    reader: { readonly brand: Brand; readonly language: Language },
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, BulkDocument>>;
  /**
   * A document's PDF; null for one that is handed out nowhere.
   *
   * @throws TypesetError
   */
  pdfOf(reader: { readonly brand: Brand; readonly language: Language }, id: string): Promise<ZipEntry | null>;
}
