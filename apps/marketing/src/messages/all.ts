import { billingMessages, visitorMessages } from '@vinlore/billing-feature';
import { contactMessages, deletionMessages } from '@vinlore/account-feature';
import { contentMessages, mailingLinkMessages, mailingMessages } from '@vinlore/cms-content';
import { chatMessages } from '@vinlore/feedback-feature';
import type { Catalogue } from '@vinlore/i18n';
import { modelMessages } from '@vinlore/model-feature';
import { recallLinkMessages, recallMessages } from '@vinlore/recall-feature';
import { sheetMessages } from '@vinlore/report-feature/sheet';
import { reportMessages } from '@vinlore/report-feature/teaser';
import { orderChoiceMessages } from '@vinlore/sticker-feature/order';
import { uiMessages } from '@vinlore/ui';
import { decodedMessages, offlineMessages, vehicleMessages } from '@vinlore/vehicle-feature';
import { marketingMessages } from './index.ts';

/** Texts of all libs that pages are rendered with. */
export const catalogues: readonly Catalogue[] = [
  uiMessages,
  vehicleMessages,
  decodedMessages,
  offlineMessages,
  deletionMessages,
  contactMessages,
  contentMessages,
  mailingMessages,
  mailingLinkMessages,
  chatMessages,
  billingMessages,
  visitorMessages,
  orderChoiceMessages,
  sheetMessages,
  reportMessages,
  modelMessages,
  recallMessages,
  recallLinkMessages,
  marketingMessages,
];
