/** The last clicked element, because Safari doesn't focus a clicked button. */
let pressed: Element | null = null;

if (typeof document !== 'undefined')
  document.addEventListener('click', ({ target }) => void (pressed = target instanceof Element ? target : null), true);

/** Returns the element that opened a dialog: the focused one, or else the clicked button or link. */
export function openerNow(): HTMLElement | null {
  const { activeElement } = document;
  const opener = activeElement === document.body ? pressed?.closest('button, a[href]') : activeElement;
  return opener instanceof HTMLElement ? opener : null;
}

/**
 * Returns the focus to the element that opened a dialog, or to the page if it is gone, so keyboard users keep their
 * place.
 */
export function focusAgain(opener: HTMLElement | null): void {
  const target = opener?.isConnected ? opener : document.getElementById('main');
  target?.focus({ preventScroll: true });
}
