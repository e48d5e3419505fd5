import { CHAT_STATES, type ChatState } from '@vinlore/feedback-domain';
import { placeOf, placesOf } from '../place.ts';

/** Returns the list position of a chat: see `placeOf`. */
export const placeOfChat = (state: ChatState, lastMessageAt: Date): number =>
  placeOf(CHAT_STATES.indexOf(state), lastMessageAt);

/** Returns the range of list positions of a status: see `placesOf`. */
export const placesOfChats = (state: ChatState) => placesOf(CHAT_STATES.indexOf(state));
