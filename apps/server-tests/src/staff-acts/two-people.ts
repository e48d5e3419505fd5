import { newCoupon } from '../testing/cases/commerce-cases.ts';
import { twoAccounts } from '../testing/cases/desk-members-cases.ts';
import { staffColleague } from '../testing/cases/desk-accounts-cases.ts';
import { get } from '../testing/object-stage.ts';
import { newPlan } from './billing-acts.ts';
import type { ActStage, StaffActs } from './act.ts';
import { uploaded } from './data-acts.ts';

const key = () => crypto.randomUUID();
const correct = ({ act, member }: ActStage, credits: number) =>
  act('/api-cwa/staff/credits/correct', {
    ...{ account_id: member.id, pot: 'sticker', credits, why: 'Goodwill.', idempotency_key: key() },
  });

/** Uses up what one person may give in a day. */
const spentDay = (stage: ActStage) => correct(stage, 25);

/** Routes that take two people, each with a call that needs approval: on a fresh stage, it responds 202. */
export const TAKES_TWO: StaffActs = {
  'site.changeBrand': async (stage) => {
    const { data } = await get(stage, '/api-cwa/staff/brand', { token: stage.staff.token });
    const { fields } = data as { fields: { key: string; version: number }[] };
    const base = fields.find((field) => field.key === 'settings.google_tag')!.version;
    const changes = [{ key: 'settings.google_tag', value: 'GTM-TWO', base }];
    return () => stage.act('/api-cwa/staff/brand/change', { changes });
  },
  'site.planChange': async (stage) => {
    const { data } = await get(stage, '/api-cwa/staff/brand', { token: stage.staff.token });
    const { fields } = data as { fields: { key: string; version: number }[] };
    const base = fields.find((field) => field.key === 'settings.google_analytics')!.version;
    const at = new Date(stage.product.clock().getTime() + 24 * 60 * 60_000).toISOString();
    const changes = [{ key: 'settings.google_analytics', value: 'G-TWO', base }];
    return () => stage.act('/api-cwa/staff/brand/plan', { at, changes });
  },
  'site.changeMail': (stage) => {
    const change = { language: 'en', key: 'account.proofMailBody', value: 'Your code is {code}.', base: 0 };
    return Promise.resolve(() =>
      stage.act('/api-cwa/staff/brand/mail/change', {
        ...{ mail: 'account.proof-code', reason: 'Shorter', changes: [change] },
      }),
    );
  },
  'coupon.staffCreate': ({ act }) =>
    Promise.resolve(() => act('/api-cwa/staff/coupon', { ...newCoupon(), percent: 100, amount: null })),
  'billing.staffAddPlan': async (stage) => {
    const plan = { ...(await newPlan(stage)), price: 99 };
    return () => stage.act('/api-cwa/staff/plan/add', plan);
  },
  'billing.staffChangePlan': async (stage) => {
    const { data } = await get(stage, '/api-cwa/staff/plans', { token: stage.staff.token });
    const { plans, version } = data as {
      plans: { id: string; name: object; description: object; file_price: number; credits: number }[];
      version: number;
    };
    const { id, name, description, file_price, credits } = plans[0]!;
    const price = Math.floor(file_price / 2) - 1;
    const change = { plan: id, name, description, price, credits, off: false, starts_at: null, ends_at: null, version };
    return () => stage.act('/api-cwa/staff/plan/change', change);
  },
  'credits.staffCorrect': (stage) => Promise.resolve(() => correct(stage, 26)),
  'credits.staffReverse': async (stage) => {
    await spentDay(stage);
    const { data } = await correct(stage, -1);
    const entry = { account_id: stage.member.id, entry_id: (data as { id: string }).id, why: 'Counted wrongly.' };
    return () => stage.act('/api-cwa/staff/credits/reverse', entry);
  },
  'tickets.staffCredit': async (stage) => {
    await spentDay(stage);
    const ticket = { vin: '1FMCU0GX7EUA00108', message: 'Is it mine?', email: 'member@example.com', ticket_id: key() };
    const { data } = await stage.form('/api-cwa/create_support_ticket', ticket, { token: stage.member.token });
    const gift = { number: (data as { number: string }).number, gift_id: key(), credits: 1, reason: 'A long wait' };
    return () => stage.act('/api-cwa/staff/ticket/credit', gift);
  },
  'members.staffMerge': async (stage) => {
    const accounts = await twoAccounts(stage);
    return () => stage.act('/api-cwa/staff/member/merge', accounts);
  },
  'team.resetFactor': async (stage) => {
    const id = await staffColleague(stage);
    return () => stage.act('/api-cwa/staff/team/reset-factor', { id });
  },
  'data.startImport': async (stage) => {
    const id = await uploaded(stage);
    return () => stage.act('/api-cwa/staff/import/start', { id, mode: 'run' });
  },
};

/** Routes that take two people but signal it in their own response, and where that is tested. */
export const TAKES_TWO_ITS_OWN_WAY: Readonly<Record<string, string>> = {
  'refund.order': 'over the order’s or the day’s limit: staff-refunds.test.ts',
  'refund.staffOtherWay': 'over the order’s or the day’s limit: take-failed-refund.test.ts',
  'refund.staffGive': 'over the order’s or the day’s limit: staff-refunds.test.ts',
  'team.add': 'always: team.test.ts',
  'team.change': 'whatever gives a right, or takes an owner’s: owner-rights.test.ts',
  'team.remove': 'an owner: owner-rights.test.ts',
};
