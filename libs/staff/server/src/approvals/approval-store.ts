import { comesAfter, type Database, tables, type Tx } from '@vinlore/database';
import type { ApprovalRequest, Standing } from '@vinlore/server-kit';
import { sql, type Selectable } from 'kysely';
import type { StaffTables } from '../tables.ts';

/** A request as it is kept. */
export type KeptApproval = Selectable<StaffTables['staff_approval']>;

/** Days that a request waits before it expires. */
const EXPIRES_DAYS = 7;

/** Keeps a request. @param person the asker's @returns its id */
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

/** Marks a request as carried out, in the transaction of the act. @returns false where it was before */
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

/** Requests that wait, of a brand or of all, the oldest first; as many as a person could look through. */
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

/** Ends requests that wait, without anybody's decision. */
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

/** The request of an id, of whichever brand. */
export function findApproval(source: Database | Tx, id: string): Promise<KeptApproval | undefined> {
  return tables<StaffTables>(source).selectFrom('staff_approval').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Requests of a brand, the newest first. */
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
    /** Only those of an account; absent: all. */
    readonly askedBy?: string;
  },
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
  if (askedBy !== undefined) query = query.where('asked_by', '=', askedBy);
  if (cursor !== undefined)
    query = query.where(comesAfter({ table: 'staff_approval', by: 'asked_at' }, { id: cursor, brand }));
  return query.execute();
}

/** How many requests of a brand wait, of an account alone where one is named; 100 stand for more. */
export async function countWaiting(source: Database, brand: string, askedBy?: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select 1 from staff_approval where brand = ${brand} and state = 'waiting'
      and (${askedBy ?? null}::uuid is null or asked_by = ${askedBy ?? null}) limit 100) few`.execute(source.kysely);
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
