import type { Language } from '@vinlore/brand';
import type { BulkJob, DocumentKind } from '@vinlore/contract';
import type { Generated } from 'kysely';

/** Tables of the bulk module. */
export interface BulkTables {
  bulk_job: {
    id: string;
    brand: string;
    account_id: string;
    kind: Generated<DocumentKind>;
    idempotency_key: string;
    content_hash: Buffer;
    name: string;
    language: Language;
    state: BulkJob['state'];
    begun_at: Date;
    ended_at: Date | null;
    duplicates: number;
    reservation: string | null;
    reserved: number;
  };
  bulk_row: {
    job_id: string;
    /** From 1, in the order of the file. */
    number: number;
    line: number;
    vin: string;
    stock_number: string;
    /** In U.S. cents. */
    asking_price: number | null;
    state: RowState;
    credit: Generated<boolean>;
    /** A word that `BulkProduct.problemWords` knows. */
    problem: string | null;
    suggestion: string | null;
    /** Of the kind that the job makes, as its slice stores it; the other stays null. */
    sticker_id: string | null;
    report_id: string | null;
  };
}

/** What became of a row. `had`: its dealer had the document already. */
type RowState = 'waiting' | 'made' | 'had' | 'failed' | 'stopped';
