import * as v from 'valibot';

/** Notes that one ticket or conversation takes. */
export const NOTES = 100;

/** An id that its writer gives a note: sent twice, it is one note. */
export const NoteIdSchema = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** What colleagues write down for each other beside a ticket or a conversation. Who asked never sees it. */
export const DeskNoteSchema = v.object({
  note_id: v.string(),
  text: v.string(),
  /** ISO 8601, UTC. */
  noted_at: v.string(),
  /** A colleague's name, else their email; null where it is not known any more. */
  by: v.nullable(v.string()),
});
export type DeskNote = v.InferOutput<typeof DeskNoteSchema>;
