/** Key prefix of stored drafts. */
const PREFIX = 'desk draft ';

/** Local storage; memory if the browser refuses it. */
function stored<T>(ask: (store: Storage) => T): T | null {
  try {
    return ask(localStorage);
  } catch {
    return null;
  }
}

/** Returns a stored draft; '' if there is none. @param about its author and what it replies to */
export const readDraft = (about: string): string => stored((store) => store.getItem(PREFIX + about)) ?? '';

/** Stores a draft; an empty one is removed. */
export const keepDraft = (about: string, text: string): void =>
  void stored((store) => (text === '' ? store.removeItem(PREFIX + about) : store.setItem(PREFIX + about, text)));

/** Deletes all drafts, so signing out leaves nothing behind. */
export const forgetDrafts = (): void =>
  void stored((store) => {
    for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
  });
