import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useApp } from '../session/use-app.ts';
import { Arrive } from '../shell/account-parts.tsx';
import { Door } from '../shell/door.tsx';

/** `/staff/arrive#token=…`: arriving from another brand's desk. */
export function ArrivePage() {
  const navigate = useNavigate();
  const { memberships } = useApp();
  return (
    <Door>
      <Suspense fallback={null}>
        <Arrive
          onArrived={(session) => {
            memberships.enter(session);
            void navigate({ to: '/staff', replace: true });
          }}
        />
      </Suspense>
    </Door>
  );
}
