import { useRouter } from '@tanstack/react-router';
import type { Desk } from '@vinlore/desk-ui';
import { useCallback } from 'react';

/** Goes to addresses of the desk. A page begins at its top; one of which only the query changes stays where it is. */
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
