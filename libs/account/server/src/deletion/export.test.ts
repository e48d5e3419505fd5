import { tables } from '@vinlore/database';
import { recordAct } from '@vinlore/audit';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeletionBench, type DeletionBench, MIA } from './testing/deletion-bench.ts';
import type { AccountTables } from '../tables.ts';

let bench: DeletionBench;
beforeAll(async () => {
  bench = await createDeletionBench((database) => [
    {
      name: 'cars',
      exportOf: async ({ id, brand }) => {
        const account = tables<AccountTables>(database).selectFrom('account').select('email').where('id', '=', id);
        return { brand: brand.key, of: (await account.executeTakeFirstOrThrow()).email };
      },
      erase: async () => {},
    },
  ]);
});
afterAll(() => bench.end());

const Parts = v.record(v.string(), v.unknown());
const exportOf = (token: string, brand?: string) => bench.visitor(brand).post('/api/user/export', { bearer: token });

it('exports everything stored about a member as JSON, by section', async () => {
  const { id, token } = await bench.member();
  const act = { brand: 'open', act: 'account.logged-in' as const, subject: { kind: 'account', id } };
  await bench.database.transaction((tx) => recordAct(tx, { ...act, actor: id }));
  await bench.ask();
  const { status, data } = await exportOf(token);
  expect(status).toBe(200);
  expect(v.parse(Parts, data)).toMatchObject({
    account: { id, email: MIA.email, first: MIA.first, last: MIA.last, has_password: true },
    sessions: [{ created_at: bench.now().toISOString(), revoked_at: null }],
    acts: [{ act: 'account.logged-in' }],
    cars: { brand: 'open', of: MIA.email },
    deletion_requests: [{ state: 'requested' }],
    mails: [{ subject: 'Confirm your Open House account deletion' }],
  });
});

it('contains no secrets, not even hashes of passwords or tokens', async () => {
  const { token } = await bench.member();
  const { data } = await exportOf(token);
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash/);
});

it('contains nothing about others and gives no access to their data', async () => {
  const mia = await bench.member();
  const eve = await bench.member({ email: 'eve@example.com', first: 'Eve' });
  await bench.database.transaction((tx) =>
    recordAct(tx, { brand: 'open', actor: mia.id, act: 'account.changed', subject: { kind: 'account', id: mia.id } }),
  );
  const own = JSON.stringify((await exportOf(eve.token)).data);
  expect(own).toContain('eve@example.com');
  for (const foreign of [MIA.email, mia.id, MIA.first]) expect(own).not.toContain(foreign);
  const asked = await bench.visitor().json('/api/user/export', { id: mia.id }, { bearer: eve.token });
  expect(JSON.stringify(asked.data ?? '')).not.toContain(mia.id);
});

it('security: requires a token of this brand', async () => {
  const { token } = await bench.member();
  expect((await exportOf('')).status).toBe(401);
  expect((await exportOf('none')).status).toBe(401);
  expect((await exportOf(token, 'dos')).status).toBe(401);
});
