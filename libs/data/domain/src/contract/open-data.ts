import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { OPEN_DATA_MODES, OPEN_DATA_NAMES, OpenDataStandingSchema } from '../open-data/open-data.ts';
import { ownerAct } from './owner-act.ts';

/** Status of government open data, shared by all brands. */
export const openData = endpoint({
  name: 'data.openData',
  summary: 'Open data of governments: what is loaded, how old it is, and how the last run ended.',
  method: 'GET',
  path: '/api-cwa/staff/open-data',
  encoding: 'none',
  auth: 'staff',
  permission: ['support', 'content'],
  passive: true,
  request: v.strictObject({}),
  answers: {
    200: success(
      'All sources, in the order in which an empty installation is filled.',
      v.object({ mode: v.picklist(OPEN_DATA_MODES), sources: v.array(OpenDataStandingSchema) }),
    ),
  },
});

const off = refusal('OPEN_DATA is off.');

/** Starts a sync right away. */
export const syncOpenData = endpoint({
  ...ownerAct,
  name: 'data.syncOpenData',
  summary: 'Looks for new files of a source right away, and loads them.',
  path: '/api-cwa/staff/open-data/sync',
  request: v.strictObject({ name: v.picklist(OPEN_DATA_NAMES) }),
  answers: {
    200: success('How it stands; one that runs already, or was asked for before, goes on.', OpenDataStandingSchema),
    404: refusal('This installation does not keep that source.'),
    409: off,
  },
});

/** Restores the previous load. */
export const rollBackOpenData = endpoint({
  ...ownerAct,
  name: 'data.rollBackOpenData',
  summary: 'Puts the load before the one in use into use again. The same files are not loaded again by themselves.',
  path: '/api-cwa/staff/open-data/roll-back',
  request: v.strictObject({
    name: v.picklist(OPEN_DATA_NAMES),
    /** `loaded_at` of the load to replace, so that a duplicate request has no effect. */
    loaded_at: v.pipe(v.string(), v.isoTimestamp()),
  }),
  answers: {
    200: success('How it stands. Where another load is in use by now, nothing has changed.', OpenDataStandingSchema),
    404: refusal('This installation does not keep that source.'),
    409: refusal('It runs just now, or there is no load to go back to.'),
  },
});
