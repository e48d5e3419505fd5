import { createAccount } from '@vinlore/account-server';
import type { AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductApi } from '../product-api.ts';
import { callerOf } from '../security/testing/caller.ts';
import { post } from '../security/testing/object-stage.ts';
import { openTestProduct, PASSWORD } from '../security/testing/test-product.ts';
import { ACCOUNT_ACTS } from './account-acts.ts';
import type { ActStage, SomeoneIn, StaffActs } from './act.ts';
import { BILLING_ACTS } from './billing-acts.ts';
import { CONTENT_ACTS } from './content-acts.ts';
import { DATA_ACTS } from './data-acts.ts';
import { MEMBERS_ACTS } from './members-acts.ts';
import { SITE_ACTS } from './site-acts.ts';
import { SUPPORT_ACTS } from './support-acts.ts';
import { TRUST_ACTS } from './trust-acts.ts';

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

/** POST calls of staff that do nothing to anybody or anything, and why. */
const NO_ACTS: Readonly<Record<string, string>> = {
  'content.checkDocument': 'names faults of a page, keeps nothing',
  'content.previewDocument': 'draws a page for who edits it, for a few minutes',
  'data.importPart': 'a piece of an upload; the upload’s begin and start are the acts',
  'second-factor.give': 'a part of logging in, recorded as such',
  'second-factor.givePasskey': 'a part of logging in, recorded as such',
  'second-factor.passkeyOptions': 'a part of logging in, recorded as such',
  'second-factor.start': 'shows a key; the factor is set when it is confirmed',
  'staff.removeView': 'how somebody likes their own desk',
  'staff.saveView': 'how somebody likes their own desk',
};

const { product, setPasswords, pass, close } = await openTestProduct();
afterAll(close);
const caller = callerOf(await createProductApi(product));
const rows = product.slices
  .flatMap(({ contract }) => Object.values(contract))
  .filter(({ auth, method }) => auth === 'staff' && method === 'POST')
  .map(({ name }) => name);
let stage: ActStage;

async function loggedIn(email: string): Promise<SomeoneIn> {
  const { data } = await caller.form('/api-cwa/login', { email, pass: PASSWORD });
  const { token, user } = data as { token: string; user: { id: string } };
  return { token, id: user.id };
}

beforeAll(async () => {
  const colleague = { email: 'colleague@example.com', roles: ['staff', 'owner'] };
  await createAccount(product.database, { brand: 'open', password: PASSWORD, dealer: false, ...colleague });
  await setPasswords();
});

/** Everybody's session is new for each act: some end sessions, and a clock that was turned on ends idle ones. */
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
 * Acts of staff in the trail so far: theirs by name, or with from where, which is kept of staff alone. What follows from an
 * act, such as what the ledger books, has entries of nobody.
 */
const actsOfStaff = () =>
  tables<AuditTables>(product.database)
    .selectFrom('audit_entry')
    .selectAll()
    .where((entry) => entry.or([entry('from_address', 'is not', null), entry('actor', '=', stage.staff.id)]))
    .orderBy('id')
    .execute();

describe('issue 10: every act of staff stands in the audit trail, once', () => {
  it('performs them all: nothing that staff can do is left out', () => {
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
