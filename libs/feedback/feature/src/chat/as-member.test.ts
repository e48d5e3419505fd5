import { createApiClient } from '@vinlore/api-client';
import { feedbackContract } from '@vinlore/feedback-domain';
import { describe, expect, it } from 'vitest';

const conversation = { number: '7K2M-94QX', has_email: true, messages: [] };

/** Returns the headers that the members' client sends with a call. */
async function sent(act: (call: ReturnType<typeof createApiClient>) => Promise<unknown>, data: unknown) {
  const requests: Headers[] = [];
  const fetch = (_url: string, { headers }: RequestInit) => {
    requests.push(new Headers(headers));
    return new Response(JSON.stringify({ status: 'success', data }), {
      headers: { 'content-type': 'application/json' },
    });
  };
  await act(createApiClient({ base: '', site: 'one.example', token: () => 'tok', fetch }));
  return requests[0]!;
}

describe('identifies a chatting member, so that replies reach their account’s email', () => {
  it.each([
    ['reading', conversation, (call) => call(feedbackContract.chat, {})],
    ['counting', { unread: 0 }, (call) => call(feedbackContract.chatUnread, {})],
    [
      'writing',
      conversation,
      (call) => call(feedbackContract.chatSend, { message_id: crypto.randomUUID(), text: 'Hello' }),
    ],
    ['leaving an email', null, (call) => call(feedbackContract.chatEmail, { email: 'ana@example.com' })],
  ] satisfies [string, unknown, Parameters<typeof sent>[0]][])('%s sends the token', async (_name, data, act) => {
    expect((await sent(act, data)).get('bearer')).toBe('tok');
  });
});
