import type { AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeskBench, type DeskBench, PASSWORD } from './staff/testing/desk-bench.ts';
import type { AccountTables } from './tables.ts';
import { MEMBER } from './testing/bench.ts';

let bench: DeskBench;
beforeAll(async () => {
  bench = await createDeskBench();
});
afterAll(() => bench.database.drop());

/** Signs in twice, ends the first session, and changes the password; returns the audit log entries. */
async function trailOf(email: string, password: string) {
  await bench.visitor().login(email, password);
  const visitor = bench.visitor();
  const { data } = await visitor.login(email, password);
  const headers = { bearer: (data as { token: string }).token };
  await visitor.json('/api/user/sessions/end', {}, headers);
  const changed = { old_pass: password, new_pass: 'twelve brown bears' };
  expect((await visitor.form('/api-cwa/change-password', changed, headers)).status).toBe(200);
  return tables<AuditTables & AccountTables>(bench.database)
    .selectFrom('audit_entry')
    .innerJoin('account', (join) => join.on('account.email', '=', email).on('account.brand', '=', 'open'))
    .select(['act', 'from_address', 'from_device'])
    .whereRef('audit_entry.actor', '=', 'account.id')
    .orderBy('audit_entry.id')
    .execute();
}

it('records the address for staff acting on their own account, but not for members', async () => {
  await bench.account('sue@example.com', ['support']);
  const acts = ['account.logged-in', 'account.logged-in', 'account.sessions-ended', 'account.password-changed'];
  const staff = await trailOf('sue@example.com', PASSWORD);
  expect(staff.map(({ act }) => act)).toEqual(acts);
  for (const entry of staff) expect(entry.from_address).toMatch(/^198\.51\.100\./);
  const members = await trailOf(MEMBER.email, MEMBER.password);
  expect(members).toEqual(acts.map((act) => ({ act, from_address: null, from_device: null })));
});
