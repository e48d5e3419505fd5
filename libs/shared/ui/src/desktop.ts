import { useSyncExternalStore } from 'react';

/** Minimum width of a desktop viewport, in CSS pixels (spec §9). Style sheets repeat this number. */
const DESKTOP_PX = 1024;

const query = () => window.matchMedia(`(min-width: ${DESKTOP_PX}px)`);

function subscribe(changed: () => void): () => void {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the viewport is a desktop's; updates when it changes. False on the server, where the viewport is unknown. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
