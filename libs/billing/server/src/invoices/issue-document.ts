import { recordAct } from '@vinlore/audit';
import { type Database, tables, type Tx } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import { invoiceNumber } from './invoice-number.ts';
import type { Buyer, InvoiceCause, InvoiceContent, InvoiceKind, InvoiceTables } from './tables.ts';

/** A stored document. */
export type StoredInvoice = Selectable<InvoiceTables['invoice']>;

/** A document to issue. */
export interface DocumentToIssue {
  /** The brand's key. */
  readonly brand: string;
  readonly kind: InvoiceKind;
  readonly cause: InvoiceCause;
  readonly corrects: string | null;
  readonly accountId: string | null;
  readonly buyer: Buyer | null;
  readonly content: InvoiceContent;
  readonly total: number;
  readonly currency: string;
  readonly issuedAt: Date;
}

/** The brand's document for a payment or refund. */
export async function documentOf(
  source: Database | Tx,
  brand: string,
  { kind, id }: InvoiceCause,
): Promise<StoredInvoice | null> {
  const row = await tables<InvoiceTables>(source)
    .selectFrom('invoice')
    .selectAll()
    .where('brand', '=', brand)
    .where('cause_kind', '=', kind)
    .where('cause_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const issued = (row: StoredInvoice): IssuedInvoice => ({ id: row.id, number: invoiceNumber(row) });

/**
 * Issues a document under the next number of its series, or returns the one already issued for the same cause. The
 * series is locked until the transaction ends and the number is read from the stored documents, so a rollback leaves no
 * gap.
 */
export async function issueDocument(tx: Tx, document: DocumentToIssue): Promise<IssuedInvoice> {
  const { brand, kind, cause, content, buyer } = document;
  const sample = content.gateway === 'sandbox';
  const db = tables<InvoiceTables>(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(['invoice', brand, kind])}, 0))`.execute(db);
  const before = await documentOf(tx, brand, cause);
  if (before) return issued(before);
  const year = document.issuedAt.getUTCFullYear();
  const row = await db
    .insertInto('invoice')
    .values((expression) => ({
      brand,
      kind,
      sample,
      year,
      serial: expression
        .selectFrom('invoice')
        .select(sql<number>`coalesce(max(serial), 0) + 1`.as('next'))
        .where('brand', '=', brand)
        .where('kind', '=', kind)
        .where('sample', '=', sample)
        .where('year', '=', year),
      cause_kind: cause.kind,
      cause_id: cause.id,
      corrects: document.corrects,
      account_id: document.accountId,
      buyer: buyer === null ? null : JSON.stringify(buyer),
      content: JSON.stringify(content),
      total: document.total,
      currency: document.currency,
      issued_at: document.issuedAt,
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id, number } = issued(row);
  await recordAct(tx, {
    brand,
    actor: null,
    act: `billing.${kind}-issued`,
    subject: { kind: 'invoice', id },
    detail: { number, total: row.total, currency: row.currency, [cause.kind]: cause.id },
  });
  return { id, number };
}

/** An issued document. */
export interface IssuedInvoice {
  readonly id: string;
  /** As shown to people, such as `2026-00042`. */
  readonly number: string;
}
