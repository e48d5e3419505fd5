import { endpoint, file } from '@vinlore/contract';
import * as v from 'valibot';

/** Downloads the brand as files for the repository. */
export const siteBrandFolder = endpoint({
  name: 'site.brandFolder',
  summary: 'This brand as its folder in `apps/brands`: files, pages, and pictures, with what staff changed.',
  method: 'GET',
  path: '/api-cwa/staff/brand/folder',
  encoding: 'none',
  auth: 'staff',
  recentProof: true,
  permission: 'owner',
  site: true,
  attemptsPerMinute: 10,
  request: v.strictObject({}),
  answers: { 200: file('A ZIP with one folder, named by the brand’s key.', 'application/zip') },
});
