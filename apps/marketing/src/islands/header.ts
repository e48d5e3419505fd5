import { XSRF_COOKIE } from '@vinlore/contract';

/** Whoever has a session has this cookie, which scripts may read: the header then leads to the account, not the login. */
export function greetMember(): void {
  const greet = () =>
    document.documentElement.toggleAttribute('data-member', document.cookie.includes(`${XSRF_COOKIE}=`));
  greet();
  // Out of the browser's memory comes the page as it was before a login or a logout.
  addEventListener('pageshow', greet);
}

/** The header's menus open and close without a script; with it a click elsewhere and Escape close them too. */
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
