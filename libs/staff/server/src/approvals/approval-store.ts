import { comesAfter, type Database, tables, type Tx } from '@vinlore/database';
import type { ApprovalRequest, Standing } from '@vinlore/server-kit';
import { sql, type Selectable } from 'kysely';
import type { StaffTables } from '../tables.ts';

/** A request row. */
export type KeptApproval = Selectable<StaffTables['staff_approval']>;

/** Days until a request expires. */
const EXPIRES_DAYS = 7;

/** Stores a request. @param person the requester @returns its id */
export async function keepApproval(tx: Tx, request: ApprovalRequest, person: string | null): Promise<string> {
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
      asked_person: person,
      about: request.about ?? null,
      changes: JSON.stringify(request.changes ?? []),
      call: request.call ? JSON.stringify(request.call) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A brand's request, locked until the transaction ends, so concurrent decisions are serialized. */
export function lockApproval(tx: Tx, brand: string, id: string): Promise<KeptApproval | undefined> {
  return tables<StaffTables>(tx)
    .selectFrom('staff_approval')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Updates the status of a request. */
export async function setApproval(
  source: Database | Tx,
  id: string,
  standing: Partial<
    Pick<
      KeptApproval,
      'state' | 'decided_by' | 'decided_person' | 'by_operator' | 'decided_at' | 'carried_at' | 'words'
    >
  >,
): Promise<KeptApproval> {
  return tables<StaffTables>(source)
    .updateTable('staff_approval')
    .set(standing)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks a request as carried out, in the transaction of the action. @returns false if it already was */
export async function settleApproval(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables<StaffTables>(tx)
    .updateTable('staff_approval')
    .set({ carried_at: now })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .where('carried_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Pending requests of one or all brands, oldest first, up to a limit. */
export function waitingApprovals(
  source: Database | Tx,
  brand?: string,
): Promise<(KeptApproval & { readonly isOld: boolean })[]> {
  return tables<StaffTables>(source)
    .selectFrom('staff_approval')
    .selectAll()
    .select(sql<boolean>`asked_at < clock_timestamp() - make_interval(days => ${EXPIRES_DAYS})`.as('isOld'))
    .where(sql<boolean>`state = 'waiting'`)
    .$if(brand !== undefined, (query) => query.where('brand', '=', brand!))
    .orderBy('asked_at')
    .orderBy('id')
    .limit(1000)
    .execute();
}

/** Ends pending requests without a decision. */
export async function endWaiting(
  source: Database | Tx,
  ids: readonly string[],
  state: Extract<Standing, 'void' | 'expired'>,
): Promise<void> {
  if (ids.length === 0) return;
  await tables<StaffTables>(source)
    .updateTable('staff_approval')
    .set({ state })
    .where('id', 'in', [...ids])
    .where('state', '=', 'waiting')
    .execute();
}

/** A request by id, of any brand. */
export function findApproval(source: Database | Tx, id: string): Promise<KeptApproval | undefined> {
  return tables<StaffTables>(source).selectFrom('staff_approval').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Requests of a brand, newest first. */
export async function listApprovals(
  source: Database,
  brand: string,
  {
    state,
    cursor,
    most,
    askedBy,
  }: {
    readonly state: 'waiting' | 'decided';
    readonly cursor?: string;
    readonly most: number;
    /** Only those of an account; absent for all. */
    readonly askedBy?: string;
  },
): Promise<KeptApproval[]> {
  let query = tables<StaffTables>(source)
    .selectFrom('staff_approval')
    .selectAll()
    .where('brand', '=', brand)
    // Written out, so that PostgreSQL uses the partial index of each.
    .where(state === 'waiting' ? sql<boolean>`state = 'waiting'` : sql<boolean>`state <> 'waiting'`)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  if (askedBy !== undefined) query = query.where('asked_by', '=', askedBy);
  if (cursor !== undefined)
    query = query.where(comesAfter({ table: 'staff_approval', by: 'asked_at' }, { id: cursor, brand }));
  return query.execute();
}

/** Number of pending requests of a brand, or of one account; 100 means "or more". */
export async function countWaiting(source: Database, brand: string, askedBy?: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select 1 from staff_approval where brand = ${brand} and state = 'waiting'
      and (${askedBy ?? null}::uuid is null or asked_by = ${askedBy ?? null}) limit 100) few`.execute(source.kysely);
  return rows[0]!.count;
}

/** Status of a brand's requests, by id. */
export async function approvalStates(source: Database | Tx, brand: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tables<StaffTables>(source)
    .selectFrom('staff_approval')
    .select(['id', 'state'])
    .where('brand', '=', brand)
    .where('id', 'in', [...ids])
    .execute();
}
