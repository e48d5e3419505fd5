import type { AuditTables } from '@vinlore/audit';
import { type Endpoint, hostOf } from '@vinlore/contract';
import { tables } from '@vinlore/database';
import { createProductApi } from '@vinlore/server/product-api';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callerOf, carrying, type LoggedIn, takesBody } from '../testing/caller.ts';
import { post } from '../testing/object-stage.ts';
import { openTestProduct } from '../testing/test-product.ts';

const MINUTE = 60_000;
const { product, database, pass, close } = await openTestProduct();
afterAll(close);
const caller = callerOf(await createProductApi(product));
const stage = { database, ...caller };
const rows: readonly Endpoint[] = product.modules.flatMap(({ contract }) => Object.values(contract));
const reason = 'She can’t find her sticker';

/** Routes available in a read-only view: none of them changes, opens, pays, or charges anything. */
const VIEWABLE = [
  'account.listSessions',
  'account.profile',
  'bulk.list',
  'credits.history',
  'credits.offerCredit',
  'inventory.list',
  'member-factor.list',
  'passkey.list',
  'purchase.totalOrders',
  'report.filterList',
  'report.list',
  'sticker.list',
  'subscription.list',
  'tickets.own',
  'tickets.ownOne',
  'view.end',
];

const idOf = async (email: string, brand = 'open') => {
  const { rows: found } = await sql<{ id: string }>`
    select id from account where brand = ${brand} and email = ${email}`.execute(database.kysely);
  return found[0]!.id;
};
const asked = (id: string, token: string, brand: 'open' | 'other' = 'open') =>
  post(stage, '/api-cwa/staff/member/view', { id, reason }, { token, brand });
const codeOf = (data: unknown) => new URL((data as { address: string }).address).hash.slice('#token='.length);
const begin = (code: string, brand: 'open' | 'other' = 'open') =>
  post(stage, '/api/view/begin', { token: code }, { brand });
const profile = async (token: string, brand: 'open' | 'other' = 'open') =>
  (await caller.ask({ method: 'POST', path: '/api/user/profile' }, { token, brand })).status;
const actsOf = (id: string) =>
  tables<AuditTables>(database)
    .selectFrom('audit_entry')
    .select(['act', 'actor', 'detail'])
    .where('subject_id', '=', id)
    .where('act', 'in', ['account.view-begun', 'account.view-ended'])
    .orderBy('id')
    .execute();

let staff: LoggedIn;
let member: string;
/** A view of the member by recently signed-in staff. @returns its token */
async function view(): Promise<string> {
  const answered = await asked(member, staff.token);
  expect(answered.status, answered.message).toBe(200);
  const begun = await begin(codeOf(answered.data));
  expect(begun.status, begun.message).toBe(200);
  expect(begun.headers.getSetCookie(), 'no cookie of it').toEqual([]);
  return (begun.data as { token: string }).token;
}
beforeEach(async () => {
  pass(20 * MINUTE);
  staff = await caller.login('staff');
  member = await idOf('member@example.com');
});

describe('security: a read-only view can only call viewable routes', () => {
  it('spec §6: these are the viewable routes', () => {
    expect(
      rows
        .filter(({ viewable }) => viewable)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(VIEWABLE);
    expect(rows.filter(({ viewable, auth }) => viewable && auth !== 'bearer')).toEqual([]);
  });

  // Desk-only routes don't exist on the public host.
  const others = rows.filter((row) => !row.viewable && hostOf(row) !== 'desk');
  it('every other route rejects it before reading its input', async () => {
    const token = await view();
    const before =
      await sql`select (select count(*) from mail_outbox) as mails, (select count(*) from audit_entry) as acts,
      (select count(*) from account_session) as sessions`.execute(database.kysely);
    for (const row of others) {
      const answered = await caller.ask(row, { token, ...(takesBody(row) && carrying(row, {})) });
      expect([403, 429], `${row.name}: ${answered.status}`).toContain(answered.status);
      if (answered.status === 403) expect(answered.message, row.name).toMatch(/read-only/);
    }
    const after =
      await sql`select (select count(*) from mail_outbox) as mails, (select count(*) from audit_entry) as acts,
      (select count(*) from account_session) as sessions`.execute(database.kysely);
    expect(after.rows).toEqual(before.rows);
  });

  it("it isn't accepted at the desk either", async () => {
    const token = await view();
    for (const row of rows.filter(({ auth }) => auth === 'staff'))
      expect((await caller.ask(row, { token })).status, row.name).toBe(401);
  });

  it('its responses contain no link to a document, order, or invoice', async () => {
    const { token: own } = await caller.login('member');
    const bought = await caller.form(
      '/api-cwa/cwa_sticker_registration',
      {
        email: 'member@example.com',
        price: '999',
        currency: 'USD',
        payment_gateway: 'sandbox',
        payment_token: 'sandbox-success',
        cart_plan: 'one-sticker',
        vin: '1HGCM82633A004352',
        nos: '1',
        decal: '1',
        decal_single: '1',
        idempotency_key: crypto.randomUUID(),
      },
      { token: own },
    );
    const { key } = bought.data as { key: string };
    const token = await view();
    const answersTo = (who: string) =>
      Promise.all(
        rows
          .filter(({ name, viewable }) => viewable && name !== 'view.end')
          .map(async (row) => ({ name: row.name, ...(await caller.ask(row, { token: who, ...carrying(row, {}) })) })),
      );
    const read = (answers: Awaited<ReturnType<typeof answersTo>>) =>
      answers.filter(({ status }) => status === 200).map(({ name }) => name);
    const all = (answers: Awaited<ReturnType<typeof answersTo>>) => answers.map(({ text }) => text).join('\n');
    // The document is created after the purchase response.
    await expect.poll(async () => all(await answersTo(own)), { timeout: 45_000 }).toMatch(/view_pdf\?/);
    const [theirs, seen] = [await answersTo(own), await answersTo(token)];
    expect(read(seen), 'what the member reads themselves').toEqual(read(theirs));
    expect(read(seen).length).toBeGreaterThan(8);
    expect(all(theirs)).toContain(key);
    expect(all(seen)).toContain('1HGCM82633A004352');
    expect(all(seen)).not.toContain(key);
    expect(all(seen)).not.toMatch(/view_pdf|signature|\/api-cwa\/invoice|#(?:order|token|key)=/);
  });

  it("doesn't use up the member's rate limits", async () => {
    const token = await view();
    expect(await profile(token)).toBe(200);
    expect(
      (await caller.ask({ method: 'POST', path: '/api/session' }, { headers: { bearer: token } })).data ?? null,
    ).toBeNull();
  });
});

describe('security: starting a view', () => {
  it('logs who viewed whom, and why', async () => {
    const token = await view();
    expect(await profile(token)).toBe(200);
    const acts = await actsOf(member);
    expect(acts.at(-1)).toMatchObject({
      act: 'account.view-begun',
      actor: await idOf('staff@example.com'),
      detail: { reason },
    });
  });

  it('its link works once, in its brand, within a minute', async () => {
    const first = codeOf((await asked(member, staff.token)).data);
    expect((await begin(first, 'other')).status, 'another brand').toBe(422);
    expect((await begin('x'.repeat(43))).status, 'made up').toBe(422);
    const both = await Promise.all([begin(first), begin(first)]);
    expect(both.map(({ status }) => status).sort(), 'pressed twice').toEqual([200, 422]);
    const late = codeOf((await asked(member, staff.token)).data);
    pass(MINUTE);
    expect((await begin(late)).status, 'a minute later').toBe(422);
  });

  it("is refused for staff, yourself, another brand's members, and closed, suspended, or missing accounts", async () => {
    const staffId = await idOf('staff@example.com');
    expect((await asked(staffId, staff.token)).status).toBe(403);
    expect((await asked(await idOf('member@example.com', 'other'), staff.token)).status).toBe(404);
    const elsewhere = await caller.login('staff', 'other');
    expect((await asked(member, elsewhere.token, 'other')).status).toBe(404);
    expect((await asked(member, (await caller.login('second')).token)).status).toBe(403);
    for (const state of ['closed_at = now()', 'suspended_at = now()', 'holder = true']) {
      const { rows: made } = await sql<{ id: string }>`insert into account (brand, email, created_at)
        values ('open', gen_random_uuid() || '@example.com', now()) returning id`.execute(database.kysely);
      await sql`update account set ${sql.raw(state)} where id = ${made[0]!.id}`.execute(database.kysely);
      expect((await asked(made[0]!.id, staff.token)).status, state).toBe(409);
    }
  });
});

describe('security: a view ends', () => {
  const ended = async (token: string) => expect(await profile(token)).toBe(401);

  it('by its button, once, in the audit log', async () => {
    const token = await view();
    const end = () => caller.ask({ method: 'POST', path: '/api/view/end' }, { token });
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(401);
    await ended(token);
    expect((await actsOf(member)).slice(-2).map(({ act, detail }) => [act, detail])).toEqual([
      ['account.view-begun', { reason }],
      ['account.view-ended', { by: 'button' }],
    ]);
  });

  it('after 15 minutes', async () => {
    const token = await view();
    pass(15 * MINUTE - 1000);
    expect(await profile(token)).toBe(200);
    pass(1000);
    await ended(token);
  });

  it('when another one starts: no one views two accounts at once', async () => {
    const first = await view();
    const second = await view();
    await ended(first);
    expect(await profile(second)).toBe(200);
  });

  it('when the viewer signs out of the desk or loses the permission', async () => {
    const token = await view();
    expect((await caller.ask({ method: 'POST', path: '/api-cwa/staff/logout' }, { token: staff.token })).status).toBe(
      200,
    );
    await ended(token);
    staff = await caller.login('staff');
    const again = await view();
    const id = await idOf('staff@example.com');
    for (const change of ["roles = '{staff,billing}'", "roles = '{}'", 'suspended_at = now()', 'closed_at = now()']) {
      const { rows: kept } = await sql`select roles from account where id = ${id}`.execute(database.kysely);
      await sql`update account set ${sql.raw(change)} where id = ${id}`.execute(database.kysely);
      await ended(again);
      await sql`update account set roles = ${(kept[0] as { roles: string[] }).roles}, suspended_at = null, closed_at = null
        where id = ${id}`.execute(database.kysely);
    }
    expect(await profile(again), 'the right is back within its time').toBe(200);
  });

  it('when the member is suspended, leaves, or joins the staff', async () => {
    const token = await view();
    for (const change of ['suspended_at = now()', 'closed_at = now()', "roles = '{staff,support}'"]) {
      await sql`update account set ${sql.raw(change)} where id = ${member}`.execute(database.kysely);
      await ended(token);
      await sql`update account set roles = '{}', suspended_at = null, closed_at = null where id = ${member}`.execute(
        database.kysely,
      );
    }
    expect(await profile(token, 'other'), 'another brand').toBe(401);
  });

  it("the member’s own sessions don't show it and can't end it", async () => {
    const { token: own } = await caller.login('member');
    await view();
    const list = await caller.ask({ method: 'POST', path: '/api/user/sessions' }, { token: own });
    expect(list.status).toBe(200);
    expect((await caller.ask({ method: 'POST', path: '/api/view/end' }, { token: own })).status).toBe(404);
    expect(await profile(own)).toBe(200);
  });
});
