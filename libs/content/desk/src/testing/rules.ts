import { contentDeskContract, type EditedDocument } from '@vinlore/content-domain';
import { noAnswerYet, on, type Rule } from '@vinlore/testing-web';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { contentDeskMessages } from '../messages/index.ts';

export const renderContent = deskRenderer(contentDeskMessages);

/** Rules for what an editor loads besides its document: pages and images to suggest, and the preview. */
export const aroundEditor: readonly Rule[] = [
  on(contentDeskContract.staffPages, () => ({ pages: [], more: false })),
  on(contentDeskContract.staffPictures, () => ({ pictures: [], more: false })),
  on(contentDeskContract.previewDocument, noAnswerYet),
  on(contentDeskContract.otherBrands, () => ({ brands: [] })),
  on(contentDeskContract.checkDocument, () => ({ faults: [], doubts: [] })),
];

export const opens = (page: EditedDocument): Rule => on(contentDeskContract.staffDocument, () => page);
