import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ChatNumberSchema, ChatTextSchema } from './conversation.ts';
import { CHAT_MESSAGE_LENGTH } from './limits.ts';

describe('message text', () => {
  it('is trimmed, keeps line breaks, and drops control characters', () => {
    expect(v.parse(ChatTextSchema, '  Hi,\n<b>¿qué tal?</b>\u0007\u001b[31m ')).toBe('Hi,\n<b>¿qué tal?</b>[31m');
  });

  it('has 1 to 2,000 characters', () => {
    expect(v.is(ChatTextSchema, ' \n ')).toBe(false);
    expect(v.is(ChatTextSchema, 'x'.repeat(CHAT_MESSAGE_LENGTH))).toBe(true);
    expect(v.is(ChatTextSchema, 'x'.repeat(CHAT_MESSAGE_LENGTH + 1))).toBe(false);
  });

  it('never contains control characters other than line breaks and tabs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const parsed = v.safeParse(ChatTextSchema, typed);
        expect(parsed.success ? parsed.output : '').not.toMatch(/[^\P{Cc}\n\t]/u);
      }),
    );
  });
});

it('parses a number as people type it', () => {
  expect(v.parse(ChatNumberSchema, ' 7k2m-94qx ')).toBe('7K2M-94QX');
  for (const wrong of ['', '7K2M94QX', '7K2M-94Q', '7K2M-94QI', "7K2M-94QX'"])
    expect(v.is(ChatNumberSchema, wrong)).toBe(false);
});
