import {
  CHAT_KEY,
  type ChatVisibility,
  FIRST_VISIBILITY,
  readVisibility,
  visibilityAfter,
} from '@vinlore/feedback-domain';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect } from 'react';

/** A browser may refuse storage: then the chat is minimized again on the next page. */
function attempt<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(sessionStorage);
  } catch {
    return null;
  }
}

/** How much of the chat is seen; survives the navigation within a visit. */
const chatVisibilityAtom = atomWithStorage<ChatVisibility>(CHAT_KEY, FIRST_VISIBILITY, {
  getItem: (key) => readVisibility(attempt((storage) => storage.getItem(key))),
  setItem: (key, value) => void attempt((storage) => storage.setItem(key, value)),
  removeItem: (key) => void attempt((storage) => storage.removeItem(key)),
});

/** Whether it was opened on this page, rather than found open: then the focus goes there. */
const chatOpenedAtom = atom(false);

/** The live chat, whoever provides it: its state, and the three actions of spec §1. */
export interface Chat {
  readonly visibility: ChatVisibility;
  readonly maximize: () => void;
  readonly minimize: () => void;
  readonly hide: () => void;
}

/** The live chat of this page, for whoever opens or closes it. */
export function useChat(): Chat {
  const [visibility, set] = useAtom(chatVisibilityAtom);
  const setOpened = useSetAtom(chatOpenedAtom);
  return {
    visibility,
    maximize: () => {
      setOpened(true);
      set(visibilityAfter('maximize'));
    },
    minimize: () => set(visibilityAfter('minimize')),
    hide: () => set(visibilityAfter('hide')),
  };
}

/** Whether somebody opened the chat on this page, until the chat itself goes. */
export function useChatOpened(): boolean {
  const setOpened = useSetAtom(chatOpenedAtom);
  useEffect(() => () => setOpened(false), [setOpened]);
  return useAtomValue(chatOpenedAtom);
}
