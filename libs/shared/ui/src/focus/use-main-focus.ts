import { useEffect, useRef } from 'react';

const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });

/** The field that a page is opened for has the focus instead of the content around it. */
const focusPage = () => {
  const field = document.querySelector<HTMLElement>('#main [data-first-field]');
  if (field) field.focus({ preventScroll: true });
  else focusMain();
};

/**
 * After a move to another page the content has the focus, as after a page load: a reader hears the new page. A field
 * marked `data-first-field` has it instead. The skip link moves the focus only: its hash would otherwise name a section of
 * the page.
 *
 * @param pathname of the page that is shown
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
