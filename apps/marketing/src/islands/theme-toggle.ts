import { sharedSchemeManager } from '@vinlore/theming';
import type { Mount } from './mount.ts';

const ATTRIBUTE = 'data-mantine-color-scheme';

/** Turns light into dark and back, and keeps the choice. Needs no React: one attribute is all there is to change. */
export const mount: Mount = (element) => {
  const schemes = sharedSchemeManager();
  const root = document.documentElement;
  element.addEventListener('click', () => {
    const next = root.getAttribute(ATTRIBUTE) === 'dark' ? 'light' : 'dark';
    root.setAttribute(ATTRIBUTE, next);
    schemes.set(next);
  });
};
