import { CHAT_STATES, type ChatState } from '@vinlore/feedback-domain';
import { placeOf, placesOf } from '../place.ts';

/** Where a conversation of a state stands: see `placeOf`. */
export const placeOfChat = (state: ChatState, lastMessageAt: Date): number =>
  placeOf(CHAT_STATES.indexOf(state), lastMessageAt);

/** Between which places all conversations of a state stand: see `placesOf`. */
export const placesOfChats = (state: ChatState) => placesOf(CHAT_STATES.indexOf(state));
