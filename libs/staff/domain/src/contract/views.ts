import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Name of a list in the desk. */
const ListField = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,30}$/));

/** The caller's saved views of a list. */
export const views = endpoint({
  name: 'staff.views',
  summary: 'Saved views of a list, one’s own.',
  method: 'GET',
  path: '/api-cwa/staff/views',
  encoding: 'query',
  auth: 'staff',
  permission: 'any',
  request: v.strictObject({ list: ListField }),
  answers: {
    200: success(
      'By name.',
      v.object({ views: v.array(v.object({ id: v.string(), name: v.string(), query: v.string() })) }),
    ),
  },
});

/** Saves a view; replaces one with the same name. */
export const saveView = endpoint({
  name: 'staff.saveView',
  summary: 'Keeps a view of a list under a name.',
  method: 'POST',
  path: '/api-cwa/staff/views/save',
  encoding: 'json',
  auth: 'staff',
  permission: 'any',
  site: true,
  request: v.strictObject({
    list: ListField,
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
    query: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  }),
  answers: { 200: success('Kept.', v.null()), 422: refusal('Fifty views of a list are there already.') },
});

/** Deletes a view. */
export const removeView = endpoint({
  name: 'staff.removeView',
  summary: 'Forgets a saved view, one’s own.',
  method: 'POST',
  path: '/api-cwa/staff/views/remove',
  encoding: 'json',
  auth: 'staff',
  permission: 'any',
  site: true,
  request: v.strictObject({ id: v.pipe(v.string(), v.toLowerCase(), v.uuid()) }),
  answers: { 200: success('It is gone.', v.null()), 404: refusal('There is no such view of one’s own.') },
});
