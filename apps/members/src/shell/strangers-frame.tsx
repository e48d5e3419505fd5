import { Outlet, useLocation } from '@tanstack/react-router';
import { EntryFrame, useAddress, useMainFocus } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { useApp } from '../session/use-app.ts';
import { LazyChat } from './lazy-chat.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** Layout of the signed-out pages. */
export function StrangersFrame({ children }: { readonly children?: ReactNode }) {
  const place = useLocation();
  useMainFocus(place.pathname);
  const address = useAddress();
  const { isView } = useApp();
  return (
    <EntryFrame place={place} home={address('/')}>
      <OfflineBanner />
      {children ?? <Outlet />}
      {!isView && <LazyChat />}
    </EntryFrame>
  );
}
