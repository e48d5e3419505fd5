import { sql } from 'kysely';
import {
  forItsBrandsStaffOnly,
  get,
  goodInItsBrandOnly,
  listedInItsBrandOnly,
  type ObjectCases,
  post,
  type Stage,
} from '../object-stage.ts';

/** A staff member of the brand `open` for one case. @returns the account's id */
export async function staffColleague({ database }: Stage): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into account (brand, email, created_at, roles)
    values ('open', gen_random_uuid() || '@example.com', now(), '{staff,support}') returning id`.execute(
    database.kysely,
  );
  return rows[0]!.id;
}

const actOn =
  (path: string, more: object = {}) =>
  async (stage: Stage) => {
    const body = { id: await staffColleague(stage), ...more };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, `/api-cwa/staff/team/${path}`, body, asking));
  };

/** Staff accounts: what owners manage, and switching to another brand's desk. */
export const DESK_ACCOUNTS_CASES: ObjectCases = {
  'team.list': async (stage) => {
    await listedInItsBrandOnly(stage, '/api-cwa/staff/team', await staffColleague(stage));
  },

  'team.one': async (stage) => {
    const path = `/api-cwa/staff/team/one?id=${await staffColleague(stage)}`;
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, path, asking));
  },

  'team.change': actOn('change', {
    permissions: ['content'],
    brands: [],
    was: { permissions: ['support'], brands: [] },
  }),
  'team.endSessions': actOn('end-sessions'),
  'team.remove': actOn('remove'),
  'team.resetFactor': actOn('reset-factor'),

  // Works once, at the target brand only.
  'desk.arrive': async (stage) => {
    const { token } = await stage.login('staff', 'other');
    await sql`update account set staff_brands = '{open}' where brand = 'other' and email = 'staff@example.com'`.execute(
      stage.database.kysely,
    );
    // Started at the target desk, completed by its cookie.
    const begun = await post(stage, '/api-cwa/staff/begin-arrival', { from: 'other' });
    const challenge = (begun.data as { address: string }).address.slice(-43);
    const cookie = begun.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const way = await post(stage, '/api-cwa/staff/hand-over', { brand: 'open', challenge }, { token, brand: 'other' });
    const handed = { token: (way.data as { address: string }).address.split('#token=')[1]! };
    await goodInItsBrandOnly((asking) =>
      post(stage, '/api-cwa/staff/arrive', handed, { ...asking, headers: { ...asking.headers, cookie } }),
    );
    await sql`update account set staff_brands = '{}' where brand = 'other' and email = 'staff@example.com'`.execute(
      stage.database.kysely,
    );
  },
};
