import { memberMessages } from '@vinlore/account-feature';
import { billingMessages, planSwitchMessages, visitorMessages } from '@vinlore/billing-feature';
import type { Language, Messages } from '@vinlore/i18n';
import { stickerMessages } from '@vinlore/sticker-feature';
import { orderChoiceMessages } from '@vinlore/sticker-feature/order';
import { decodedMessages, vehicleMessages } from '@vinlore/vehicle-feature';
import { loadTexts } from '../load-texts.ts';
import { pageMessages } from '../pages/messages/index.ts';

/** Loads the texts of the signed-in pages. */
export async function loadPageTexts(language: Language): Promise<Messages> {
  const behindLogin = [
    pageMessages,
    stickerMessages,
    orderChoiceMessages,
    vehicleMessages,
    decodedMessages,
    memberMessages,
    billingMessages,
    planSwitchMessages,
    visitorMessages,
  ];
  return (await loadTexts(language, behindLogin)).messages;
}
