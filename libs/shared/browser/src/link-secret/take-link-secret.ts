import { secretIn } from '@vinlore/brand';

/** Key of the secret in a history entry's state, so reloading and going back still find it. */
export const STATE_KEY = 'linkSecret';

/**
 * Removes an email link's secret from the address bar; every app calls it first, so scripts that read the URL never see
 * the secret. It is kept in this history entry's state only, which no request and no other page can see.
 */
export function takeLinkSecret(): void {
  const take = () => {
    const secret = secretIn(window.location.hash);
    if (!secret) return false;
    const { pathname, search } = window.location;
    // A router that patches `replaceState` would take this for a navigation.
    History.prototype.replaceState.call(
      window.history,
      { ...(window.history.state as object | null), [STATE_KEY]: secret },
      '',
      pathname + search,
    );
    return true;
  };
  take();
  // Opening another link to the current page only changes the fragment and loads nothing.
  window.addEventListener('hashchange', () => {
    if (take()) window.location.reload();
  });
}
