import { useRouter } from '@tanstack/react-router';
import type { Desk } from '@vinlore/desk-ui';
import { useCallback } from 'react';

/** Navigates within the desk. A new page starts at the top; if only the query changes, the scroll position stays. */
export function useGo(): Desk['go'] {
  const router = useRouter();
  return useCallback(
    (href, { replace = false } = {}) => {
      const [pathname] = href.split(/[?#]/);
      void router.navigate({ href, replace, resetScroll: pathname !== router.state.location.pathname });
    },
    [router],
  );
}
