import { newCoupon } from '../testing/cases/commerce-cases.ts';
import { staffColleague } from '../testing/cases/desk-accounts-cases.ts';
import { get } from '../testing/object-stage.ts';
import type { ActStage, StaffActs } from './act.ts';
import { uploaded } from './data-acts.ts';

const key = () => crypto.randomUUID();
const correct = ({ act, member }: ActStage, credits: number) =>
  act('/api-cwa/staff/credits/correct', {
    ...{ account_id: member.id, pot: 'sticker', credits, why: 'Goodwill.', idempotency_key: key() },
  });

/** What one person may give in a day is given. */
const spentDay = (stage: ActStage) => correct(stage, 25);

/** Rows that take two people, each with a call that has to wait: one of its own stage answers 202. */
export const TAKES_TWO: StaffActs = {
  'site.changeBrand': async (stage) => {
    const { data } = await get(stage, '/api-cwa/staff/brand', { token: stage.staff.token });
    const { fields } = data as { fields: { key: string; version: number }[] };
    const base = fields.find((field) => field.key === 'settings.google_tag')!.version;
    const changes = [{ key: 'settings.google_tag', value: 'GTM-TWO', base }];
    return () => stage.act('/api-cwa/staff/brand/change', { changes });
  },
  'coupon.staffCreate': ({ act }) =>
    Promise.resolve(() => act('/api-cwa/staff/coupon', { ...newCoupon(), percent: 100, amount: null })),
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
  'team.resetFactor': async (stage) => {
    const id = await staffColleague(stage);
    return () => stage.act('/api-cwa/staff/team/reset-factor', { id });
  },
  'data.startImport': async (stage) => {
    const id = await uploaded(stage);
    return () => stage.act('/api-cwa/staff/import/start', { id, mode: 'run' });
  },
};

/** Rows that take two people and say so in an answer of their own, and where that is proven. */
export const TAKES_TWO_ITS_OWN_WAY: Readonly<Record<string, string>> = {
  'refund.order': 'over the order’s or the day’s limit: staff-refunds.test.ts',
  'refund.staffGive': 'over the order’s or the day’s limit: staff-refunds.test.ts',
  'team.add': 'always: team.test.ts',
  'team.change': 'whatever gives a right, or takes an owner’s: owner-rights.test.ts',
  'team.remove': 'an owner: owner-rights.test.ts',
};

/** Rows that one person may do, and why. */
export const ONE_PERSON: Readonly<Record<string, string>> = {
  'billing.staffWithdrawPlanChange': 'goes back to a price that stood before',
  'content.cancelPlan': 'nothing is published by it',
  'content.checkDocument': 'names faults, keeps nothing',
  'content.copyPage': 'not public before it is published',
  'content.newPage': 'not public before it is published',
  'content.deletePage': 'takes a page away; its history stays',
  'content.deletePicture': 'takes a picture away',
  'content.describePicture': 'words of a picture',
  'content.discardDraft': 'nobody has seen it',
  'content.movePage': 'leads within the brand’s own site',
  'content.plan': 'as publishing: texts become elements of ours, never code',
  'content.previewDocument': 'for the one who edits it',
  'content.publish': 'texts become elements of ours, never code',
  'content.removeRedirect': 'leads within the brand’s own site',
  'content.rollBack': 'as publishing',
  'content.saveDraft': 'not public',
  'content.unpublish': 'takes a page away; somebody may have to be quick',
  'content.uploadPicture': 'drawn anew on the server; no code outlives it',
  'coupon.staffEnd': 'takes something away that can be made again',
  'data.beginImport': 'nothing is read before it is started',
  'data.cancelImport': 'stops; somebody may have to be quick',
  'data.importPart': 'nothing is read before it is started',
  'dealers.staffApprove': 'a dealer’s registration has taken effect before',
  'dealers.staffWithdraw': 'takes away; somebody may have to be quick',
  'deletions.staffErase': 'the member asked for it',
  'deletions.staffStop': 'keeps what the member can still have erased',
  'desk.handOver': 'the way to another desk of one’s own',
  'desk.logout': 'one’s own session',
  'desk-proof.give': 'proves who one is',
  'desk-proof.mailCode': 'proves who one is',
  'desk-proof.passkeyOptions': 'proves who one is',
  'feedback.staffChatAnswer': 'words under one’s own name',
  'feedback.staffChatState': 'no value, no right',
  'members.staffEndSessions': 'takes away; somebody may have to be quick',
  'refund.staffWithdraw': 'nothing is paid by it',
  'report.staffShow': 'reads; it is noted',
  'second-factor.confirm': 'one’s own factor',
  'second-factor.give': 'a part of signing in',
  'second-factor.givePasskey': 'a part of signing in',
  'second-factor.passkeyOptions': 'a part of signing in',
  'second-factor.remove': 'one’s own factor',
  'second-factor.renewCodes': 'one’s own factor',
  'second-factor.start': 'one’s own factor',
  'site.setGate': 'who may enter a brand that is not open yet; opening the gate takes two',
  'snippets.remove': 'words',
  'snippets.save': 'words',
  'staff.approve': 'is the second person’s word',
  'staff.decline': 'nothing is done by it',
  'staff.removeView': 'how somebody likes their own desk',
  'staff.saveView': 'how somebody likes their own desk',
  'sticker.staffRevoke': 'takes away; somebody may have to be quick',
  'sticker.staffShow': 'reads; it is noted',
  'team.endSessions': 'takes away; somebody may have to be quick',
  'tickets.staffAnswer': 'words under one’s own name',
  'tickets.staffMerge': 'no value, no right',
  'tickets.staffState': 'no value, no right',
  'vehicle.staffHandleVin': 'no value, no right',
};
