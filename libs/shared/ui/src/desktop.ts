import { useSyncExternalStore } from 'react';

/** The least width of a desktop's viewport, in CSS pixels (spec §9). Style sheets write the same number. */
const DESKTOP_PX = 1024;

const query = () => window.matchMedia(`(min-width: ${DESKTOP_PX}px)`);

function subscribe(changed: () => void): () => void {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the viewport is a desktop's, followed as it changes. The server, which cannot see it, draws for a phone. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
