import type { DeskNote, TicketFile } from '@vinlore/feedback-domain';
import type { ReactNode } from 'react';
import type { ThreadEntry } from './said.tsx';

/** A note; those of tickets can have attachments. */
type Note = DeskNote & { readonly files?: readonly TicketFile[] };

/**
 * Returns messages and notes in chronological order.
 *
 * @param drawFiles renders the attachments of a note
 */
export function threadOf(
  messages: readonly ThreadEntry[],
  notes: readonly Note[],
  drawFiles: (files: readonly TicketFile[]) => ReactNode = () => null,
): ThreadEntry[] {
  const noted = notes.map(({ note_id: key, by, text, noted_at: at, files = [] }): ThreadEntry => {
    return { key, kind: 'note', by, text, at, files: drawFiles(files) };
  });
  return [...messages, ...noted].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
