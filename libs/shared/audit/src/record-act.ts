import { type Tx, tables } from '@vinlore/database';
import type { AuditTables } from './tables.ts';

/** One act, as it is kept for good. */
export interface Act {
  readonly brand: string;
  /** Id of the account that acts; null for jobs and commands. */
  readonly actor: string | null;
  /** `slice.past-participle`, such as `account.password-changed`. */
  readonly act: string;
  readonly subject: { readonly kind: string; readonly id: string };
  /** What explains the act later. Nothing personal and no secret: the trail outlives the person's data. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Writes an act into the audit trail in the acting transaction: done and noted, or neither (issue 4).
 *
 * @param tx the transaction in which the act happens
 */
export async function recordAct(tx: Tx, { brand, actor, act, subject, detail }: Act): Promise<void> {
  await tables<AuditTables>(tx)
    .insertInto('audit_entry')
    .values({
      brand,
      actor,
      act,
      subject_kind: subject.kind,
      subject_id: subject.id,
      detail: detail === undefined ? null : JSON.stringify(detail),
    })
    .execute();
}
