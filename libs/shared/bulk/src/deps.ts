import type { Brand } from '@vinlore/brand';
import type { DocumentKind } from '@vinlore/contract';
import type { Database, Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Caller, Logger, TextSigner } from '@vinlore/server-kit';
import type { VinRules } from './list/vin-rules.ts';
import type { BulkProduct, DocumentToPay, RowPayment } from './product.ts';

/** Credits to be set aside for a job. */
interface ReservationRequest {
  readonly brand: Brand;
  /** Who begins the job. */
  readonly by: Caller;
  readonly kind: DocumentKind;
  readonly credits: number;
  /** The cause: a job's credits are set aside once. */
  readonly jobId: string;
  readonly at: Date;
}

/** Whether they are set aside. `aside`: by credits; else an unlimited plan has room for all of them. */
type Reserving =
  | { readonly reserved: true; readonly reservation: string; readonly aside: boolean }
  /** How many there are instead. */
  | { readonly reserved: false; readonly left: number };

/** The credits of jobs (ADR 15): set aside at the start, used one by one, the rest given back at the end. */
export interface BulkCredits {
  /** @throws Refusal where the caller's session may not spend */
  reserve(tx: Tx, request: ReservationRequest): Promise<Reserving>;
  spend(tx: Tx, reservation: string, document: DocumentToPay): Promise<RowPayment>;
  /** Gives back what is left, once. */
  settle(tx: Tx, reservation: string, at: Date): Promise<void>;
}

/** What the bulk module needs of others. */
export interface BulkDeps {
  readonly database: Database;
  /** What is made in bulk. */
  readonly products: Readonly<Record<DocumentKind, BulkProduct>>;
  readonly credits: BulkCredits;
  readonly vins: VinRules;
  /** Signs links to results. */
  readonly links: TextSigner;
  readonly jobs: Jobs;
  readonly brands: readonly Brand[];
  readonly clock: () => Date;
  readonly log: Logger;
}
