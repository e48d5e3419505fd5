import { useLocation } from '@tanstack/react-router';
import { EntryFrame } from '@vinlore/ui';
import type { ReactNode } from 'react';

/** Layout outside the desk: sign-in, two-step verification, and refused access. */
export function Door({ children }: { readonly children: ReactNode }) {
  return (
    <EntryFrame place={useLocation()} home="/staff">
      {children}
    </EntryFrame>
  );
}
