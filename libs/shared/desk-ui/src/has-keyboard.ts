/**
 * Whether the device has a physical keyboard: only then fields get autofocus, since an on-screen keyboard covers half
 * of the page.
 */
export const hasKeyboard = (): boolean => !window.matchMedia('(pointer: coarse)').matches;
