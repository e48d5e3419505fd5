/** What keys of drafts that this browser keeps begin with. */
const PREFIX = 'desk draft ';

/** The browser's own store; one that refuses it keeps drafts in memory only. */
function stored<T>(ask: (store: Storage) => T): T | null {
  try {
    return ask(localStorage);
  } catch {
    return null;
  }
}

/** A draft that was kept; '' where there is none. @param about whose it is, and what it is written to */
export const readDraft = (about: string): string => stored((store) => store.getItem(PREFIX + about)) ?? '';

/** Keeps a draft; an empty one is not kept. */
export const keepDraft = (about: string, text: string): void =>
  void stored((store) => (text === '' ? store.removeItem(PREFIX + about) : store.setItem(PREFIX + about, text)));

/** Who logs out leaves nothing behind that they wrote to somebody. */
export const forgetDrafts = (): void =>
  void stored((store) => {
    for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
  });
