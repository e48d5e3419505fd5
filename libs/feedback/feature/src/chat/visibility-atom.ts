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

/** If the browser denies storage, the chat is minimized again on the next page. */
function attempt<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(sessionStorage);
  } catch {
    return null;
  }
}

/** Visibility of the chat; survives navigation within a visit. */
const chatVisibilityAtom = atomWithStorage<ChatVisibility>(CHAT_KEY, FIRST_VISIBILITY, {
  getItem: (key) => readVisibility(attempt((storage) => storage.getItem(key))),
  setItem: (key, value) => void attempt((storage) => storage.setItem(key, value)),
  removeItem: (key) => void attempt((storage) => storage.removeItem(key)),
});

/** Whether it was opened on this page, as opposed to already open: then it takes focus. */
const chatOpenedAtom = atom(false);

/** The live chat, independent of its provider: its state and the three actions of spec §1. */
export interface Chat {
  readonly visibility: ChatVisibility;
  readonly maximize: () => void;
  readonly minimize: () => void;
  readonly hide: () => void;
}

/** Returns this page's live chat, for components that open or close it. */
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

/** Whether the chat was opened on this page; reset when it unmounts. */
export function useChatOpened(): boolean {
  const setOpened = useSetAtom(chatOpenedAtom);
  useEffect(() => () => setOpened(false), [setOpened]);
  return useAtomValue(chatOpenedAtom);
}
