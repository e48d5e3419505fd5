import type { ChatDesk } from '@vinlore/feedback-server';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { workChat } from './chat.ts';

const SENT = '2026-11-20T10:00:00.000Z';

/** A desk with one conversation of the brand `one`. */
function desk() {
  const answers: Parameters<ChatDesk['answer']>[] = [];
  const has = (brand: string, number: string) => brand === 'one' && number === '7K2M-94QX';
  const chatDesk = {
    list: () =>
      Promise.resolve({
        conversations: [{ number: '7K2M-94QX', messages: 1, last_message_at: new Date(SENT), email: null } as never],
        more: false,
        counts: { waiting: 1, answered: 0, closed: 0 },
      }),
    read: (brand: string, number: string) => {
      const message = { seq: 1, message_id: 'm', from: 'visitor', text: 'Hello?', sent_at: SENT, by: null } as const;
      return Promise.resolve(has(brand, number) ? { kept: {} as never, messages: [message], notes: [] } : null);
    },
    answer: (by, given) => {
      answers.push([by, given]);
      const { messageId: message_id, text } = given;
      return Promise.resolve(
        has(by.brand, given.number)
          ? ({ seq: 2, message_id, from: 'support', text, sent_at: SENT } as const)
          : ('gone' as const),
      );
    },
    note: () => Promise.resolve('gone' as const),
    setState: () => Promise.resolve('done' as const),
  } satisfies ChatDesk;
  const brands = [testBrand({ key: 'one' }), testBrand({ key: 'other' })];
  return { answers, work: (...args: string[]) => workChat({ chatDesk, brands }, args) };
}

describe('staff answer from a shell', () => {
  it('lists waiting visitors, prints a conversation, and answers it', async () => {
    const { work, answers } = desk();
    expect((await work('list', '--brand', 'one')).words).toBe(`7K2M-94QX  ${SENT}  1 messages  no email\n`);
    expect((await work('read', '--brand', 'one', '--number', '7k2m-94qx')).words).toContain('visitor: Hello?');
    const answered = await work('answer', '--brand', 'one', '--number', '7K2M-94QX', '--text', ' Yes. ');
    expect(answered.code).toBe(0);
    expect(answers).toMatchObject([
      [
        { brand: 'one', actor: null },
        { number: '7K2M-94QX', text: 'Yes.' },
      ],
    ]);
  });

  it.each([
    ['no action', ['--brand', 'one'], 'Use list, read, or answer.'],
    ['an unknown brand', ['list', '--brand', 'two'], '--brand takes one, other.'],
    ['no number', ['read', '--brand', 'one'], '--number must be'],
    ['no text', ['answer', '--brand', 'one', '--number', '7K2M-94QX'], '--text must be'],
    ['another brand’s conversation', ['read', '--brand', 'other', '--number', '7K2M-94QX'], 'has no conversation'],
    ['an unknown option', ['list', '--brandd', 'one'], '--brandd'],
  ])('explains the error and changes nothing: %s', async (_what, args, words) => {
    const { work, answers } = desk();
    const outcome = await work(...args);
    expect(outcome).toMatchObject({ code: 2, words: expect.stringContaining(words) as string });
    expect(answers).toEqual([]);
  });
});
