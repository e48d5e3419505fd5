import { sql } from 'kysely';
import { expect } from 'vitest';
import { staffColleague } from './desk-accounts-cases.ts';
import { forItsBrandsStaffOnly, get, type ObjectCases, post, type Stage } from '../object-stage.ts';

/** A colleague's request at the brand `open` to make someone an owner. @returns its id */
async function waiting(stage: Stage): Promise<string> {
  const [asker, subject] = [await staffColleague(stage), await staffColleague(stage)];
  const facts = { change: 'set', permissions: 'owner', brands: '', was_permissions: 'support', was_brands: '' };
  const { rows } = await sql<{ id: string }>`
    insert into staff_approval (brand, kind, permission, subject_kind, subject_id, facts, asked_by)
    values ('open', 'owner-rights', 'owner', 'account', ${subject}, ${JSON.stringify(facts)}, ${asker})
    returning id`.execute(stage.database.kysely);
  return rows[0]!.id;
}

/** Compares what staff of two brands read at a path. */
async function readAt(stage: Stage, path: string) {
  const at = async (brand: 'open' | 'other') =>
    get(stage, path, { token: (await stage.login('staff', brand)).token, brand });
  return { open: await at('open'), other: await at('other') };
}

/** Approvals, the audit log, and saved views. */
export const DESK_TRUST_CASES: ObjectCases = {
  'staff.approvals': async (stage) => {
    const id = await waiting(stage);
    const { open, other } = await readAt(stage, '/api-cwa/staff/approvals');
    expect([open.text.includes(id), other.text.includes(id)]).toEqual([true, false]);
    const rest = await readAt(stage, `/api-cwa/staff/approvals?cursor=${id}`);
    expect(rest.other.data).toMatchObject({ approvals: [], more: false });
  },

  'staff.approve': async (stage) => {
    const id = await waiting(stage);
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/approvals/approve', { id }, asking));
  },

  'staff.decline': async (stage) => {
    const body = { id: await waiting(stage), reason: 'Not now.' };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/approvals/decline', body, asking));
  },

  'staff.audit': async (stage) => {
    const act = `case.${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`;
    const { rows } = await sql<{ id: string }>`
      insert into audit_entry (brand, act, subject_kind, subject_id) values ('open', ${act}, 'case', 'c')
      returning id`.execute(stage.database.kysely);
    const trail = await readAt(stage, `/api-cwa/staff/audit?act=${act}`);
    expect([trail.open.text.includes(act), trail.other.text.includes(act)]).toEqual([true, false]);
    const rest = await readAt(stage, `/api-cwa/staff/audit?cursor=${rows[0]!.id}`);
    expect([rest.open.status, rest.other.status]).toEqual([200, 404]);
  },

  // A view belongs to one person at one brand.
  'staff.removeView': async (stage) => {
    const staff = { token: (await stage.login('staff')).token };
    await post(stage, '/api-cwa/staff/views/save', { list: 'cases', name: 'Mine', query: 'x=1' }, staff);
    const { data } = await get(stage, '/api-cwa/staff/views?list=cases', staff);
    const { id } = (data as { views: { id: string }[] }).views[0]!;
    const remove = (asking: Parameters<typeof post>[3]) => post(stage, '/api-cwa/staff/views/remove', { id }, asking);
    const twin = { token: (await stage.login('staff', 'other')).token, brand: 'other' } as const;
    expect((await remove(twin)).status).toBe(404);
    expect((await remove({ token: (await stage.login('member')).token })).status).toBe(403);
    expect((await remove(staff)).status).toBe(200);
  },
};
