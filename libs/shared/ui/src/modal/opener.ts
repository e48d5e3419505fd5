/** What was pressed last: Safari gives the focus to no button that is clicked. */
let pressed: Element | null = null;

if (typeof document !== 'undefined')
  document.addEventListener('click', ({ target }) => void (pressed = target instanceof Element ? target : null), true);

/** What opened a dialog just now: what has the focus, else the button or link that was pressed. */
export function openerNow(): HTMLElement | null {
  const { activeElement } = document;
  const opener = activeElement === document.body ? pressed?.closest('button, a[href]') : activeElement;
  return opener instanceof HTMLElement ? opener : null;
}

/** Gives the focus back to what opened a dialog; to the page, where that is gone, so that the keyboard is not lost. */
export function focusAgain(opener: HTMLElement | null): void {
  const target = opener?.isConnected ? opener : document.getElementById('main');
  target?.focus({ preventScroll: true });
}
