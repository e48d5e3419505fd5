import type { Brand } from '@vinlore/brand';
import type { DocumentKind } from '@vinlore/contract';
import type { Database, Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Caller, Logger, TextSigner } from '@vinlore/server-kit';
import type { VinRules } from './list/vin-rules.ts';
import type { StoredJob } from './bulk-store.ts';
import type { BulkProduct, DocumentToPay, RowPayment } from './product.ts';

/** Credits to reserve for a job. */
interface ReservationRequest {
  readonly brand: Brand;
  /** The account that starts the job. */
  readonly by: Caller;
  readonly kind: DocumentKind;
  readonly credits: number;
  /** The cause, unique per job: its credits are reserved once. */
  readonly jobId: string;
  readonly at: Date;
}

/** Whether they are reserved. `aside`: with credits; otherwise an unlimited plan has room for all of them. */
type Reserving =
  | { readonly reserved: true; readonly reservation: string; readonly aside: boolean }
  /** Credits available instead. */
  | { readonly reserved: false; readonly left: number };

/** Credits of jobs (ADR 15): reserved at the start, used one by one, the rest returned at the end. */
export interface BulkCredits {
  /** @throws Refusal if the caller's session may not spend credits */
  reserve(tx: Tx, request: ReservationRequest): Promise<Reserving>;
  spend(tx: Tx, reservation: string, document: DocumentToPay): Promise<RowPayment>;
  /** Returns the unused credits, once. */
  settle(tx: Tx, reservation: string, at: Date): Promise<void>;
}

/** Dependencies of the bulk module. */
export interface BulkDeps {
  readonly database: Database;
  /** The kinds of documents that can be created in bulk. */
  readonly products: Readonly<Record<DocumentKind, BulkProduct>>;
  readonly credits: BulkCredits;
  readonly vins: VinRules;
  /** Learns of each job that has ended, in that transaction. */
  readonly onEnded?: (tx: Tx, job: StoredJob & { readonly state: 'done' | 'stopped' }) => Promise<void>;
  /** Signs links to results. */
  readonly links: TextSigner;
  readonly jobs: Jobs;
  readonly brands: readonly Brand[];
  readonly clock: () => Date;
  readonly log: Logger;
}
