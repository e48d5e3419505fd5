import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMembersBench, type MembersBench, STAFF } from './testing/members-bench.ts';

const VIN = '1HGCM82633A004352';
/** Owners that the test's finders return. */
const known = new Map<string, string[]>();
const finder = (by: 'vin' | 'order') => ({
  by,
  find: async ({ brand, search }: { brand: string; search: string }) => known.get(`${brand} ${by} ${search}`) ?? [],
});

let bench: MembersBench;
beforeAll(async () => {
  bench = await createMembersBench([finder('vin'), finder('order')]);
});
beforeEach(async () => {
  known.clear();
  await sql`delete from account`.execute(bench.database.kysely);
});
afterAll(() => bench.drop());

interface Listed {
  readonly members: readonly { id: string; email: string }[];
  readonly cursor: string | null;
  readonly found_by: readonly string[];
}
const list = async (query = '', brand = 'open') => {
  const { status, data } = await bench.desk('support', brand).get(`members${query}`);
  expect(status).toBe(200);
  return data as Listed;
};
const emails = async (query?: string, brand?: string) => (await list(query, brand)).members.map(({ email }) => email);
const search = (words: string) => `?search=${encodeURIComponent(words)}`;

describe('the single search', () => {
  it('finds part of an email, name, company, or phone number, in any case and literally', async () => {
    const { id, token } = await bench.member('mia_l@example.com', { first: 'Mía', last: 'López' });
    await bench.member('mial@example.com', { first: 'Sam', last: '100%' });
    const fields = { company_name: 'Sol & Cars', phone: '+1 (305) 555-0142' };
    await bench.visitor().json('/api/user/update-profile', fields, { bearer: token });
    for (const words of ['MIA_L', 'mía lóp', 'sol & cars', '305 555 0142', '+1 305-555', 'ópez'])
      expect(await emails(search(words)), words).toEqual(['mia_l@example.com']);
    expect(await emails(search('100%'))).toEqual(['mial@example.com']);
    expect(await emails(search('nobody at all'))).toEqual([]);
    await bench.visitor().json('/api/user/update-profile', { company_name: '' }, { bearer: token });
    expect(await emails(search('sol & cars'))).toEqual([]);
    expect((await bench.desk().get(`member?id=${id}`)).data).toMatchObject({ company: '', phone: '+1 (305) 555-0142' });
  });

  it('finds a VIN or an order number, and reports the kind of match', async () => {
    const { id } = await bench.member('holder@example.com');
    const { id: other } = await bench.member('buyer@example.com');
    known.set(`open vin ${VIN}`, [id, other]).set('open order 7K2Q-9XMF', [other]);
    expect(await list(search(VIN))).toMatchObject({
      members: [{ email: 'buyer@example.com' }, { email: 'holder@example.com' }],
      found_by: ['vin'],
    });
    expect(await list(search('7K2Q-9XMF'))).toMatchObject({ members: [{ id: other }], found_by: ['order'] });
    expect(await list(search('0000-0000'))).toMatchObject({ members: [], found_by: [] });
  });

  it('requires three letters or digits in a row, because shorter text would scan every account', async () => {
    for (const words of ['ab', 'a b', '%%%'])
      expect(await bench.desk().get(`members${search(words)}`)).toMatchObject({
        status: 400,
        message: 'Enter at least 3 letters or numbers in a row',
      });
  });
});

describe('the list of members', () => {
  it('lists the newest first and paginates, for VIN matches too', async () => {
    const inOrder: string[] = [];
    const ids: string[] = [];
    for (let at = 0; at < 53; at++) {
      ids.push((await bench.member(`m${at}@example.com`)).id);
      inOrder.unshift(`m${at}@example.com`);
    }
    known.set(`open vin ${VIN}`, ids);
    for (const query of ['?', `${search(VIN)}&`, `${search('example')}&`]) {
      const first = await list(query);
      expect(first.members).toHaveLength(50);
      const rest = await list(`${query}cursor=${first.cursor}`);
      expect([...first.members, ...rest.members].map(({ email }) => email)).toEqual(inOrder);
      expect(rest.cursor).toBeNull();
    }
  });

  it('filters dealers and closed accounts', async () => {
    await bench.member('dealer@example.com', { dealer: true });
    const { id } = await bench.member('gone@example.com');
    await sql`update account set closed_at = now() where id = ${id}`.execute(bench.database.kysely);
    await bench.member('plain@example.com');
    expect(await emails('?kind=dealers')).toEqual(['dealer@example.com']);
    expect(await emails('?kind=closed')).toEqual(['gone@example.com']);
    expect(await emails()).toEqual(['plain@example.com', 'gone@example.com', 'dealer@example.com']);
  });
});

describe('the member page', () => {
  it('returns account data and sessions', async () => {
    const { id } = await bench.member('mia@example.com', { first: 'Mia' });
    const { data } = await bench.desk('billing').get(`member?id=${id}`);
    expect(data).toMatchObject({
      email: 'mia@example.com',
      first: 'Mia',
      dealer: null,
      deletion: null,
      on_staff: false,
    });
    expect((data as { sessions: unknown[] }).sessions).toHaveLength(1);
  });

  it('ends one or all sessions and records each once; a repeat is a no-op', async () => {
    const { id, token } = await bench.member('mia@example.com');
    const more = await bench.member('mia@example.com');
    const { data } = await bench.desk().get(`member?id=${id}`);
    const [newest] = (data as { sessions: { id: string }[] }).sessions;
    const one = { id, session_id: newest!.id, reason: 'She asked for it' };
    for (const ended of [1, 0]) expect((await bench.desk().post('member/end-sessions', one)).data).toEqual({ ended });
    const lives = async (bearer: string) => (await bench.visitor().post('/api/user/profile', { bearer })).status;
    expect([await lives(token), await lives(more.token)]).toEqual([200, 401]);
    const all = { id, reason: 'Somebody else knew the password' };
    for (const ended of [1, 0]) expect((await bench.desk().post('member/end-sessions', all)).data).toEqual({ ended });
    expect(await lives(token)).toBe(401);
    const act = { act: 'account.sessions-ended', actor: STAFF.support };
    expect(await bench.acts(id)).toMatchObject([
      { ...act, detail: { count: 1, reason: one.reason } },
      { ...act, detail: { count: 1, reason: all.reason } },
    ]);
  });

  it('does not end another member’s session', async () => {
    const [mia, sam] = [await bench.member('mia@example.com'), await bench.member('sam@example.com')];
    const { data } = await bench.desk().get(`member?id=${sam.id}`);
    const session_id = (data as { sessions: { id: string }[] }).sessions[0]!.id;
    const request = { id: mia.id, session_id, reason: 'By mistake' };
    expect((await bench.desk().post('member/end-sessions', request)).data).toEqual({ ended: 0 });
  });

  it('security: does not let staff end sessions of their own account from the desk', async () => {
    const { id, token } = await bench.member('mia@example.com');
    await bench.isStaff('support', id);
    const request = { id, reason: 'Nobody shall see where I was' };
    expect(await bench.desk().post('member/end-sessions', request)).toMatchObject({
      status: 403,
      message: expect.stringContaining('of your own') as string,
    });
    expect((await bench.visitor().post('/api/user/profile', { bearer: token })).status).toBe(200);
    expect(await bench.acts(id)).toEqual([]);
    expect((await bench.desk('owner').post('member/end-sessions', request)).data).toEqual({ ended: 1 });
  });

  it('lets only owners end sessions of staff, so no one can sign out a superior', async () => {
    const { id } = await bench.member('boss@example.com', { roles: ['staff', 'owner'] });
    const request = { id, reason: 'For fun' };
    expect(await bench.desk().post('member/end-sessions', request)).toMatchObject({
      status: 403,
      message: expect.stringContaining('Only an owner') as string,
    });
    expect((await bench.desk('owner').post('member/end-sessions', request)).data).toEqual({ ended: 1 });
  });
});

describe('security: members belong to their brand, and staff to their permissions', () => {
  it('does not find a member of another brand', async () => {
    const { id } = await bench.member('mia@example.com');
    known.set(`dos vin ${VIN}`, [id]);
    const elsewhere = bench.desk('owner', 'dos');
    expect(await emails('', 'dos')).toEqual([]);
    expect(await emails(search(VIN), 'dos')).toEqual([]);
    expect(await emails(`?cursor=${id}`, 'dos')).toEqual([]);
    expect(await elsewhere.get(`member?id=${id}`)).toMatchObject({
      status: 404,
      message: 'No encontramos al miembro. Es posible que su cuenta se haya eliminado.',
    });
    expect((await elsewhere.post('member/end-sessions', { id, reason: 'No' })).status).toBe(404);
  });

  it.each([
    ['members', ['support', 'billing', 'owner']],
    ['member?id={id}', ['support', 'billing', 'owner']],
    ['member/end-sessions', ['support', 'owner']],
    ['dealers', ['support', 'owner']],
    ['dealer/approve', ['support', 'owner']],
    ['dealer/withdraw', ['support', 'owner']],
  ] as const)('%s takes one of %j', async (path, allowed) => {
    const { id } = await bench.member('mia@example.com', { dealer: true });
    for (const who of ['support', 'billing', 'content', 'owner'] as const) {
      const desk = bench.desk(who);
      const { status } = await (path.includes('/')
        ? desk.post(path, path === 'dealer/approve' ? { id } : { id, reason: 'To see' })
        : desk.get(path.replace('{id}', id)));
      expect(status, who).toBe((allowed as readonly string[]).includes(who) ? 200 : 403);
    }
  });
});
