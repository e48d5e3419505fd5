import { get } from '../testing/object-stage.ts';
import type { StaffActs } from './act.ts';

interface Field {
  readonly key: string;
  readonly version: number;
}

/** A key that nothing else in these tests looks at. */
const KEY = 'theme.radius.xl';

/** What staff change of their brand. */
export const SITE_ACTS: StaffActs = {
  'site.changeBrand': async (stage) => {
    const { data } = await get(stage, '/api-cwa/staff/brand', { token: stage.staff.token });
    const { version: base } = (data as { fields: Field[] }).fields.find(({ key }) => key === KEY)!;
    return () => stage.act('/api-cwa/staff/brand/change', { changes: [{ key: KEY, value: '23px', base }] });
  },
  'site.createBrand': ({ act }) => {
    const key = `made-${crypto.randomUUID().slice(0, 8)}`;
    const made = {
      key,
      name: 'Made Here',
      domain: `${key}.localhost`,
      language: 'en',
      support_email: 'help@made.example',
    };
    const colors = { primary_color: '#111111', secondary_color: '#111111', teritary_color: '#111111' };
    return Promise.resolve(() => act('/api-cwa/staff/brand/new', { ...made, ...colors }));
  },
  'site.setGate': async ({ act }) => {
    const password = crypto.randomUUID();
    return () => act('/api-cwa/staff/brand/gate', { email: 'gate@open.example', password });
  },
};
