import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IMPORT_MODES, ImportIdSchema, ImportSchema } from '../../imports/data-import.ts';
import { ownerAct } from '../owner-act.ts';

const none = refusal('This brand’s desk began no such import.');

/** Starts an import after its file was uploaded, either as a check or for real. */
export const startImport = endpoint({
  ...ownerAct,
  name: 'data.startImport',
  summary: 'Starts an import whose file is there; `check` judges every line and keeps nothing.',
  path: '/api-cwa/staff/import/start',
  request: v.strictObject({ id: ImportIdSchema, mode: v.picklist(IMPORT_MODES) }),
  answers: {
    200: success('The import; it waits for its turn.', ImportSchema),
    404: none,
    409: refusal('It runs already, or has ended and its file is gone.'),
    422: refusal('Parts of the file are missing, or it is another file than the one that was begun.'),
  },
});

/** Cancels an import. Lines already imported are kept. */
export const cancelImport = endpoint({
  ...ownerAct,
  name: 'data.cancelImport',
  summary: 'Ends an import early; what was kept by then stays.',
  path: '/api-cwa/staff/import/cancel',
  request: v.strictObject({ id: ImportIdSchema }),
  answers: {
    200: success('The import. One that was cancelled before is answered as it stands.', ImportSchema),
    404: none,
    409: refusal('It has ended already.'),
  },
});
