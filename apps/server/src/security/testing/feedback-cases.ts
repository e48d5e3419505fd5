import { expect } from 'vitest';
import type { Answered, Asking } from './caller.ts';
import { changedByItsOwnerOnly, get, type ObjectCases, post, type Stage } from './object-stage.ts';

const VIN = '1FMCU0GX7EUA00108';
const anId = () => crypto.randomUUID();

/** Opens a ticket of the member. @returns its number */
export async function ticketOf(stage: Stage, ticket_id = anId(), asking?: Asking): Promise<string> {
  const fields = { vin: VIN, message: 'Between us.', email: 'member@example.com', ticket_id };
  const by = asking ?? { token: (await stage.login('member')).token };
  const { data } = await stage.form('/api-cwa/create_support_ticket', fields, by);
  return (data as { number: string }).number;
}

const numbersIn = ({ data }: Answered) =>
  (data as { tickets: { number: string }[] }).tickets.map(({ number }) => number);

/** What staff do to an object of a member: members may not, and staff of another brand find none such. */
export async function forItsBrandsStaffOnly(stage: Stage, act: (asking: Asking) => Promise<Answered>): Promise<void> {
  expect((await act({ token: (await stage.login('member')).token })).status, 'its own member').toBe(403);
  const elsewhere = await stage.login('staff', 'other');
  expect((await act({ token: elsewhere.token, brand: 'other' })).status, 'staff of another brand').toBe(404);
  expect((await act({ token: (await stage.login('staff')).token })).status).toBe(200);
}

/** Support tickets and feedback. */
export const FEEDBACK_CASES: ObjectCases = {
  // The id is the writer's own: of another writer it opens a ticket of their own.
  'feedback.createTicket': async (stage) => {
    const id = anId();
    const number = await ticketOf(stage, id);
    expect(await ticketOf(stage, id)).toBe(number);
    expect(await ticketOf(stage, id, { token: (await stage.login('second')).token })).not.toBe(number);
    const twin = await stage.login('member', 'other');
    expect(await ticketOf(stage, id, { token: twin.token, brand: 'other' })).not.toBe(number);
  },

  'tickets.own': async (stage) => {
    const number = await ticketOf(stage);
    const { token } = await stage.login('second');
    const after = await post(stage, '/api/user/tickets', { after: number }, { token });
    expect(numbersIn(after)).toEqual([]);
    expect(numbersIn(await post(stage, '/api/user/tickets', {}, { token }))).not.toContain(number);
  },

  'tickets.ownOne': async (stage) => {
    const number = await ticketOf(stage);
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/ticket', { number }, asking));
  },

  'tickets.write': async (stage) => {
    const message = { number: await ticketOf(stage), message_id: anId(), text: 'Still here.' };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/ticket-message', message, asking));
  },

  'tickets.staffList': async (stage) => {
    const number = await ticketOf(stage);
    const list = async (brand: 'open' | 'other', query = '') =>
      get(stage, `/api-cwa/staff/tickets${query}`, { token: (await stage.login('staff', brand)).token, brand });
    expect(numbersIn(await list('open'))).toContain(number);
    expect(numbersIn(await list('other'))).not.toContain(number);
    expect(numbersIn(await list('other', `?after=${number}`))).toEqual([]);
  },

  'tickets.staffOne': async (stage) => {
    const path = `/api-cwa/staff/ticket?number=${await ticketOf(stage)}`;
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, path, asking));
  },

  'tickets.staffAnswer': async (stage) => {
    const answer = { number: await ticketOf(stage), message_id: anId(), text: 'Thank you.', seen: 1 };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/ticket/answer', answer, asking));
  },

  'tickets.staffState': async (stage) => {
    const wish = { number: await ticketOf(stage), state: 'resolved' };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/ticket/state', wish, asking));
  },

  'tickets.staffCredit': async (stage) => {
    const gift = { number: await ticketOf(stage), gift_id: anId(), credits: 1, reason: 'Goodwill' };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/ticket/credit', gift, asking));
  },

  'feedback.staffList': async (stage) => {
    const { token } = await stage.login('member');
    const said = { vin: VIN, report_type: 'report', satisfaction: '2', feedback_msg: `Words ${anId()}` };
    const { data } = await stage.form('/api-cwa/create_feedback', said, { token });
    const { id } = data as { id: string };
    const list = async (brand: 'open' | 'other', query = '') =>
      get(stage, `/api-cwa/staff/feedback${query}`, { token: (await stage.login('staff', brand)).token, brand });
    expect((await list('open')).text).toContain(said.feedback_msg);
    expect((await list('other')).text).not.toContain(said.feedback_msg);
    expect((await list('other', `?after=${id}`)).data).toMatchObject({ feedback: [] });
  },

  'feedback.staffChat': async (stage) => {
    const { token } = await stage.login('member');
    const said = { message_id: anId(), text: 'Between us.' };
    const { data } = await post(stage, '/api-cwa/chat/send', said, { token });
    const path = `/api-cwa/staff/chat?number=${(data as { number: string }).number}`;
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, path, asking));
  },
};
