import { useLayoutEffect } from 'react';

/**
 * Keeps the page behind from scrolling while `locked`, and keeps the scroll bar's space so that nothing shifts
 * sideways. Mantine would use a style element, which the content security policy forbids.
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
