import { EXCERPT_CACHE } from './keep-offline.ts';

/**
 * Signs out, then clears what this browser keeps of the site but for the named values: those belong to the browser and
 * not to the person who leaves, such as light or dark. The page does it itself rather than by `Clear-Site-Data`, which
 * browsers carry out at some moment after the answer: what is kept could be lost again.
 *
 * @param keys of local storage to keep
 * @param act what is done; where it fails nothing is cleared
 * @param storages answers the page's local and session storage; asking for them may throw
 */
export async function keepAcross<Done>(
  keys: readonly string[],
  act: () => Promise<Done>,
  storages: () => readonly [local: Storage, session: Storage] = () => [localStorage, sessionStorage],
): Promise<Done> {
  const done = await act();
  try {
    const [local, session] = storages();
    for (const key of Object.keys(local)) if (!keys.includes(key)) local.removeItem(key);
    session.clear();
    // Which makes and years were looked up here.
    await globalThis.caches?.delete(EXCERPT_CACHE);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
  return done;
}
