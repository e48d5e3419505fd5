import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { DeskList } from './desk-list.ts';
import { seedApprovals } from './seed-approvals.ts';

const ROWS = 1_000_000;

/** A million acts of ten people and of machines, over a year. */
async function seedTrail(database: Database, brand: string): Promise<void> {
  await database.asOwner((db) =>
    sql`insert into audit_entry (brand, at, actor, act, subject_kind, subject_id, detail, before, after, from_address,
      from_device)
    select ${brand}, timestamptz '2025-11-22' + n * interval '31 seconds',
      case when n % 10 < 7 then ('00000000-0000-4000-8000-00000000000' || n % 10)::uuid end,
      (array['ticket.answered', 'ticket.resolved', 'order.refund-begun', 'credits.corrected', 'site.changed',
        'content.published', 'account.logged-in', 'account.logged-in', 'coupon.ended'])[1 + n % 9],
      'thing', 'thing-' || n / 4, jsonb_build_object('n', n), jsonb_build_object('value', n), jsonb_build_object('value', n + 1),
      '192.0.2.' || n % 250, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
    from generate_series(1, ${ROWS}::int) as n`.execute(db),
  );
}

/** Approval requests: pending and decided, from the start and deep pages. */
export const approvalsList: DeskList = {
  name: 'approvals',
  seed: seedApprovals,
  addresses: async (database, brand) => {
    const { rows } = await sql<{ id: string; waits: boolean }>`
      select id, state = 'waiting' as waits from staff_approval tablesample system (2) where brand = ${brand} limit 1000`.execute(
      tables(database),
    );
    const pages = (waits: boolean) => [
      '',
      ...rows
        .filter((each) => each.waits === waits)
        .slice(0, 8)
        .map(({ id }) => id),
    ];
    const of = (state: string, waits: boolean) =>
      pages(waits).map((id) => `/api-cwa/staff/approvals?state=${state}${id && `&cursor=${id}`}`);
    return [...of('waiting', true), ...of('decided', false)];
  },
};

/** The audit log with a million entries: all, by act, area, person, subject, and date. */
export const auditList: DeskList = {
  name: 'audit log',
  seed: seedTrail,
  addresses: async (database, brand) => {
    const { rows } = await sql<{ id: string }>`
      select id::text as id from audit_entry tablesample system (1) where brand = ${brand} limit 4`.execute(
      tables(database),
    );
    const filters = [
      '',
      'act=ticket',
      'act=order.refund-begun',
      'act=nothing.done',
      'actor=00000000-0000-4000-8000-000000000003',
      'actor=00000000-0000-4000-8000-00000000000f',
      'subject=thing-777',
      'from=2026-01-01&to=2026-01-07',
      'act=site&from=2026-01-01&to=2026-01-07',
      'actor=00000000-0000-4000-8000-000000000003&act=coupon.ended',
      'to=2020-01-01',
    ];
    return filters.flatMap((filter) =>
      ['', ...rows.map(({ id }) => `cursor=${id}`)].map(
        (cursor) => `/api-cwa/staff/audit?${[filter, cursor].filter(Boolean).join('&')}`,
      ),
    );
  },
};
