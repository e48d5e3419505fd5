import type { ChatMessage } from './conversation.ts';

/** Messages known so far and more of them, each once, in the order of the conversation. */
export function mergeMessages<Message extends ChatMessage>(
  known: readonly Message[],
  more: readonly Message[],
): readonly Message[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of more) if (!bySeq.has(message.seq)) bySeq.set(message.seq, message);
  return bySeq.size === known.length ? known : [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/**
 * The place up to which nothing is missing: an answer may have come just before the visitor's own last message.
 *
 * @param messages in the order of the conversation, each once
 */
export function heardUpTo(messages: readonly ChatMessage[]): number {
  const gap = messages.findIndex(({ seq }, at) => seq !== at + 1);
  return gap < 0 ? messages.length : gap;
}
