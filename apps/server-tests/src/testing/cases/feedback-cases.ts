import { expect } from 'vitest';
import type { Answered, Asking } from '../caller.ts';
import {
  changedByItsOwnerOnly,
  forItsBrandsStaffOnly,
  get,
  listedInItsBrandOnly,
  type ObjectCases,
  post,
  type Stage,
} from '../object-stage.ts';

const VIN = '1FMCU0GX7EUA00108';
const anId = () => crypto.randomUUID();

/** Opens a ticket as the member. @returns its number */
export async function ticketOf(stage: Stage, ticket_id = anId(), asking?: Asking): Promise<string> {
  const fields = { vin: VIN, message: 'Between us.', email: 'member@example.com', ticket_id };
  const by = asking ?? { token: (await stage.login('member')).token };
  const { data } = await stage.form('/api-cwa/create_support_ticket', fields, by);
  return (data as { number: string }).number;
}

/** Uploads a file to support. @returns its id; throws if it is rejected */
async function uploadOf(stage: Stage, asking: Asking, upload_id = anId()): Promise<string> {
  const answered = await sendFile(stage, '/api/user/ticket-upload', { upload_id }, asking);
  expect(answered.status).toBe(200);
  return (answered.data as { id: string }).id;
}

/** A file in a form with the call's other fields. */
export function sendFile(
  stage: Stage,
  path: `/${string}`,
  fields: Readonly<Record<string, string>>,
  asking: Asking,
): Promise<Answered> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new File(['Between us.'], 'words.txt'));
  return stage.ask({ method: 'POST', path }, { ...asking, body });
}

/** A file the member sent with a ticket. @returns its id */
export async function sentFileOf(stage: Stage): Promise<string> {
  const { token } = await stage.login('member');
  const files = await uploadOf(stage, { token });
  const fields = { vin: VIN, message: 'See the file.', email: 'member@example.com', ticket_id: anId(), files };
  expect((await stage.form('/api-cwa/create_support_ticket', fields, { token })).status).toBe(200);
  return files;
}

const numbersIn = ({ data }: Answered) =>
  (data as { tickets: { number: string }[] }).tickets.map(({ number }) => number);

/** Sends a chat message. @returns the message */
async function saying(stage: Stage, asking: Asking): Promise<string> {
  const text = `Words ${crypto.randomUUID()}`;
  await post(stage, '/api-cwa/chat/send', { message_id: crypto.randomUUID(), text }, asking);
  return text;
}

/** Support tickets, feedback, and live chat. */
export const FEEDBACK_CASES: ObjectCases = {
  // The id is scoped to the writer: from another one it opens a separate ticket.
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
    const rest = await post(stage, '/api/user/tickets', { cursor: number }, { token });
    expect(numbersIn(rest)).toEqual([]);
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

  'tickets.rate': async (stage) => {
    const number = await ticketOf(stage);
    const { token } = await stage.login('staff');
    await post(stage, '/api-cwa/staff/ticket/state', { number, state: 'resolved' }, { token });
    const rating = { number, good: true };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/ticket-rating', rating, asking));
  },

  // The id is scoped to the sender: from another one it is a separate file that only they can attach.
  'tickets.upload': async (stage) => {
    const id = anId();
    const { token } = await stage.login('member');
    const own = await uploadOf(stage, { token }, id);
    expect(await uploadOf(stage, { token }, id)).toBe(own);
    const second = { token: (await stage.login('second')).token };
    expect(await uploadOf(stage, second, id)).not.toBe(own);
    const stolen = { vin: VIN, message: 'Mine?', email: 'second@example.com', ticket_id: anId(), files: own };
    expect((await stage.form('/api-cwa/create_support_ticket', stolen, second)).status).toBe(422);
    const twin = await stage.login('member', 'other');
    expect(await uploadOf(stage, { token: twin.token, brand: 'other' }, id)).not.toBe(own);
  },

  'tickets.file': async (stage) => {
    const path = `/api/user/ticket-file?id=${await sentFileOf(stage)}`;
    await changedByItsOwnerOnly(stage, (asking) => get(stage, path, asking));
  },

  'tickets.staffList': async (stage) => {
    await listedInItsBrandOnly(stage, '/api-cwa/staff/tickets', await ticketOf(stage));
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
    const request = { number: await ticketOf(stage), state: 'resolved' };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/ticket/state', request, asking));
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
    await listedInItsBrandOnly(stage, '/api-cwa/staff/feedback', id, said.feedback_msg);
  },

  'feedback.staffChat': async (stage) => {
    const { token } = await stage.login('member');
    const said = { message_id: anId(), text: 'Between us.' };
    const { data } = await post(stage, '/api-cwa/chat/send', said, { token });
    const path = `/api-cwa/staff/chat?number=${(data as { number: string }).number}`;
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, path, asking));
  },

  // A conversation is only found by token or signed cookie; `after` is a position in the caller's own.
  'feedback.chat': async (stage) => {
    const { token } = await stage.login('member');
    const own = await saying(stage, { token });
    const read = (asking: Asking) => get(stage, '/api-cwa/chat?after=0', asking);
    expect((await read({ token })).text).toContain(own);
    for (const asking of [{}, { token: (await stage.login('second')).token }, { headers: { cookie: 'chat=forged' } }])
      expect((await read(asking)).text).not.toContain(own);
    const twin = await stage.login('member', 'other');
    expect((await read({ token: twin.token, brand: 'other' })).text).not.toContain(own);
  },

  // The message id is scoped to the writer: from another one it starts a separate conversation.
  'feedback.chatSend': async (stage) => {
    const message_id = '0c0ffee0-0000-4000-8000-000000000001';
    const [one, two] = [await stage.login('member'), await stage.login('second')];
    const send = async ({ token }: { token: string }) =>
      (await post(stage, '/api-cwa/chat/send', { message_id, text: 'Hello' }, { token })).data as { number: string };
    expect((await send(one)).number).not.toBe((await send(two)).number);
  },

  'feedback.staffChatAnswer': async (stage) => {
    const sent = await post(stage, '/api-cwa/chat/send', { message_id: crypto.randomUUID(), text: 'Hello' });
    const { number } = sent.data as { number: string };
    const answer = { number, message_id: crypto.randomUUID(), text: 'Hi' };
    const answered = async (asking: Asking) => (await post(stage, '/api-cwa/staff/chat/answer', answer, asking)).status;
    expect(await answered({ token: (await stage.login('member')).token })).toBe(403);
    const elsewhere = await stage.login('staff', 'other');
    expect(await answered({ token: elsewhere.token, brand: 'other' }), 'staff of another brand').toBe(404);
    expect(await answered({ token: (await stage.login('staff')).token })).toBe(200);
  },
};
