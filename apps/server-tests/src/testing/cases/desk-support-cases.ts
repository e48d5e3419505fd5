import { sql } from 'kysely';
import { expect } from 'vitest';
import { sendFile, sentFileOf, ticketOf } from './feedback-cases.ts';
import {
  forItsBrandsStaffOnly,
  get,
  listedInItsBrandOnly,
  type ObjectCases,
  post,
  type Stage,
} from '../object-stage.ts';

const anId = () => crypto.randomUUID();

/** A conversation of the member. @returns its number */
async function chatOf(stage: Stage): Promise<string> {
  const { token } = await stage.login('member');
  const { data } = await post(stage, '/api-cwa/chat/send', { message_id: anId(), text: 'Between us.' }, { token });
  return (data as { number: string }).number;
}

const THANKS = { language: 'en', name: 'Thanks', text: 'Thank you.' };

/** A snippet of the brand `open`. @returns its id */
async function snippetOf(stage: Stage): Promise<string> {
  const snippet = { id: anId(), ...THANKS };
  const { token } = await stage.login('staff');
  expect((await post(stage, '/api-cwa/staff/snippets/save', snippet, { token })).status).toBe(200);
  return snippet.id;
}

/** A team of the brand `open`. @returns its id */
async function teamOf(stage: Stage): Promise<string> {
  const team = { id: anId(), name: anId(), members: [] };
  const { token } = await stage.login('staff');
  expect((await post(stage, '/api-cwa/staff/support/teams/save', team, { token })).status).toBe(200);
  return team.id;
}

/** Support desk calls that take a number or an id. */
export const DESK_SUPPORT_CASES: ObjectCases = {
  'tickets.staffMerge': async (stage) => {
    const request = { number: await ticketOf(stage), into: await ticketOf(stage) };
    const strangers = await ticketOf(stage, anId(), { token: (await stage.login('second')).token });
    const { token } = await stage.login('staff');
    const across = { ...request, into: strangers };
    expect((await post(stage, '/api-cwa/staff/ticket/merge', across, { token })).status, 'two members’').toBe(422);
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/ticket/merge', request, asking));
  },

  'tickets.staffAssign': async (stage) => {
    const request = { number: await ticketOf(stage), to: null, was: null };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/ticket/assign', request, asking));
  },

  'tickets.staffAssignTeam': async (stage) => {
    const request = { number: await ticketOf(stage), to: null, was: null };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/ticket/team', request, asking));
  },

  'tickets.staffTeamSave': async (stage) => {
    const team = { id: await teamOf(stage), name: anId(), members: [] };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/support/teams/save', team, asking));
  },

  'tickets.staffTeamRemove': async (stage) => {
    const team = { id: await teamOf(stage) };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/support/teams/remove', team, asking));
  },

  'tickets.staffNote': async (stage) => {
    const note = { number: await ticketOf(stage), note_id: anId(), text: 'Calls back on Monday.' };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/ticket/note', note, asking));
  },

  'tickets.staffOpen': async (stage) => {
    const { rows } = await sql<{ id: string }>`
      select id from account where brand = 'open' and email = 'member@example.com'`.execute(stage.database.kysely);
    const first = { account_id: rows[0]!.id, ticket_id: anId(), text: 'Between us.' };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/ticket/open', first, asking));
  },

  'tickets.staffUpload': async (stage) => {
    const fields = { number: await ticketOf(stage), upload_id: anId() };
    await forItsBrandsStaffOnly(stage, (asking) => sendFile(stage, '/api-cwa/staff/ticket/upload', fields, asking));
  },

  'tickets.staffFile': async (stage) => {
    const path = `/api-cwa/staff/ticket/file?id=${await sentFileOf(stage)}`;
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, path, asking));
  },

  'tickets.staffTags': async (stage) => {
    const request = { number: await ticketOf(stage), add: ['refund'] };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/ticket/tags', request, asking));
  },

  'tickets.staffWriting': async (stage) => {
    const request = { number: await ticketOf(stage) };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/ticket/writing', request, asking));
  },

  'snippets.save': async (stage) => {
    const snippet = { id: await snippetOf(stage), ...THANKS, text: 'Other words.', was: THANKS };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/snippets/save', snippet, asking));
  },

  'snippets.remove': async (stage) => {
    const id = await snippetOf(stage);
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/snippets/remove', { id }, asking));
  },

  'feedback.staffChats': async (stage) => {
    await listedInItsBrandOnly(stage, '/api-cwa/staff/chats', await chatOf(stage));
  },

  'feedback.staffChatAssign': async (stage) => {
    const request = { number: await chatOf(stage), to: null, was: null };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/chat/assign', request, asking));
  },

  'feedback.staffChatNote': async (stage) => {
    const note = { number: await chatOf(stage), note_id: anId(), text: 'Calls back on Monday.' };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/chat/note', note, asking));
  },

  'feedback.staffChatWriting': async (stage) => {
    const request = { number: await chatOf(stage) };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/chat/writing', request, asking));
  },

  'feedback.staffChatState': async (stage) => {
    const request = { number: await chatOf(stage), state: 'closed' };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/chat/state', request, asking));
  },

  // The id is scoped to the writer: from another one it creates separate feedback.
  'feedback.create': async (stage) => {
    const said = { vin: '', report_type: 'report', satisfaction: '4', feedback_msg: 'Good.', feedback_id: anId() };
    const rate = async (name: 'member' | 'second') => {
      const { token } = await stage.login(name);
      return ((await stage.form('/api-cwa/create_feedback', said, { token })).data as { id: string }).id;
    };
    const own = await rate('member');
    expect(await rate('member')).toBe(own);
    expect(await rate('second')).not.toBe(own);
  },
};
