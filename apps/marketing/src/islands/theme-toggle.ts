import { sharedSchemeManager } from '@vinlore/theming';
import type { Mount } from './mount.ts';

const ATTRIBUTE = 'data-mantine-color-scheme';

/** Toggles light and dark and stores the choice. No React needed: it changes one attribute. */
export const mount: Mount = (element) => {
  const schemes = sharedSchemeManager();
  const root = document.documentElement;
  element.addEventListener('click', () => {
    const next = root.getAttribute(ATTRIBUTE) === 'dark' ? 'light' : 'dark';
    root.setAttribute(ATTRIBUTE, next);
    schemes.set(next);
  });
};
