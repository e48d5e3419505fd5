import { createAccount, mergePersons } from '@vinlore/account-server';
import type { AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import { createProductApi } from '@vinlore/server/product-api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { post } from '../testing/object-stage.ts';
import { openTestProduct, PASSWORD } from '../testing/test-product.ts';
import { ACCOUNT_ACTS } from './account-acts.ts';
import type { ActStage, SomeoneIn, StaffActs } from './act.ts';
import { BILLING_ACTS } from './billing-acts.ts';
import { CONTENT_ACTS } from './content-acts.ts';
import { DATA_ACTS } from './data-acts.ts';
import { MEMBERS_ACTS } from './members-acts.ts';
import { SITE_ACTS } from './site-acts.ts';
import { SUPPORT_ACTS } from './support-acts.ts';
import { TRUST_ACTS } from './trust-acts.ts';
import { NO_ACTS, ONE_PERSON } from '../testing/staff-calls.ts';
import { TAKES_TWO, TAKES_TWO_ITS_OWN_WAY } from './two-people.ts';

const ACTS: StaffActs = {
  ...SUPPORT_ACTS,
  ...MEMBERS_ACTS,
  ...BILLING_ACTS,
  ...CONTENT_ACTS,
  ...SITE_ACTS,
  ...DATA_ACTS,
  ...TRUST_ACTS,
  ...ACCOUNT_ACTS,
};

const { product, setPasswords, pass, close } = await openTestProduct();
afterAll(close);
const caller = callerOf(await createProductApi(product));
const rows = product.modules
  .flatMap(({ contract }) => Object.values(contract))
  .filter(({ auth, method }) => auth === 'staff' && method === 'POST')
  .map(({ name }) => name);
let stage: ActStage;

async function loggedIn(email: string): Promise<SomeoneIn> {
  const { token } = await caller.loginAs(email);
  const { rows: found } = await sql<{
    id: string;
  }>`select id from account where brand = 'open' and email = ${email}`.execute(product.database.kysely);
  return { token, id: found[0]!.id };
}

beforeAll(async () => {
  const colleague = { email: 'colleague@example.com', roles: ['staff', 'owner'] };
  await createAccount(product.database, { brand: 'open', password: PASSWORD, dealer: false, ...colleague });
  await setPasswords();
});

/** New sessions for each act: some acts end sessions, and advancing the clock ends idle ones. */
async function enter(): Promise<void> {
  const staff = await loggedIn('staff@example.com');
  stage = {
    ...caller,
    database: product.database,
    product,
    staff,
    colleague: await loggedIn('colleague@example.com'),
    member: await loggedIn('member@example.com'),
    act: (path, body, asking) => post(stage, path, body, { token: staff.token, ...asking }),
  };
  pass(1000);
}

/**
 * Staff acts in the audit log so far: with a name, or with an IP address, which is only stored for staff. Follow-ups
 * such as ledger entries have no actor.
 */
const actsOfStaff = () =>
  tables<AuditTables>(product.database)
    .selectFrom('audit_entry')
    .selectAll()
    .where((entry) => entry.or([entry('from_address', 'is not', null), entry('actor', '=', stage.staff.id)]))
    .orderBy('id')
    .execute();

describe('every staff act is in the audit log exactly once', () => {
  it('covers every act staff can perform', () => {
    expect([...Object.keys(ACTS), ...Object.keys(NO_ACTS)].sort()).toEqual([...rows].sort());
  });

  it.each(Object.entries(ACTS))('%s', async (_name, prepare) => {
    await enter();
    const perform = await prepare(stage);
    const before = await actsOfStaff();
    const answered = await perform();
    expect([200, 202], `${answered.status} ${answered.message}`).toContain(answered.status);
    const made = (await actsOfStaff()).slice(before.length);
    expect(made.map(({ act }) => act)).toHaveLength(1);
    expect(made[0]).toMatchObject({
      brand: 'open',
      actor: stage.staff.id,
      act: expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
    });
    expect(made[0]!.from_address).not.toBeNull();
    expect(made[0]!.subject_id).not.toBe('');
  });
});

describe('two people for anything that runs code on visitors’ pages, moves value, or grants permissions', () => {
  const DAY = 24 * 60 * 60_000;

  it('states for every staff route that changes something whether it takes two people, or why not', () => {
    const said = [...Object.keys(TAKES_TWO), ...Object.keys(TAKES_TWO_ITS_OWN_WAY), ...Object.keys(ONE_PERSON)];
    expect(said.sort()).toEqual([...rows].sort());
  });

  it.each(Object.entries(TAKES_TWO))(
    '%s waits, and is carried out once somebody else approves it',
    async (_, prepare) => {
      pass(DAY);
      await enter();
      const perform = await prepare(stage);
      const answered = await perform();
      expect(answered.status, answered.message).toBe(202);
      const { approval: id } = answered.data as { approval: string };
      const own = await stage.act('/api-cwa/staff/approvals/approve', { id });
      expect(own.status, 'by who asked').toBe(403);
      const approve = () => post(stage, '/api-cwa/staff/approvals/approve', { id }, { token: stage.colleague.token });
      const answers = await Promise.all([approve(), approve()]);
      expect(answers.map(({ status }) => status).sort(), answers.map(({ message }) => message).join()).toEqual([
        200, 409,
      ]);
    },
  );

  it('no one can add credits to their own account, at any brand, whatever its email', async () => {
    pass(DAY);
    await enter();
    const own = await createAccount(product.database, {
      ...{ brand: 'open', email: 'private@example.com', password: PASSWORD },
    });
    await mergePersons(
      product.database,
      { brand: 'open', email: 'staff@example.com' },
      { brand: 'open', email: 'private@example.com' },
    );
    const gift = { pot: 'sticker', credits: 1, why: 'For me.', idempotency_key: crypto.randomUUID() };
    expect(await stage.act('/api-cwa/staff/credits/correct', { account_id: own, ...gift })).toMatchObject({
      status: 403,
      message: expect.stringMatching(/your own credits/),
    });
  });
});

describe('no one can act on their own account at the desk, whatever its email', () => {
  /** Calls about someone's account or document; credits and refunds have their own tests. */
  const ABOUT_AN_ACCOUNT = [
    'dealers.staffApprove',
    'dealers.staffWithdraw',
    'deletions.staffErase',
    'deletions.staffStart',
    'deletions.staffStop',
    'members.staffCancelEmail',
    'members.staffChangeEmail',
    'members.staffEndSessions',
    'members.staffLiftSuspension',
    'members.staffResendEmail',
    'members.staffSuspend',
    'members.staffView',
    'sticker.staffRevoke',
    'subscription.staffCancel',
    'subscription.staffKeep',
    'subscription.staffPause',
    'subscription.staffResume',
    'subscription.staffSwitch',
    'subscription.staffUndoSwitch',
    'team.endSessions',
  ];

  it.each(ABOUT_AN_ACCOUNT)('%s is refused and not logged', async (name) => {
    await enter();
    const perform = await ACTS[name]!(stage);
    const { kysely } = product.database;
    const { rows: persons } = await sql<{ id: string; person: string }>`select id, person from account`.execute(kysely);
    await sql`update account set person = (select person from account where id = ${stage.staff.id})`.execute(kysely);
    try {
      const before = await actsOfStaff();
      expect(await perform()).toMatchObject({ status: 403, message: expect.stringContaining('of your own') });
      expect(await actsOfStaff()).toHaveLength(before.length);
    } finally {
      for (const { id, person } of persons)
        await sql`update account set person = ${person} where id = ${id}`.execute(kysely);
    }
    expect((await perform()).status, 'of somebody else').toBe(200);
  });
});
