import type { LinkSecret, LinkSecretName } from '@vinlore/brand';
import { useSyncExternalStore } from 'react';
import { STATE_KEY } from './take-link-secret.ts';

/** A secret on its way to its page: a gate or a sign-in may come first, each with a history entry of its own. */
let held: LinkSecret | null = null;

const here = () => ((window.history.state as Record<string, unknown> | null)?.[STATE_KEY] ?? null) as LinkSecret | null;

function keepHere(secret: LinkSecret): void {
  const state = { ...(window.history.state as object | null), [STATE_KEY]: secret };
  History.prototype.replaceState.call(window.history, state, '');
}

/**
 * Holds this history entry's secret until a page reads it, for apps whose router creates entries of its own.
 *
 * @returns a function that stores it with the current entry, so a reload on the way doesn't lose it
 */
export function holdLinkSecret(): () => void {
  held = here();
  return () => {
    if (held) keepHere(held);
  };
}

/**
 * Returns the secret of the link that was opened; null if there was none. Reading it stores it with the page's history
 * entry.
 */
export function linkSecret(name: LinkSecretName): string | null {
  if (held?.name === name) {
    keepHere(held);
    held = null;
  }
  const kept = here();
  return kept?.name === name ? kept.value : null;
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
};

/**
 * {@link linkSecret} for a component.
 *
 * @returns undefined on the server and while hydrating, when it is unknown
 */
export function useLinkSecret(name: LinkSecretName): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => linkSecret(name),
    () => undefined,
  );
}
