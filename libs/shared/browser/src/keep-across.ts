import { EXCERPT_CACHE } from './keep-offline.ts';

/**
 * Signs out, then clears the site's data in this browser except for the named keys, which belong to the browser and not
 * the person, such as light or dark mode. It doesn't use `Clear-Site-Data`: browsers apply that at some point after the
 * response, and could delete what was kept.
 *
 * @param keys of local storage to keep
 * @param act signs out; if it fails, nothing is cleared
 * @param storages returns the page's local and session storage; access may throw
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
    // The makes and years that were looked up here.
    await globalThis.caches?.delete(EXCERPT_CACHE);
  } catch {
    // If the browser refuses storage, there is nothing to clear.
  }
  return done;
}
