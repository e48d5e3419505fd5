import { type Database, tables, type Tx } from '@vinlore/database';
import type { ApprovalRequest } from '@vinlore/server-kit';
import { sql, type Selectable } from 'kysely';
import type { StaffTables } from '../tables.ts';

/** A request as it is kept. */
export type KeptApproval = Selectable<StaffTables['staff_approval']>;

/** Keeps a request. @returns its id */
export async function keepApproval(tx: Tx, request: ApprovalRequest): Promise<string> {
  const { id } = await tables<StaffTables>(tx)
    .insertInto('staff_approval')
    .values({
      brand: request.brand,
      kind: request.kind,
      permission: request.permission,
      subject_kind: request.subject.kind,
      subject_id: request.subject.id,
      facts: JSON.stringify(request.facts),
      asked_by: request.askedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A request of a brand, held until the transaction ends: two who decide do so one after the other. */
export function lockApproval(tx: Tx, brand: string, id: string): Promise<KeptApproval | undefined> {
  return tables<StaffTables>(tx)
    .selectFrom('staff_approval')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes how a request stands. */
export async function setApproval(
  source: Database | Tx,
  id: string,
  standing: Partial<Pick<KeptApproval, 'state' | 'decided_by' | 'decided_at' | 'carried_at' | 'words'>>,
): Promise<KeptApproval> {
  return tables<StaffTables>(source)
    .updateTable('staff_approval')
    .set(standing)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Requests of a brand, the newest first. */
export async function listApprovals(
  source: Database,
  brand: string,
  { state, after, most }: { readonly state: 'waiting' | 'decided'; readonly after?: string; readonly most: number },
): Promise<KeptApproval[]> {
  let query = tables<StaffTables>(source)
    .selectFrom('staff_approval')
    .selectAll()
    .where('brand', '=', brand)
    // Written out, so that the partial index of each is found.
    .where(state === 'waiting' ? sql<boolean>`state = 'waiting'` : sql<boolean>`state <> 'waiting'`)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(asked_at, id) < (select asked_at, id from staff_approval where id = ${after} and brand = ${brand})`,
    );
  return query.execute();
}

/** How many requests of a brand wait; 100 stand for more. */
export async function countWaiting(source: Database, brand: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select 1 from staff_approval where brand = ${brand} and state = 'waiting' limit 100) few`.execute(source.kysely);
  return rows[0]!.count;
}

/** How requests of a brand stand, by id. */
export async function approvalStates(source: Database | Tx, brand: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tables<StaffTables>(source)
    .selectFrom('staff_approval')
    .select(['id', 'state'])
    .where('brand', '=', brand)
    .where('id', 'in', [...ids])
    .execute();
}
