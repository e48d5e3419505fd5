import type { DeskNote } from '@vinlore/feedback-domain';
import type { ThreadEntry } from './said.tsx';

/** What was said and what colleagues noted beside it, in the order in which it was written. */
export function threadOf(messages: readonly ThreadEntry[], notes: readonly DeskNote[]): ThreadEntry[] {
  const noted = notes.map(({ note_id: key, by, text, noted_at: at }): ThreadEntry => {
    return { key, kind: 'note', by, text, at };
  });
  return [...messages, ...noted].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
