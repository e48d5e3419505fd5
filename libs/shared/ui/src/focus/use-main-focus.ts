import { useEffect, useRef } from 'react';

const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });

/** Focuses the field marked as the page's first one, or else the content. */
const focusPage = () => {
  const field = document.querySelector<HTMLElement>('#main [data-first-field]');
  if (field) field.focus({ preventScroll: true });
  else focusMain();
};

/**
 * After navigation to another page, focuses the content as a page load would, so that screen readers announce the new
 * page. A field marked `data-first-field` gets the focus instead. The skip link only moves the focus, because its hash
 * would otherwise name a section of the page.
 *
 * @param pathname path of the current page
 */
export function useMainFocus(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusPage();
  }, [pathname]);
  useEffect(() => {
    const skip = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a[href="#main"]')) return;
      event.preventDefault();
      focusMain();
    };
    document.addEventListener('click', skip);
    return () => document.removeEventListener('click', skip);
  }, []);
}
