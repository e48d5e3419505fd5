import { XSRF_COOKIE } from '@vinlore/contract';

/** Readable cookie that every signed-in browser has: the header then links to the account instead of sign-in. */
export function greetMember(): void {
  const greet = () =>
    document.documentElement.toggleAttribute('data-member', document.cookie.includes(`${XSRF_COOKIE}=`));
  greet();
  // The back/forward cache restores the page as it was before signing in or out.
  addEventListener('pageshow', greet);
}

/** The header's menus work without a script; with it, they also close on Escape and on a click outside. */
export function closeMenus(): void {
  const close = (keep: EventTarget | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]'))
      if (!menu.contains(keep as Node | null)) menu.open = false;
  };
  document.addEventListener('click', ({ target }) => close(target));
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return;
    const menu = (target as Element).closest<HTMLElement>('header details[open]');
    close(null);
    menu?.querySelector('summary')?.focus();
  });
}
