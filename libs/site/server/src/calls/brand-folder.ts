import { FileReply, type Handler } from '@vinlore/server-kit';
import type { siteContract } from '@vinlore/site-domain';
import type { SiteDeps } from '../deps.ts';
import { brandFolder } from '../folder/brand-folder.ts';
import { lastingPlans } from '../live/lasting-plans.ts';

/** GET /api-cwa/staff/brand/folder. */
export function brandFolderCall({
  database,
  live,
  contentFiles,
  clock,
}: Pick<SiteDeps, 'database' | 'live' | 'contentFiles' | 'clock'>): Handler<typeof siteContract.siteBrandFolder> {
  return async (_input, { brand }) => {
    const at = clock();
    const plans = await lastingPlans(database, live, brand.key, at);
    const zip = brandFolder({ ...brand, plans }, await contentFiles(brand), at);
    return new FileReply(zip, 'application/zip', `${brand.key}.zip`, 'attachment');
  };
}
