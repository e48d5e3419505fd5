import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ImportIdSchema, ImportSchema, UndoWeightSchema } from '../../imports/data-import.ts';
import { ownerAct } from '../owner-act.ts';

/** Reason for the action, kept in the audit log. */
const ReasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('data.reasonMissing'),
  v.maxLength(200, 'data.reasonLong'),
);

const none = refusal('This desk shows no such import.');
const stands = refusal('It is under way, kept nothing, or is of a kind that cannot be undone.');

/** Previews what undoing an import would change. */
export const weighUndo = endpoint({
  name: 'data.weighUndo',
  summary: 'What undoing an import would do: records that go, and records that come back.',
  method: 'GET',
  path: '/api-cwa/staff/import/undo-weight',
  encoding: 'query',
  auth: 'staff',
  permission: 'owner',
  request: v.strictObject({ id: ImportIdSchema }),
  answers: {
    200: success('Counted up to 10,000; one more means that there are more.', UndoWeightSchema),
    404: none,
    409: stands,
  },
});

/** Deletes everything an import added and restores what it replaced. */
export const undoImport = endpoint({
  ...ownerAct,
  name: 'data.undoImport',
  summary: 'Undoes an import of history: what it brought goes, what it replaced comes back.',
  path: '/api-cwa/staff/import/undo',
  request: v.strictObject({ id: ImportIdSchema, reason: ReasonSchema }),
  answers: {
    200: success(
      'The import; its records go bit by bit. One that was undone before is answered as it stands.',
      ImportSchema,
    ),
    404: none,
    409: stands,
  },
});
