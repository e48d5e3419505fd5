import { useEffect, useState } from 'react';
import { useDocumentForm } from './form-context.ts';

/**
 * Jumps to a field: opens its part of the page and focuses the field, or its nearest existing ancestor.
 *
 * @param jump a new object jumps again
 * @param onOpen opens the part of the page with the path
 */
export function useJump(jump: { readonly path: string } | null, onOpen: (path: string) => void): void {
  const { idOf } = useDocumentForm();
  const [seen, setSeen] = useState<typeof jump>(null);
  if (jump !== seen) {
    setSeen(jump);
    if (jump) onOpen(jump.path);
  }
  useEffect(() => {
    if (!jump) return;
    const steps = jump.path.split('.');
    for (let length = steps.length; length > 0; length -= 1) {
      const element = document.getElementById(idOf(steps.slice(0, length).join('.')));
      if (!element) continue;
      element.focus();
      element.scrollIntoView({ block: 'center' });
      return;
    }
    // Only a new request jumps again: `idOf` changes with every edit.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [jump]);
}
