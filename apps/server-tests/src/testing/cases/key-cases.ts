import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  changedByItsOwnerOnly,
  forItsBrandsStaffOnly,
  get,
  type ObjectCases,
  post,
  type Stage,
} from '../object-stage.ts';

/** An API key of the member. @returns its id */
export async function keyOf({ database }: Pick<Stage, 'database'>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into platform_key (brand, account_id, mode, kind, name, hash, shown, scopes, addresses, origins, per_minute,
      version, created_at)
    select 'open', id, 'live', 'secret', 'Sync', sha256(gen_random_uuid()::text::bytea), 'vl_live_…', '{vehicles:read}',
      '{}', '{}', 60, '2026-12-01', now()
    from account where brand = 'open' and email = 'member@example.com' returning id`.execute(database.kysely);
  return rows[0]!.id;
}

const ownKeyOnly =
  (path: string, more: object = {}) =>
  async (stage: Stage) => {
    const id = await keyOf(stage);
    await changedByItsOwnerOnly(stage, (asking) => post(stage, `/api/user/api-keys/${path}`, { id, ...more }, asking));
  };

/** API keys of members. */
export const KEY_CASES: ObjectCases = {
  'keys.change': ownKeyOnly('change', { name: 'Mine' }),
  'keys.roll': ownKeyOnly('roll', { overlap_hours: 0 }),
  'keys.remove': ownKeyOnly('remove'),
  'keys.use': ownKeyOnly('use'),
  'keys.ofMember': async (stage) => {
    const id = await keyOf(stage);
    const { rows } = await sql<{ account_id: string }>`
      select account_id from platform_key where id = ${id}`.execute(stage.database.kysely);
    const path = `/api-cwa/staff/member-api-keys?account_id=${rows[0]!.account_id}`;
    const seen = async (brand: 'open' | 'other') =>
      get(stage, path, { token: (await stage.login('staff', brand)).token, brand });
    expect((await seen('open')).text).toContain(id);
    expect((await seen('other')).text).not.toContain(id);
  },
  'keys.removeOfMember': async (stage) => {
    const id = await keyOf(stage);
    await forItsBrandsStaffOnly(stage, (asking) =>
      post(stage, '/api-cwa/staff/member-api-keys/remove', { id, reason: 'Published by mistake' }, asking),
    );
  },
};
