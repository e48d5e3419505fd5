import { useBrand } from '@vinlore/ui';
import { useEffect } from 'react';

/** Has the browser's title say how many wait; below a `DeskPage` of the same title. */
export function useTitleCount(title: string, count: number): void {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · ${name}`;
  }, [title, count, name]);
}
