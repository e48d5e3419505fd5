import { siteBrand } from './brand.ts';
import { siteBrandFolder } from './brand-folder.ts';
import { changeSiteBrand } from './change-brand.ts';
import { siteChanges } from './changes.ts';
import { checkSiteDomain } from './check-domain.ts';
import { changeSiteMail } from './mails/change-mail.ts';
import { siteMail, siteMails } from './mails/read-mails.ts';
import { previewSiteMail, testSiteMail } from './mails/try-mail.ts';
import { createSiteBrand } from './create-brand.ts';
import { cancelSitePlan, planSiteChange } from './plan-change.ts';
import { setSiteGate } from './set-gate.ts';

/** Calls to view and change a brand. */
export const siteContract = {
  cancelSitePlan,
  changeSiteBrand,
  changeSiteMail,
  checkSiteDomain,
  createSiteBrand,
  planSiteChange,
  previewSiteMail,
  setSiteGate,
  siteBrand,
  siteBrandFolder,
  siteChanges,
  siteMail,
  siteMails,
  testSiteMail,
};
