import { type Database, tables, type Tx } from '@vinlore/database';
import { type DeskNote, NOTES } from '@vinlore/feedback-domain';
import { type ColleagueNames, withColleagues } from '../colleagues.ts';
import type { FeedbackTables } from '../tables.ts';
import type { TicketTables } from '../ticket-tables.ts';

/** Where notes are kept: beside tickets or beside conversations. */
export type NoteTable = 'ticket_note' | 'feedback_note';

/** A note before it is kept. */
export interface NewNote {
  readonly noteId: string;
  readonly text: string;
  /** The account of who of the staff writes it. */
  readonly by: string;
}

const from = (source: Database | Tx) => tables<Pick<FeedbackTables & TicketTables, NoteTable>>(source);

/**
 * Keeps a note beside a ticket or a conversation, which is locked.
 *
 * @param aboutId id of the ticket or the conversation
 * @returns `known` where it is there already, `full` where there are as many as there may be
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

/** Notes beside a ticket or a conversation, in the order in which they were written, with who wrote them. */
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

/** Has notes of somebody who was on the staff name nobody any more. */
export async function forgetNoteWriter(tx: Tx, table: NoteTable, accountId: string): Promise<void> {
  await from(tx).updateTable(table).set({ said_by: null }).where('said_by', '=', accountId).execute();
}
