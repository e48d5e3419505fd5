import type { contentDeskContract } from '@vinlore/content-domain';
import type { Handlers } from '@vinlore/server-kit';
import * as v from 'valibot';
import { counterpartCall, otherBrandsCall } from './counterparts/compare-call.ts';
import { publishToBrandsCall } from './counterparts/publish-call.ts';
import { undoAtBrandCall } from './counterparts/undo-call.ts';
import { checkDocumentCall, discardDraftCall, saveDraftCall } from './drafts/draft-calls.ts';
import { copyPageCall, deletePageCall, movePageCall, newPageCall } from './drafts/page-acts.ts';
import { staffPagesCall } from './drafts/page-list.ts';
import { contentHistoryCall, contentRevisionCall, staffDocumentCall } from './history/history-calls.ts';
import type { DeskDeps } from './history/deps.ts';
import { publishDraftCall, rollBackCall, unpublishTextCall } from './drafts/publish-calls.ts';
import { checkLinksCall } from './links/check-calls.ts';
import {
  deletePictureCall,
  describePictureCall,
  staffPicturesCall,
  uploadPictureCall,
} from './pictures/picture-calls.ts';
import type { ContentDeps } from './deps.ts';
import { previewDocumentCall } from './preview/previews.ts';
import { checkRedirectsCall, importRedirectsCall, redirectsFileCall } from './redirect-desk/import-calls.ts';
import { addRedirectCall, endRedirectCall, staffRedirectsCall } from './redirect-desk/redirect-calls.ts';
import { cancelPlanCall, planActCall } from './schedule/plan-calls.ts';
import { carryOutPlans, purgeDrafts } from './schedule/plan-job.ts';

/** Staff calls for content, and their background jobs. */
export function contentDesk(deps: DeskDeps, jobs: ContentDeps['jobs']): Handlers<typeof contentDeskContract> {
  // Each schedule wakes the job at its time; it also runs every minute for missed ones.
  const wake = jobs.define(
    'content.plans',
    v.object({ plan: v.optional(v.string()) }),
    ({ plan }) => carryOutPlans(deps, plan),
    {
      retries: 5,
      schedule: '* * * * *',
    },
  );
  jobs.define('content.purge-drafts', v.object({}), () => purgeDrafts(deps), { retries: 3, schedule: '23 * * * *' });
  return {
    staffPages: staffPagesCall(deps),
    staffDocument: staffDocumentCall(deps),
    saveDraft: saveDraftCall(deps),
    discardDraft: discardDraftCall(deps),
    checkDocument: checkDocumentCall(deps),
    previewDocument: previewDocumentCall(deps),
    publishDraft: publishDraftCall(deps),
    unpublishText: unpublishTextCall(deps),
    rollBack: rollBackCall(deps),
    planAct: planActCall(deps, wake),
    cancelPlan: cancelPlanCall(deps),
    contentHistory: contentHistoryCall(deps),
    contentRevision: contentRevisionCall(deps),
    newPage: newPageCall(deps),
    copyPage: copyPageCall(deps),
    movePage: movePageCall(deps),
    deletePage: deletePageCall(deps),
    staffRedirects: staffRedirectsCall(deps),
    addRedirect: addRedirectCall(deps),
    endRedirect: endRedirectCall(deps),
    checkRedirects: checkRedirectsCall(deps),
    importRedirects: importRedirectsCall(deps),
    redirectsFile: redirectsFileCall(deps),
    checkLinks: checkLinksCall(deps),
    staffPictures: staffPicturesCall(deps),
    uploadPicture: uploadPictureCall(deps),
    describePicture: describePictureCall(deps),
    deletePicture: deletePictureCall(deps),
    otherBrands: otherBrandsCall(deps),
    counterpart: counterpartCall(deps),
    publishToBrands: publishToBrandsCall(deps, wake),
    undoAtBrand: undoAtBrandCall(deps),
  };
}
