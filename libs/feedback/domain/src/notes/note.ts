import * as v from 'valibot';

/** Maximum number of notes per ticket or chat. */
export const NOTES = 100;

/** Idempotency key of a note, chosen by its author. */
export const NoteIdSchema = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** An internal note on a ticket or chat. Never visible to members or visitors. */
export const DeskNoteSchema = v.object({
  note_id: v.string(),
  text: v.string(),
  /** ISO 8601, UTC. */
  noted_at: v.string(),
  /** The author's name, or else email; null if unknown. */
  by: v.nullable(v.string()),
});
export type DeskNote = v.InferOutput<typeof DeskNoteSchema>;
