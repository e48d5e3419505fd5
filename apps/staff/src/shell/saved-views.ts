import type { Call } from '@vinlore/contract';
import type { SavedViews } from '@vinlore/desk-ui';
import { staffContract } from '@vinlore/staff-domain';

/** Saved views, stored per user by the staff slice. */
export const savedViews = (call: Call): SavedViews => ({
  of: async (list, signal) => (await call(staffContract.views, { list }, { signal })).views,
  save: async (list, view) => void (await call(staffContract.saveView, { list, ...view })),
  remove: async (id) => void (await call(staffContract.removeView, { id })),
});
