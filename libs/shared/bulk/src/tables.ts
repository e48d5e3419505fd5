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
    /** From 1, in file order. */
    number: number;
    line: number;
    vin: string;
    stock_number: string;
    /** In U.S. cents. */
    asking_price: number | null;
    state: RowState;
    credit: Generated<boolean>;
    /** A code that `BulkProduct.problemWords` knows. */
    problem: string | null;
    suggestion: string | null;
    /** Document id of the job's kind, as its slice stores it; the other one is null. */
    sticker_id: string | null;
    report_id: string | null;
  };
}

/** Result of a row. `had`: the dealer already had the document. */
type RowState = 'waiting' | 'made' | 'had' | 'failed' | 'stopped';
