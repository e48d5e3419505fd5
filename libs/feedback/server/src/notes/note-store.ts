import { type Database, tables, type Tx } from '@vinlore/database';
import { type DeskNote, NOTES } from '@vinlore/feedback-domain';
import { type ColleagueNames, withColleagues } from '../colleagues.ts';
import type { FeedbackTables } from '../tables.ts';
import type { TicketTables } from '../ticket-tables.ts';

/** Where notes are stored: for tickets or for chats. */
export type NoteTable = 'ticket_note' | 'feedback_note';

/** A note to be stored. */
export interface NewNote {
  readonly noteId: string;
  readonly text: string;
  /** Account of its author. */
  readonly by: string;
}

const from = (source: Database | Tx) => tables<Pick<FeedbackTables & TicketTables, NoteTable>>(source);

/**
 * Adds a note to a locked ticket or chat.
 *
 * @param aboutId id of the ticket or chat
 * @returns `known` if it already exists, `full` if the limit is reached
 */
export async function addNote(
  tx: Tx,
  table: NoteTable,
  aboutId: string,
  { noteId, text, by }: NewNote,
  at: Date,
): Promise<'added' | 'known' | 'full'> {
  const there = await from(tx).selectFrom(table).select('note_id').where('about_id', '=', aboutId).execute();
  if (there.some(({ note_id }) => note_id === noteId)) return 'known';
  if (there.length >= NOTES) return 'full';
  await from(tx)
    .insertInto(table)
    .values({ about_id: aboutId, note_id: noteId, text, said_by: by, noted_at: at })
    .execute();
  return 'added';
}

/** Returns the notes of a ticket or chat in chronological order, with their authors. */
export async function notesOf(
  source: Database | Tx,
  table: NoteTable,
  aboutId: string,
  colleagueNames: ColleagueNames,
): Promise<DeskNote[]> {
  const notes = await from(source)
    .selectFrom(table)
    .selectAll()
    .where('about_id', '=', aboutId)
    .orderBy('noted_at')
    .orderBy('note_id')
    .execute();
  const viewOf = ({ note_id, text, noted_at: at }: (typeof notes)[number]) => ({
    note_id,
    text,
    noted_at: at.toISOString(),
  });
  return withColleagues(source, notes, viewOf, colleagueNames);
}

/** Anonymizes the notes of a former staff member. */
export async function forgetNoteWriter(tx: Tx, table: NoteTable, accountId: string): Promise<void> {
  await from(tx).updateTable(table).set({ said_by: null }).where('said_by', '=', accountId).execute();
}
