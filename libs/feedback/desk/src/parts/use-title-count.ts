import { useBrand } from '@vinlore/ui';
import { useEffect } from 'react';

/** Adds the number of waiting items to the document title; use below a `DeskPage` with the same title. */
export function useTitleCount(title: string, count: number): void {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · ${name}`;
  }, [title, count, name]);
}
