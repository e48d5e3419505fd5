import type { LinkSecret, LinkSecretName } from '@vinlore/brand';
import { useSyncExternalStore } from 'react';
import { STATE_KEY } from './take-link-secret.ts';

/** A secret on its way to its page: a gate or a login may stand before that, and each is an entry of its own. */
let held: LinkSecret | null = null;

const here = () => ((window.history.state as Record<string, unknown> | null)?.[STATE_KEY] ?? null) as LinkSecret | null;

function keepHere(secret: LinkSecret): void {
  const state = { ...(window.history.state as object | null), [STATE_KEY]: secret };
  History.prototype.replaceState.call(window.history, state, '');
}

/**
 * Holds the secret of this entry of the history until a page reads it, for apps whose router makes entries of its own.
 *
 * @returns keeps it with the entry that is shown now, so that a reload on the way does not lose it
 */
export function holdLinkSecret(): () => void {
  held = here();
  return () => {
    if (held) keepHere(held);
  };
}

/** The secret of the link that led here; null where none did. Whoever reads it keeps it with the page's entry. */
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
 * {@link linkSecret} for a screen.
 *
 * @returns undefined on the server and while hydrating, where nobody knows
 */
export function useLinkSecret(name: LinkSecretName): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => linkSecret(name),
    () => undefined,
  );
}
