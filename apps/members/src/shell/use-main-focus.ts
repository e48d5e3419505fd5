import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** After a move to another page the content has the focus, as after a page load: a reader hears the new page. */
export function useMainFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
