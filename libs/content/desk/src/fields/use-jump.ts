import { useEffect, useState } from 'react';
import { useDocumentForm } from './form-context.ts';

/**
 * Goes to a field: opens the part that it is in, then focuses it, or the nearest thing around it that there is.
 *
 * @param jump another object goes there again
 * @param onOpen opens the part of the page that has the path
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
    // Only another request goes there again: `idOf` is new with every change of the text.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [jump]);
}
