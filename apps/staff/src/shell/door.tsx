import { useLocation } from '@tanstack/react-router';
import { EntryFrame } from '@vinlore/ui';
import type { ReactNode } from 'react';

/** The frame before the desk: login, second factor, and whoever may not come in. */
export function Door({ children }: { readonly children: ReactNode }) {
  return (
    <EntryFrame place={useLocation()} home="/staff">
      {children}
    </EntryFrame>
  );
}
