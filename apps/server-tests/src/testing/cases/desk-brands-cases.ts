import { expect } from 'vitest';
import { forItsBrandsStaffOnly, get, type ObjectCases, post, type Stage } from '../object-stage.ts';

interface Field {
  readonly key: string;
  readonly version: number;
}

/** Changes a key of a brand that no other test reads. @returns the change's version */
async function changeOf(stage: Stage, brand: 'open' | 'other', key: string, value: unknown): Promise<number> {
  const asking = { token: (await stage.login('staff', brand)).token, brand };
  const fieldIn = (data: unknown) => (data as { fields: Field[] }).fields.find((field) => field.key === key)!;
  const { version: base } = fieldIn((await get(stage, '/api-cwa/staff/brand', asking)).data);
  const { status, data } = await post(
    stage,
    '/api-cwa/staff/brand/change',
    { changes: [{ key, value, base }] },
    asking,
  );
  expect(status).toBe(200);
  return fieldIn(data).version;
}

/** Brand settings at the desk. */
export const DESK_BRANDS_CASES: ObjectCases = {
  'site.changes': async (stage) => {
    const version = await changeOf(stage, 'open', 'theme.radius.xl', '21px');
    const list = async (brand: 'open' | 'other', query = '') => {
      const { token } = await stage.login('staff', brand);
      const { data } = await get(stage, `/api-cwa/staff/brand/changes${query}`, { token, brand });
      return (data as { changes: { version: number; after: object }[] }).changes;
    };
    expect(await list('open')).toMatchObject([{ version, after: { 'theme.radius.xl': '21px' } }]);
    expect(await list('open', `?cursor=${version}`)).toEqual([]);
    expect(await list('other', `?cursor=${version + 1}`)).toEqual([]);
  },
  'site.cancelPlan': async (stage) => {
    const asking = { token: (await stage.login('staff')).token };
    const { fields } = (await get(stage, '/api-cwa/staff/brand', asking)).data as { fields: Field[] };
    const base = fields.find(({ key }) => key === 'theme.radius.lg')!.version;
    const at = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    const changes = [{ key: 'theme.radius.lg', value: '18px', base }];
    const { data } = await post(stage, '/api-cwa/staff/brand/plan', { at, changes }, asking);
    const [plan] = (data as { planned: { id: string }[] }).planned;
    await forItsBrandsStaffOnly(stage, (by) =>
      post(stage, '/api-cwa/staff/brand/plan/cancel', { plan_id: plan!.id }, by),
    );
  },
};
