import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDealers } from './new-dealers.ts';
import { createMembersBench, type MembersBench, MINUTE, STAFF } from './testing/members-bench.ts';

let bench: MembersBench;
beforeAll(async () => {
  bench = await createMembersBench();
});
beforeEach(async () => {
  await sql`delete from account`.execute(bench.database.kysely);
  bench.letters.length = 0;
});
afterAll(() => bench.drop());

const register = (token: string, company_name: string, brand = 'open') => {
  const visitor = bench.visitor(brand);
  visitor.cookies.set('session', token);
  return visitor.form('/api-cwa/dealer-register', { company_name, city: 'Miami', state: 'FL' }, { bearer: token });
};
/** A member who has registered as a dealer. @returns the account's id and the session's new token */
async function dealer(email: string, company: string, brand = 'open') {
  const { id, token } = await bench.member(email, { brand });
  bench.pass(MINUTE);
  const { data } = await register(token, company, brand);
  bench.letters.length = 0;
  return { id, token: (data as { token: string }).token };
}
const companies = async (query = '', brand = 'open') => {
  const { data } = await bench.desk('support', brand).get(`dealers${query}`);
  return (data as { dealers: { company: string }[] }).dealers.map(({ company }) => company);
};
const withdraw = (id: string, reason = 'No dealer of this name is known') =>
  bench.desk().post('dealer/withdraw', { id, reason });
const approve = (id: string) => bench.desk().post('dealer/approve', { id });

describe('dealers', () => {
  it('lists new registrations with their data, latest first', async () => {
    await dealer('ann@example.com', 'Ann Autos');
    await dealer('bob@example.com', 'Bob Cars');
    expect(await companies('?state=new')).toEqual(['Bob Cars', 'Ann Autos']);
    expect(await newDealers(bench.database, 'open', 9)).toEqual({ count: 2, since: expect.any(Date) as Date });
    expect((await bench.desk().get('dealers?search=autos')).data).toMatchObject({
      dealers: [{ email: 'ann@example.com', place: 'Miami, FL', state: 'new', employees: 0 }],
    });
  });

  it('removes an approved dealer from the review list and records it once', async () => {
    const { id } = await dealer('ann@example.com', 'Ann Autos');
    for (let times = 0; times < 2; times++)
      expect(await approve(id)).toMatchObject({ status: 200, data: { id, state: 'approved' } });
    expect(await companies('?state=new')).toEqual([]);
    expect(await companies('?state=approved')).toEqual(['Ann Autos']);
    expect(await newDealers(bench.database, 'open', 9)).toEqual({ count: 0, since: null });
    expect(bench.letters).toEqual([]);
    const acts = (await bench.acts(id)).filter(({ actor }) => actor === STAFF.support);
    expect(acts).toMatchObject([
      { act: 'account.dealer-approved', before: { dealer: 'new' }, after: { dealer: 'approved' } },
    ]);
  });

  it('docs/decisions.md §4: revokes dealer status in open sessions immediately and emails the reason, once', async () => {
    const { id, token } = await dealer('ann@example.com', 'Ann Autos');
    for (let times = 0; times < 2; times++)
      expect(await withdraw(id)).toMatchObject({ status: 200, data: { state: 'withdrawn' } });
    const profile = await bench.visitor().post('/api/user/profile', { bearer: token });
    expect(profile.data).toMatchObject({ is_dealer: false, company_name: 'Ann Autos' });
    expect(bench.letters).toMatchObject([
      { to: 'ann@example.com', subject: 'Your Test Brand dealer status was revoked' },
    ]);
    expect(bench.letters[0]!.text).toContain('Reason: No dealer of this name is known');
    expect((await bench.acts(id)).at(-1)).toMatchObject({
      act: 'account.dealer-withdrawn',
      detail: { reason: 'No dealer of this name is known' },
    });
    expect(await companies('?state=withdrawn')).toEqual(['Ann Autos']);
  });

  it('emails in the member’s language, or else the brand’s', async () => {
    const { id } = await dealer('ana@example.com', 'Autos Ana', 'dos');
    await bench.desk('support', 'dos').post('dealer/withdraw', { id, reason: 'No existe' });
    expect(bench.letters[0]!.subject).toBe('Ya no eres concesionario en Test Brand');
    await sql`update account set language = 'en', is_dealer = true where id = ${id}`.execute(bench.database.kysely);
    await bench.desk('support', 'dos').post('dealer/withdraw', { id, reason: 'No existe' });
    expect(bench.letters[1]!.subject).toBe('Your Test Brand dealer status was revoked');
  });

  it('does not let a revoked dealer register again, but staff can restore them', async () => {
    const { id, token } = await dealer('ann@example.com', 'Ann Autos');
    await withdraw(id);
    expect(await register(token, 'Ann Autos')).toMatchObject({
      status: 403,
      message: expect.stringContaining('Your dealer status was revoked') as string,
    });
    expect((await approve(id)).data).toMatchObject({ state: 'approved' });
    expect(bench.letters.at(-1)).toMatchObject({ subject: 'Your Test Brand dealer status was restored' });
    const profile = await bench.visitor().post('/api/user/profile', { bearer: token });
    expect(profile.data).toMatchObject({ is_dealer: true });
  });

  it('paginates every status filter', async () => {
    const { id } = await bench.member('one@example.com', { dealer: true });
    await sql`insert into account (brand, email, created_at, is_dealer, dealer_since, dealer_approved_at, company)
      select 'open', 'd' || n || '@example.com', now(), true, timestamptz '2026-01-01' + n * interval '1 minute', now(),
        'Company ' || n from generate_series(1, 60) as n`.execute(bench.database.kysely);
    for (const query of ['?', '?state=approved&', '?search=example&']) {
      const first = (await bench.desk().get(`dealers${query}`)).data as { dealers: { id: string }[]; cursor: string };
      expect(first.dealers).toHaveLength(50);
      expect(first.dealers[0]!.id).toBe(id);
      const rest = (await bench.desk().get(`dealers${query}cursor=${first.cursor}`)).data as typeof first;
      expect(new Set([...first.dealers, ...rest.dealers].map((each) => each.id)).size).toBe(61);
      expect(rest.cursor).toBeNull();
    }
  });

  it('security: does not let staff review themselves, even with an account of another brand or email', async () => {
    const { id } = await dealer('ann@example.com', 'Ann Autos');
    await bench.isStaff('support', id);
    const refused = { status: 403, message: expect.stringContaining('of your own') as string };
    expect(await approve(id)).toMatchObject(refused);
    expect(await withdraw(id)).toMatchObject(refused);
    expect(await companies('?state=new')).toEqual(['Ann Autos']);
    expect((await bench.acts(id)).filter(({ actor }) => actor === STAFF.support)).toEqual([]);
    expect(bench.letters).toEqual([]);
    expect((await bench.desk('owner').post('dealer/approve', { id })).status).toBe(200);
  });

  it('security: does not find dealers of another brand or unknown ids', async () => {
    const { id } = await dealer('ann@example.com', 'Ann Autos');
    const { id: plain } = await bench.member('plain@example.com');
    const elsewhere = bench.desk('support', 'dos');
    expect((await elsewhere.post('dealer/withdraw', { id, reason: 'No' })).status).toBe(404);
    expect((await elsewhere.post('dealer/approve', { id })).status).toBe(404);
    expect(await companies('', 'dos')).toEqual([]);
    expect(await approve(plain)).toMatchObject({ status: 404, message: 'This member never registered as a dealer.' });
    expect(await withdraw(id, '  ')).toMatchObject({ status: 400, message: 'Enter a reason.' });
  });
});
