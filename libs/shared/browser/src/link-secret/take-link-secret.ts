import { secretIn } from '@vinlore/brand';

/** Where a page's entry in the history keeps the secret of its link, so that a reload and Back still have it. */
export const STATE_KEY = 'linkSecret';

/**
 * Takes the secret of a mail's link out of the address, as the first statement of every app: from then on neither the
 * address bar nor any script that reads it has the secret. It stays with this entry of the history alone, which no
 * request and no other page sees.
 */
export function takeLinkSecret(): void {
  const take = () => {
    const secret = secretIn(window.location.hash);
    if (!secret) return false;
    const { pathname, search } = window.location;
    // A router that watches `replaceState` would take this for a navigation.
    History.prototype.replaceState.call(
      window.history,
      { ...(window.history.state as object | null), [STATE_KEY]: secret },
      '',
      pathname + search,
    );
    return true;
  };
  take();
  // Another link to the page that is open already changes the fragment alone and loads nothing.
  window.addEventListener('hashchange', () => {
    if (take()) window.location.reload();
  });
}
