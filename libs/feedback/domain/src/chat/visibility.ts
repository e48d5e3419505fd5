/** Visibility of the live chat (spec §1). */
export const CHAT_VISIBILITIES = ['minimized', 'maximized', 'hidden'] as const;
export type ChatVisibility = (typeof CHAT_VISIBILITIES)[number];

/** Actions on the live chat (spec §1). */
export type ChatAction = 'maximize' | 'minimize' | 'hide';

/** Minimized by default (spec §1). */
export const FIRST_VISIBILITY: ChatVisibility = 'minimized';

/** The support group for chats (spec §1). */
export const CHAT_GROUP = 0;

const AFTER: Readonly<Record<ChatAction, ChatVisibility>> = {
  maximize: 'maximized',
  minimize: 'minimized',
  hide: 'hidden',
};

/** Returns the state after an action; each is possible in every state. */
export function visibilityAfter(action: ChatAction): ChatVisibility {
  return AFTER[action];
}

/** Whether a path has no live chat: any that contains `/vehicle-checks` (spec §1). */
export function isChatFree(path: string): boolean {
  return path.includes('/vehicle-checks');
}

/** Returns the visibility on a path. The state itself is kept for the next path. */
export function visibilityOn(visibility: ChatVisibility, path: string): ChatVisibility {
  return isChatFree(path) ? 'hidden' : visibility;
}

/** Key in session storage; the state ends with the tab. */
export const CHAT_KEY = 'chat';

/** Parses a stored state; falls back to the default. */
export function readVisibility(stored: string | null | undefined): ChatVisibility {
  return CHAT_VISIBILITIES.find((each) => each === stored) ?? FIRST_VISIBILITY;
}
