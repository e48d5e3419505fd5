import * as v from 'valibot';
import { cancelPlanCall, planChangeCall } from './schedule/plan-calls.ts';
import { carryOutSitePlans } from './schedule/plan-job.ts';
import { defineModule } from '@vinlore/server-kit';
import { siteContract } from '@vinlore/site-domain';
import { brandFolderCall } from './calls/brand-folder.ts';
import { createBrandCall } from './calls/create-brand.ts';
import { changeBrandCall } from './calls/change-brand.ts';
import { changesCall } from './calls/changes.ts';
import { setGateCall } from './calls/set-gate.ts';
import { checkDomainCall } from './calls/check-domain.ts';
import { siteState } from './calls/site-state.ts';
import { siteServerMessages } from './messages/index.ts';
import { siteMigrations } from './migrations.ts';
import type { SiteDeps } from './deps.ts';

import { changeMailCall } from './mails/change-call.ts';
import { createMailDesk } from './mails/mail-desk.ts';
import { mailCall, mailsCall } from './mails/read-calls.ts';
import { previewMailCall, testMailCall } from './mails/try-calls.ts';

/** Staff calls to view and change a brand. */
export function createSiteModule(deps: SiteDeps) {
  const mails = createMailDesk(deps);
  // Each schedule wakes the job at its time; it also runs every minute for missed ones.
  const wake = deps.jobs.define(
    'site.plans',
    v.object({ plan: v.optional(v.string()) }),
    ({ plan }) => carryOutSitePlans({ ...deps, mailDesk: mails }, plan),
    { retries: 5, schedule: '* * * * *' },
  );
  return defineModule({
    name: 'site',
    contract: siteContract,
    handlers: {
      planSiteChange: planChangeCall(deps, wake),
      cancelSitePlan: cancelPlanCall(deps),
      siteBrand: (_input, { brand }) => siteState(deps, brand.key),
      siteChanges: changesCall(deps),
      changeSiteBrand: changeBrandCall(deps),
      changeSiteMail: changeMailCall(deps, mails, wake),
      previewSiteMail: previewMailCall(deps, mails),
      siteMail: mailCall(deps, mails),
      siteMails: mailsCall(deps, mails),
      testSiteMail: testMailCall(deps, mails),
      checkSiteDomain: checkDomainCall(deps),
      createSiteBrand: createBrandCall(deps),
      siteBrandFolder: brandFolderCall(deps),
      setSiteGate: setGateCall(deps),
    },
    migrations: siteMigrations,
    messages: siteServerMessages,
  });
}
