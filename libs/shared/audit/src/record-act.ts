import { type Tx, tables } from '@vinlore/database';
import type { ActName } from './act-name.ts';
import type { AuditTables } from './tables.ts';

/** One act, kept permanently. */
export interface Act {
  readonly brand: string;
  /** Id of the acting account; null for jobs and commands. */
  readonly actor: string | null;
  readonly act: ActName;
  readonly subject: { readonly kind: string; readonly id: string };
  /** Facts that explain the act. Nothing personal and no secrets: the trail outlives the person's data. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  /** What the act changed, before. No personal data or secrets, as in `detail`. */
  readonly before?: Readonly<Record<string, unknown>>;
  /** What the act changed, after. */
  readonly after?: Readonly<Record<string, unknown>>;
  /** Where the staff member acted from; not kept for anyone else (ADR 24). */
  readonly from?: { readonly address: string; readonly device: string };
}

const json = (facts: Readonly<Record<string, unknown>> | undefined) =>
  facts === undefined ? null : JSON.stringify(facts);

/**
 * Writes an act into the audit log, within the acting transaction: both commit or neither.
 *
 * @param tx the transaction in which the act happens
 */
export async function recordAct(tx: Tx, entry: Act): Promise<void> {
  const { brand, actor, act, subject, detail, before, after, from } = entry;
  await tables<AuditTables>(tx)
    .insertInto('audit_entry')
    .values({
      brand,
      actor,
      act,
      subject_kind: subject.kind,
      subject_id: subject.id,
      detail: json(detail),
      before: json(before),
      after: json(after),
      from_address: from?.address ?? null,
      from_device: from?.device ?? null,
    })
    .execute();
}
