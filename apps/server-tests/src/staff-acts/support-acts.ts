import { get, post } from '../testing/object-stage.ts';
import type { ActStage, StaffActs } from './act.ts';

const anId = () => crypto.randomUUID();

/** Opens a ticket as the member. @returns its number */
async function ticketOf({ form, member }: ActStage): Promise<string> {
  const fields = { vin: '1FMCU0GX7EUA00108', message: 'Is it mine?', email: 'member@example.com', ticket_id: anId() };
  const { data } = await form('/api-cwa/create_support_ticket', fields, { token: member.token });
  return (data as { number: string }).number;
}

/** Creates a team. @returns its id */
async function teamOf({ act }: ActStage): Promise<string> {
  const id = anId();
  await act('/api-cwa/staff/support/teams/save', { id, name: `Billing ${id}`.slice(0, 40), members: [] });
  return id;
}

/** Writes in the chat as the member. @returns the conversation's number */
async function chatOf(stage: ActStage): Promise<string> {
  const said = { message_id: anId(), text: 'Hello?' };
  const { data } = await post(stage, '/api-cwa/chat/send', said, { token: stage.member.token });
  return (data as { number: string }).number;
}

const snippet = () => ({ id: anId(), language: 'en', name: 'Thanks', text: 'Hello {name}, thank you.' });

/** Acts of support. */
export const SUPPORT_ACTS: StaffActs = {
  'tickets.staffAnswer': async (stage) => {
    const answer = { number: await ticketOf(stage), message_id: anId(), text: 'Yes.', seen: 1 };
    return () => stage.act('/api-cwa/staff/ticket/answer', answer);
  },
  'tickets.staffState': async (stage) => {
    const number = await ticketOf(stage);
    return () => stage.act('/api-cwa/staff/ticket/state', { number, state: 'resolved' });
  },
  'tickets.staffCredit': async (stage) => {
    const gift = { number: await ticketOf(stage), gift_id: anId(), credits: 1, reason: 'A long wait' };
    return () => stage.act('/api-cwa/staff/ticket/credit', gift);
  },
  'tickets.staffMerge': async (stage) => {
    const request = { number: await ticketOf(stage), into: await ticketOf(stage) };
    return () => stage.act('/api-cwa/staff/ticket/merge', request);
  },
  'tickets.staffAssign': async (stage) => {
    const request = { number: await ticketOf(stage), to: stage.staff.id, was: null };
    return () => stage.act('/api-cwa/staff/ticket/assign', request);
  },
  'tickets.staffAssignTeam': async (stage) => {
    const request = { number: await ticketOf(stage), to: await teamOf(stage), was: null };
    return () => stage.act('/api-cwa/staff/ticket/team', request);
  },
  'tickets.staffTeamSave': async (stage) => {
    const id = await teamOf(stage);
    return () => stage.act('/api-cwa/staff/support/teams/save', { id, name: `Sales ${id}`.slice(0, 40), members: [] });
  },
  'tickets.staffTeamRemove': async (stage) => {
    const id = await teamOf(stage);
    return () => stage.act('/api-cwa/staff/support/teams/remove', { id });
  },
  'tickets.staffNote': async (stage) => {
    const note = { number: await ticketOf(stage), note_id: anId(), text: 'Calls back on Monday.' };
    return () => stage.act('/api-cwa/staff/ticket/note', note);
  },
  'tickets.staffOpen': ({ act, member }) => {
    const first = { account_id: member.id, ticket_id: anId(), vin: '1FMCU0GX7EUA00108', text: 'Your report is ready.' };
    return Promise.resolve(() => act('/api-cwa/staff/ticket/open', first));
  },
  'tickets.staffTags': async (stage) => {
    const request = { number: await ticketOf(stage), add: ['refund'] };
    return () => stage.act('/api-cwa/staff/ticket/tags', request);
  },
  'snippets.save': async ({ act }) => {
    const kept = snippet();
    const { id: _id, ...was } = kept;
    await act('/api-cwa/staff/snippets/save', kept);
    return () => act('/api-cwa/staff/snippets/save', { ...kept, text: 'Thank you.', was });
  },
  'snippets.remove': async ({ act }) => {
    const kept = snippet();
    await act('/api-cwa/staff/snippets/save', kept);
    return () => act('/api-cwa/staff/snippets/remove', { id: kept.id });
  },
  'feedback.staffChatAnswer': async (stage) => {
    const answer = { number: await chatOf(stage), message_id: anId(), text: 'Hi.' };
    return () => stage.act('/api-cwa/staff/chat/answer', answer);
  },
  'feedback.staffChatAssign': async (stage) => {
    const number = await chatOf(stage);
    const { data } = await get(stage, `/api-cwa/staff/chat?number=${number}`, { token: stage.staff.token });
    const was = (data as { assignee: { id: string } | null }).assignee?.id ?? null;
    const to = was === null ? stage.staff.id : null;
    return () => stage.act('/api-cwa/staff/chat/assign', { number, to, was });
  },
  'feedback.staffChatNote': async (stage) => {
    const note = { number: await chatOf(stage), note_id: anId(), text: 'Calls back on Monday.' };
    return () => stage.act('/api-cwa/staff/chat/note', note);
  },
  'feedback.staffChatState': async (stage) => {
    const number = await chatOf(stage);
    const { data } = await get(stage, `/api-cwa/staff/chat?number=${number}`, { token: stage.staff.token });
    const state = (data as { state: string }).state === 'closed' ? 'waiting' : 'closed';
    return () => stage.act('/api-cwa/staff/chat/state', { number, state });
  },
};
