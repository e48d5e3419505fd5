import type { ChatMessage } from './conversation.ts';

/** Merges known and new messages, in order and without duplicates. */
export function mergeMessages<Message extends ChatMessage>(
  known: readonly Message[],
  more: readonly Message[],
): readonly Message[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of more) if (!bySeq.has(message.seq)) bySeq.set(message.seq, message);
  return bySeq.size === known.length ? known : [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/**
 * Returns the position up to which nothing is missing: a reply may precede the visitor's own last message.
 *
 * @param messages in order, without duplicates
 */
export function heardUpTo(messages: readonly ChatMessage[]): number {
  const gap = messages.findIndex(({ seq }, at) => seq !== at + 1);
  return gap < 0 ? messages.length : gap;
}
