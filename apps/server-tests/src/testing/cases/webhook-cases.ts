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

const reason = 'To see what a stranger gets';

/** A webhook endpoint of the member. @returns its id */
async function webhookOf(stage: Stage): Promise<string> {
  const { token } = await stage.login('member');
  const input = { request_id: crypto.randomUUID(), url: 'https://hooks.example.com/', mode: 'test' };
  const { data } = await post(stage, '/api/user/webhook-create', input, { token });
  return (data as { id: string }).id;
}

/** A delivery to an endpoint of the member. @returns both ids */
export async function webhookDeliveryOf(stage: Stage): Promise<{ id: string; delivery_id: string }> {
  const id = await webhookOf(stage);
  const { token } = await stage.login('member');
  const { data } = await post(stage, '/api/user/webhook-test', { id }, { token });
  return { id, delivery_id: (data as { id: string }).id };
}

/** Removes the member's endpoints, of which there may be 20. */
const cleared = (run: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  await sql`update webhook_endpoint set disabled = 'removed'`.execute(stage.database.kysely);
  await run(stage);
};

const ownEndpointOnly = (path: string, more: object = {}) =>
  cleared(async (stage) => {
    const id = await webhookOf(stage);
    await changedByItsOwnerOnly(stage, (asking) => post(stage, path, { id, ...more }, asking));
  });

/** Webhook endpoints and deliveries. */
export const WEBHOOK_CASES: ObjectCases = {
  'webhooks.change': ownEndpointOnly('/api/user/webhook-change', { description: 'Mine' }),
  'webhooks.remove': ownEndpointOnly('/api/user/webhook-remove'),
  'webhooks.roll': ownEndpointOnly('/api/user/webhook-roll'),
  'webhooks.deliveries': ownEndpointOnly('/api/user/webhook-deliveries'),
  'webhooks.test': ownEndpointOnly('/api/user/webhook-test'),
  'webhooks.resend': cleared(async (stage) => {
    const { delivery_id } = await webhookDeliveryOf(stage);
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/webhook-resend', { delivery_id }, asking));
  }),
  // The id is the caller's own; the same one of another account makes another endpoint.
  'webhooks.create': cleared(async (stage) => {
    const input = { request_id: crypto.randomUUID(), url: 'https://hooks.example.com/', mode: 'test' };
    const idFor = async (email: 'member' | 'second') => {
      const { token } = await stage.login(email);
      return ((await post(stage, '/api/user/webhook-create', input, { token })).data as { id: string }).id;
    };
    const mine = await idFor('member');
    expect(await idFor('second')).not.toBe(mine);
    expect(await idFor('member')).toBe(mine);
  }),
  'webhooks.staffEndpoints': cleared(async (stage) => {
    const id = await webhookOf(stage);
    const { rows } = await sql<{ account: string }>`
      select account_id as account from webhook_endpoint where disabled is null`.execute(stage.database.kysely);
    const path = `/api-cwa/staff/webhooks?account_id=${rows[0]!.account}`;
    const listed = async (brand: 'open' | 'other') =>
      (await get(stage, path, { token: (await stage.login('staff', brand)).token, brand })).text;
    expect(await listed('open')).toContain(id);
    expect(await listed('other')).not.toContain(id);
  }),
  'webhooks.staffDeliveries': cleared(async (stage) => {
    const path = `/api-cwa/staff/webhook-deliveries?id=${await webhookOf(stage)}`;
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, path, asking));
  }),
  'webhooks.staffResend': cleared(async (stage) => {
    const { delivery_id } = await webhookDeliveryOf(stage);
    const input = { delivery_id, reason };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/webhook-resend', input, asking));
  }),
  'webhooks.staffReplay': cleared(async (stage) => {
    const input = await replayOf(stage);
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/webhook-replay', input, asking));
  }),
};

/** Input that replays the one event of an endpoint of the member. */
export async function replayOf(stage: Stage): Promise<object> {
  const id = await webhookOf(stage);
  await sql`insert into webhook_event (id, brand, account_id, mode, type, object_id, body, created_at)
    select gen_random_uuid(), brand, account_id, mode, 'report.created', 'r1', '{}', '2026-01-01T12:00:00Z'
    from webhook_endpoint where disabled is null and id::text like ${`${id.slice(3, 11)}%`}`.execute(
    stage.database.kysely,
  );
  return { id, from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z', reason };
}
