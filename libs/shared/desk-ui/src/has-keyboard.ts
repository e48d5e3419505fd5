/**
 * Whether keys are typed on a keyboard of its own: only there a field takes the focus by itself, since the one that a
 * touch screen draws covers half of the page.
 */
export const hasKeyboard = (): boolean => !window.matchMedia('(pointer: coarse)').matches;
