import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatMessage } from './conversation.ts';
import { heardUpTo, mergeMessages } from './merge.ts';

const message = (seq: number): ChatMessage => ({
  seq,
  message_id: String(seq),
  from: 'visitor',
  text: `No. ${seq}`,
  sent_at: '2026-11-20T10:00:00.000Z',
});
const places = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq);

it('sorts messages that arrive out of order, and drops duplicates', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (batches) => {
      const merged = batches.reduce<readonly ChatMessage[]>((all, batch) => mergeMessages(all, batch.map(message)), []);
      const expected = [...new Set(batches.flat())].sort((a, b) => a - b);
      return places(merged).join() === expected.join();
    }),
  );
});

it('returns the same list if nothing is new, so nothing rerenders', () => {
  const known = [message(1)];
  expect(mergeMessages(known, [message(1)])).toBe(known);
});

it('continues from the first gap, so a reply right before one’s own message isn’t missed', () => {
  expect(heardUpTo([])).toBe(0);
  expect(heardUpTo([1, 2, 4].map(message))).toBe(2);
  expect(heardUpTo([2].map(message))).toBe(0);
  expect(heardUpTo([1, 2, 3].map(message))).toBe(3);
});
