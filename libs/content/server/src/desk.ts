import type { contentDeskContract } from '@vinlore/content-domain';
import type { Handlers } from '@vinlore/server-kit';
import * as v from 'valibot';
import { checkDocumentCall, discardDraftCall, saveDraftCall } from './drafts/draft-calls.ts';
import { copyPageCall, deletePageCall, movePageCall, newPageCall } from './drafts/page-acts.ts';
import { staffPagesCall } from './drafts/page-list.ts';
import { contentHistoryCall, contentRevisionCall, staffDocumentCall } from './history/history-calls.ts';
import type { DeskParts } from './history/parts.ts';
import { publishDraftCall, rollBackCall, unpublishTextCall } from './history/publish-calls.ts';
import { checkLinksCall } from './links/check-calls.ts';
import {
  deletePictureCall,
  describePictureCall,
  staffPicturesCall,
  uploadPictureCall,
} from './pictures/picture-calls.ts';
import type { ContentPorts } from './ports.ts';
import { previewDocumentCall } from './preview/previews.ts';
import { removeRedirectCall } from './redirects/redirects.ts';
import { cancelPlanCall, planActCall } from './schedule/plan-calls.ts';
import { carryOutPlans, purgeDrafts } from './schedule/plan-job.ts';

/** The staff's calls on content, and the jobs behind them. */
export function contentDesk(parts: DeskParts, jobs: ContentPorts['jobs']): Handlers<typeof contentDeskContract> {
  // Each plan wakes it at its moment; each minute it looks for plans that were missed.
  const wake = jobs.define(
    'content.plans',
    v.object({ plan: v.optional(v.string()) }),
    ({ plan }) => carryOutPlans(parts, plan),
    {
      retries: 5,
      schedule: '* * * * *',
    },
  );
  jobs.define('content.purge-drafts', v.object({}), () => purgeDrafts(parts), { retries: 3, schedule: '23 * * * *' });
  return {
    staffPages: staffPagesCall(parts),
    staffDocument: staffDocumentCall(parts),
    saveDraft: saveDraftCall(parts),
    discardDraft: discardDraftCall(parts),
    checkDocument: checkDocumentCall(parts),
    previewDocument: previewDocumentCall(parts),
    publishDraft: publishDraftCall(parts),
    unpublishText: unpublishTextCall(parts),
    rollBack: rollBackCall(parts),
    planAct: planActCall(parts, wake),
    cancelPlan: cancelPlanCall(parts),
    contentHistory: contentHistoryCall(parts),
    contentRevision: contentRevisionCall(parts),
    newPage: newPageCall(parts),
    copyPage: copyPageCall(parts),
    movePage: movePageCall(parts),
    deletePage: deletePageCall(parts),
    removeRedirect: removeRedirectCall(parts),
    checkLinks: checkLinksCall(parts),
    staffPictures: staffPicturesCall(parts),
    uploadPicture: uploadPictureCall(parts),
    describePicture: describePictureCall(parts),
    deletePicture: deletePictureCall(parts),
  };
}
