import type { Endpoint } from '@vinlore/contract';
import { toOpenApiSchema } from '@vinlore/contract';
import { createProductApi } from '@vinlore/server/product-api';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { LINKS, newMember } from '../testing/cases/account-cases.ts';
import { callerOf } from '../testing/caller.ts';
import { mailedToken, post, type Stage } from '../testing/object-stage.ts';
import { GATE_EMAIL, openTestProduct, PEOPLE, PASSWORD } from '../testing/test-product.ts';

const { product, logged, close } = await openTestProduct();
// Emails are sent by a job.
await product.jobs.start();
afterAll(close);
const caller = callerOf(await createProductApi(product));
const { ask, form, login } = caller;
const stage: Stage = { ...caller, database: product.database };
const rows: readonly Endpoint[] = product.modules.flatMap(({ contract }) => Object.values(contract));

interface Line {
  readonly event: string;
  readonly row?: string;
  readonly kind?: string;
  readonly person?: string;
  readonly email?: string;
  readonly address?: string;
  readonly requestId?: string;
  readonly count?: number;
}

/** Security events since the last test. */
function events(): readonly Line[] {
  product.security.flush();
  return logged.filter((line) => line.includes('"security":true')).map((line) => JSON.parse(line) as Line);
}
const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  product.security.flush();
  logged.length = 0;
});

describe('an attack is logged in the security log', () => {
  it('twelve wrong passwords: one line right away, the rest as a total, the same hashes, no email', async () => {
    const from = '203.0.113.9';
    for (let at = 0; at < 12; at++)
      await form('/api-cwa/login', { email: PEOPLE.member.email, pass: 'wrong' }, { from });
    const failed = events().filter(({ event }) => event === 'auth.password.failed');
    // Ten are checked as wrong passwords; the limit per email and IP rejects the rest unchecked.
    expect(failed.map(({ count }) => count)).toEqual([undefined, 9]);
    expect(events().filter(({ event }) => event === 'rate.limited')).not.toEqual([]);
    expect(failed[0]).toMatchObject({ row: 'account.login', requestId: expect.any(String), person: failed[1]!.person });
    expect(logged.join()).not.toMatch(/member@|203\.0\.113/);
  });

  it('a wrong password for an unknown email, and a correct one', async () => {
    await form('/api-cwa/login', { email: 'nobody@example.com', pass: 'wrong' });
    await form('/api-cwa/login', { email: PEOPLE.member.email, pass: PASSWORD });
    expect(events().map(({ event, person, email }) => [event, person !== undefined, email !== undefined])).toEqual([
      ['auth.password.failed', false, true],
      ['auth.password.ok', true, false],
    ]);
  });

  it('three wrong two-step codes, wherever a code is entered', async () => {
    const { token } = await login('staff');
    for (const code of ['123456', 'AAAA-BBBB-CCCC', '654321'])
      await ask({ method: 'POST', path: '/api-cwa/staff/second-factor/give' }, { token, ...json({ code }) });
    const failed = events().filter(({ event }) => event === 'factor.failed');
    // The second wrong app code is in the total at the end of the minute.
    expect(failed.map(({ kind }) => kind)).toEqual(['code', 'recovery-code', 'code']);
    expect(new Set(failed.map(({ person }) => person)).size).toBe(1);
  });

  it('a member on a staff route, a rejected origin, an invalid token', async () => {
    const { token } = await login('member');
    await ask({ method: 'GET', path: '/api-cwa/staff/members' }, { token });
    await ask({ method: 'GET', path: '/api-cwa/staff/members' }, { token: 'x'.repeat(43) });
    await form('/api-cwa/login', {}, { headers: { origin: 'https://elsewhere.example' } });
    await ask({ method: 'GET', path: '/api-cwa/staff/members' }, { headers: { host: 'open.localhost' } });
    expect(
      events()
        .map(({ event, kind }) => [event, kind])
        .filter(([event]) => event !== 'auth.password.ok'),
    ).toEqual([
      ['authz.denied', 'not-staff'],
      ['auth.session.refused', 'token'],
      ['origin.refused', 'origin'],
      ['origin.refused', 'host'],
    ]);
  });

  it('wrong gate credentials, and an invalid reset token', async () => {
    const pair = json({ email: GATE_EMAIL, pass: 'wrong' });
    await ask({ method: 'POST', path: '/api/securelogin' }, { brand: 'gated', ...pair });
    await form('/api-cwa/reset-password/confirm', { reset_token: 'x'.repeat(43), new_pass: `${PASSWORD} more` });
    expect(events().map(({ event, kind }) => [event, kind])).toEqual([
      ['gate.failed', undefined],
      ['auth.token.refused', 'reset'],
    ]);
  });

  /** Events about a changed email or password, with its owner; `a`: the same person as the previous `a`. */
  const changes = () => {
    const seen: string[] = [];
    return events()
      .filter(({ event }) => /^auth\.(email|password)\.changed$/.test(event))
      .map(({ event, row, kind, person }) => {
        if (person !== undefined && !seen.includes(person)) seen.push(person);
        return [event, row, kind, person === undefined ? undefined : seen.indexOf(person)];
      });
  };
  const confirm = async (token: Promise<string>) =>
    expect((await form('/api-cwa/confirm-email', { token: await token })).status).toBe(200);

  it('every password change, by its owner or through an emailed link, with its owner', async () => {
    const member = await newMember(stage, 'words@example.com');
    const fields = { old_pass: PASSWORD, new_pass: 'ten green bottles' };
    expect((await form('/api-cwa/change-password', fields, member)).status).toBe(200);
    await form('/api-cwa/reset-password', { email: 'words@example.com' });
    const reset_token = await mailedToken(stage, 'words@example.com', LINKS.reset);
    const reset = { reset_token, new_pass: 'eleven green bottles' };
    expect((await form('/api-cwa/reset-password/confirm', reset)).status).toBe(200);
    expect(changes()).toEqual([
      ['auth.password.changed', 'account.changePassword', undefined, 0],
      ['auth.password.changed', 'account.confirmResetPassword', undefined, 0],
    ]);
  });

  it('an email change, and undoing it, which restores the password', async () => {
    const member = await newMember(stage, 'before@example.com');
    await post(stage, '/api/user/update-profile', { email: 'after@example.com' }, member);
    await confirm(mailedToken(stage, 'after@example.com', LINKS.email));
    await form('/api-cwa/reset-password', { email: 'after@example.com' });
    const reset_token = await mailedToken(stage, 'after@example.com', LINKS.reset);
    await form('/api-cwa/reset-password/confirm', { reset_token, new_pass: 'the words of a thief' });
    const veto = await mailedToken(stage, 'before@example.com', LINKS.veto);
    expect((await form('/api-cwa/undo-email', { token: veto })).status).toBe(200);
    expect(changes()).toEqual([
      ['auth.email.changed', 'account.confirmEmail', undefined, 0],
      ['auth.password.changed', 'account.confirmResetPassword', undefined, 0],
      ['auth.email.changed', 'account.vetoEmail', 'veto', 0],
      ['auth.password.changed', 'account.vetoEmail', 'veto', 0],
    ]);
  });

  it("undoing a change that didn't happen isn't logged; undoing one without a password change logs no password change", async () => {
    const member = await newMember(stage, 'stays@example.com');
    await post(stage, '/api/user/update-profile', { email: 'never@example.com' }, member);
    const early = await mailedToken(stage, 'stays@example.com', LINKS.veto);
    expect((await form('/api-cwa/undo-email', { token: early })).status).toBe(200);
    expect(changes()).toEqual([]);
    const other = await newMember(stage, 'was@example.com');
    await post(stage, '/api/user/update-profile', { email: 'is@example.com' }, other);
    await confirm(mailedToken(stage, 'is@example.com', LINKS.email));
    const veto = await mailedToken(stage, 'was@example.com', LINKS.veto);
    expect((await form('/api-cwa/undo-email', { token: veto })).status).toBe(200);
    expect(changes().map(([event, row]) => [event, row])).toEqual([
      ['auth.email.changed', 'account.confirmEmail'],
      ['auth.email.changed', 'account.vetoEmail'],
    ]);
  });

  it('staff who view members, and a member who exports their own data', async () => {
    const [staff, member] = [await login('staff'), await login('member')];
    expect((await ask({ method: 'GET', path: '/api-cwa/staff/members' }, { token: staff.token })).status).toBe(200);
    const own = rows.find(({ name }) => name === 'account.exportData')!;
    expect((await ask(own, { token: member.token })).status).toBe(200);
    expect(
      events()
        .map(({ event, row }) => [event, row])
        .filter(([event]) => event !== 'auth.password.ok'),
    ).toEqual([
      ['pii.read', 'members.staffList'],
      ['export.made', 'account.exportData'],
    ]);
  });
});

/** Names of fields with personal data. */
const PERSONAL = new Set(['email', 'phone', 'first', 'last', 'address', 'street', 'buyer', 'owner_email', 'messages']);

/** Staff routes in which a field of such a name is the caller's own, or a page's. */
const OF_NOBODY_ELSE = new Set(['desk.me', 'content.staffDocument']);

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = (schema as { properties?: object }).properties ?? {};
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsOf)];
}

const staffRows = rows.filter(({ auth, name }) => auth === 'staff' && !OF_NOBODY_ELSE.has(name));
const answering = staffRows.filter(({ answers, method }) => {
  const data = answers[200]?.data;
  return method === 'GET' && data && fieldsOf(toOpenApiSchema(data)).some((field) => PERSONAL.has(field));
});

it('every staff route that returns personal data is logged each time it is read', () => {
  expect(answering.length).toBeGreaterThan(5);
  expect(answering.filter(({ event }) => event === undefined).map(({ name }) => name)).toEqual([]);
});
