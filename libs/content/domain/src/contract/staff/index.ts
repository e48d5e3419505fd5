import { counterpart, otherBrands, publishToBrands, undoAtBrand } from './counterparts.ts';
import { checkDocument, discardDraft, previewDocument, saveDraft } from './drafts.ts';
import { contentHistory, contentRevision } from './history.ts';
import { checkLinks } from './links.ts';
import { copyPage, deletePage, movePage, newPage } from './page-acts.ts';
import { staffDocument, staffPages } from './pages.ts';
import { deletePicture, describePicture, staffPictures, uploadPicture } from './pictures.ts';
import {
  addRedirect,
  checkRedirects,
  endRedirect,
  importRedirects,
  redirectsFile,
  staffRedirects,
} from './redirects.ts';
import { cancelPlan, planAct, publishDraft, rollBack, unpublishText } from './publishing.ts';

/** Calls of the staff desk: drafts, published content, and schedules. */
export const contentDeskContract = {
  staffPages,
  staffDocument,
  saveDraft,
  discardDraft,
  checkDocument,
  previewDocument,
  publishDraft,
  unpublishText,
  rollBack,
  planAct,
  cancelPlan,
  contentHistory,
  contentRevision,
  newPage,
  copyPage,
  movePage,
  deletePage,
  staffRedirects,
  addRedirect,
  endRedirect,
  checkRedirects,
  importRedirects,
  redirectsFile,
  checkLinks,
  staffPictures,
  uploadPicture,
  describePicture,
  deletePicture,
  otherBrands,
  counterpart,
  publishToBrands,
  undoAtBrand,
};
