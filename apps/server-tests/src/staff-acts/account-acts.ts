import { stepAt, totpCode } from '@vinlore/account-domain';
import { sql } from 'kysely';
import { staffColleague } from '../testing/cases/desk-accounts-cases.ts';
import type { ActStage, PreparedAct, StaffActs } from './act.ts';

const NO_MORE = { permissions: ['content'], brands: [] };

/** An owner's act on a team member created for it. */
const onColleague =
  (path: string, more: object = {}): PreparedAct =>
  async (stage) => {
    const id = await staffColleague(stage);
    return () => stage.act(`/api-cwa/staff/team/${path}`, { id, ...more });
  };

/** Confirmation of a started setup. */
async function begun({ act, product }: ActStage) {
  const { data } = await act('/api-cwa/staff/second-factor/start', {});
  const { setup, secret } = data as { setup: string; secret: string };
  return { setup, code: totpCode(secret, stepAt(product.clock())) };
}

/** Gives the owner an authenticator and a passkey. @returns the session's new token */
async function withFactors(stage: ActStage): Promise<string> {
  const { data } = await stage.act('/api-cwa/staff/second-factor/confirm', await begun(stage));
  await sql`insert into passkey
      (account_id, brand, rp_id, credential_id, public_key, counter, transports, synced, name, created_at)
    values (${stage.staff.id}, 'open', 'open.localhost', gen_random_uuid()::text, ''::bytea, 0, '{}', false, 'Phone',
      now())`.execute(stage.database.kysely);
  return (data as { token: string }).token;
}

/** Acts on one's own sign-in, and owners' acts on their team. */
export const ACCOUNT_ACTS: StaffActs = {
  'desk.handOver': async ({ act, staff, database }) => {
    await sql`update account set staff_brands = '{other}' where id = ${staff.id}`.execute(database.kysely);
    return () => act('/api-cwa/staff/hand-over', { brand: 'other', challenge: 'c'.repeat(43) });
  },
  'desk.logout': async (stage) => () =>
    stage.ask({ method: 'POST', path: '/api-cwa/staff/logout' }, { token: stage.staff.token }),
  'second-factor.confirm': async (stage) => {
    const proof = await begun(stage);
    return () => stage.act('/api-cwa/staff/second-factor/confirm', proof);
  },
  'second-factor.renewCodes': async (stage) => {
    const token = await withFactors(stage);
    return () => stage.act('/api-cwa/staff/second-factor/recovery-codes', {}, { token });
  },
  'second-factor.remove': async (stage) => {
    const token = await withFactors(stage);
    return () => stage.act('/api-cwa/staff/second-factor/remove', {}, { token });
  },
  'team.add': async ({ act }) => {
    const email = `${crypto.randomUUID()}@example.com`;
    return () => act('/api-cwa/staff/team/add', { email, ...NO_MORE });
  },
  'team.change': onColleague('change', { ...NO_MORE, was: { permissions: ['support'], brands: [] } }),
  'team.endSessions': async ({ act, colleague }) => {
    return () => act('/api-cwa/staff/team/end-sessions', { id: colleague.id });
  },
  'team.remove': onColleague('remove'),
  'team.resetFactor': async ({ act, colleague }) => {
    return () => act('/api-cwa/staff/team/reset-factor', { id: colleague.id });
  },
};
