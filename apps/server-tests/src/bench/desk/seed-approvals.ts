import type { Database } from '@vinlore/database';
import { sql } from 'kysely';
import { fill } from './fill.ts';

const ROWS = 1_000_000;

/** A million approval requests: one in a hundred pending, one in a hundred declined. */
export async function seedApprovals(database: Database, brand: string): Promise<void> {
  const { rows } = await sql`select from staff_approval limit 1`.execute(database.kysely);
  if (rows.length > 0) return;
  await fill(
    database,
    'staff_approval',
    sql`insert into staff_approval (id, brand, kind, permission, subject_kind, subject_id, facts, asked_by, asked_at, state,
        decided_by, decided_at, carried_at)
      select md5('approval' || n)::uuid, ${brand}, 'refund', 'billing', 'order', md5('order' || n)::uuid::text,
        jsonb_build_object('amount', 1999, 'currency', 'USD', 'order', 'V-' || n), md5((n % 10)::text)::uuid,
        now() - n * interval '1 minute',
        case n % 100 when 0 then 'waiting' when 1 then 'declined' else 'approved' end,
        case when n % 100 > 0 then md5('another')::uuid end, case when n % 100 > 0 then now() end,
        case when n % 100 > 1 then now() end
      from generate_series(1, ${ROWS}::int) as n`,
  );
}
