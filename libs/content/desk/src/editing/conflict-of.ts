import { type Conflict, ConflictSchema } from '@vinlore/content-domain';
import { CallError } from '@vinlore/contract';
import * as v from 'valibot';

/** Returns the data for a merge if a call failed because someone else changed the text; otherwise null. */
export function conflictOf(error: unknown): Conflict | null {
  if (!(error instanceof CallError) || error.status !== 409) return null;
  const conflict = v.safeParse(ConflictSchema, error.data);
  return conflict.success ? conflict.output : null;
}
