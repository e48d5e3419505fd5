/** How much of the live chat is seen (spec §1). */
export const CHAT_VISIBILITIES = ['minimized', 'maximized', 'hidden'] as const;
export type ChatVisibility = (typeof CHAT_VISIBILITIES)[number];

/** What can be done to the live chat (spec §1). */
export type ChatAction = 'maximize' | 'minimize' | 'hide';

/** Minimized by default (spec §1). */
export const FIRST_VISIBILITY: ChatVisibility = 'minimized';

/** The group of support that chats go to (spec §1). */
export const CHAT_GROUP = 0;

const AFTER: Readonly<Record<ChatAction, ChatVisibility>> = {
  maximize: 'maximized',
  minimize: 'minimized',
  hide: 'hidden',
};

/** The state after an action; each is possible in every state. */
export function visibilityAfter(action: ChatAction): ChatVisibility {
  return AFTER[action];
}

/** Whether a path has no live chat: any that contains `/vehicle-checks` (spec §1). */
export function isChatFree(path: string): boolean {
  return path.includes('/vehicle-checks');
}

/** What is seen of the chat on a path. The state itself stays, and is seen again on the next path. */
export function visibilityOn(visibility: ChatVisibility, path: string): ChatVisibility {
  return isChatFree(path) ? 'hidden' : visibility;
}

/** Key of session storage under which a visit keeps the state: gone with the tab, no business of the next visit. */
export const CHAT_KEY = 'chat';

/** The state that a visit left in storage; the first one where nothing usable is there. */
export function readVisibility(stored: string | null | undefined): ChatVisibility {
  return CHAT_VISIBILITIES.find((each) => each === stored) ?? FIRST_VISIBILITY;
}
