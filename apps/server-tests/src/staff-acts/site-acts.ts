import { get } from '../testing/object-stage.ts';
import type { ActStage, StaffActs } from './act.ts';

interface Field {
  readonly key: string;
  readonly version: number;
}

/** A key no other test reads. */
const KEY = 'theme.radius.xl';

const baseOf = async (stage: ActStage) => {
  const { data } = await get(stage, '/api-cwa/staff/brand', { token: stage.staff.token });
  return (data as { fields: Field[] }).fields.find(({ key }) => key === KEY)!.version;
};

/** A change scheduled for tomorrow. */
const planned = async (stage: ActStage) => ({
  at: new Date(stage.product.clock().getTime() + 24 * 60 * 60_000).toISOString(),
  changes: [{ key: KEY, value: '24px', base: await baseOf(stage) }],
});

/** Acts on the brand's settings. */
export const SITE_ACTS: StaffActs = {
  'site.changeBrand': async (stage) => {
    const base = await baseOf(stage);
    return () => stage.act('/api-cwa/staff/brand/change', { changes: [{ key: KEY, value: '23px', base }] });
  },
  'site.changeMail': async (stage) => {
    const { data } = await get(stage, '/api-cwa/staff/brand/mail?mail=recall.confirm', { token: stage.staff.token });
    const { texts } = data as { texts: { key: string; en: { version: number } }[] };
    const key = 'recall.confirmAction';
    const base = texts.find((text) => text.key === key)!.en.version;
    const change = { language: 'en', key, value: 'Yes, email me', base };
    return () =>
      stage.act('/api-cwa/staff/brand/mail/change', {
        ...{ mail: 'recall.confirm', reason: 'Shorter', changes: [change] },
      });
  },
  'site.testMail': ({ act }) => {
    const tried = { mail: 'recall.confirm', language: 'en', example: 0, texts: [] };
    return Promise.resolve(() => act('/api-cwa/staff/brand/mail/test', tried));
  },
  'site.planChange': async (stage) => {
    const plan = await planned(stage);
    return () => stage.act('/api-cwa/staff/brand/plan', plan);
  },
  'site.cancelPlan': async (stage) => {
    const { data } = await stage.act('/api-cwa/staff/brand/plan', await planned(stage));
    const { id } = (data as { planned: { id: string }[] }).planned.at(-1)!;
    return () => stage.act('/api-cwa/staff/brand/plan/cancel', { plan_id: id });
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
