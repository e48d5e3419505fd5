import { useLayoutEffect } from 'react';

/**
 * Keeps the page behind still while `locked`; the room of its scroll bar stays, so that nothing moves sideways. Mantine
 * would do it by a style element, which the content policy refuses.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    const { documentElement: root } = document;
    const { overflow, paddingInlineEnd } = root.style;
    const bar = window.innerWidth - root.clientWidth;
    root.style.overflow = 'hidden';
    if (bar > 0) root.style.paddingInlineEnd = `${bar}px`;
    return () => void Object.assign(root.style, { overflow, paddingInlineEnd });
  }, [locked]);
}
