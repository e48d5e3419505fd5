import { useNavigate } from '@tanstack/react-router';
import { accountDeskMessages, Arrive } from '@vinlore/account-desk';
import { loadMessages } from '@vinlore/i18n';
import { withTexts } from '@vinlore/ui';
import { useApp } from '../session/use-app.ts';
import { Door } from '../shell/door.tsx';

const Texts = withTexts((language) => loadMessages([accountDeskMessages], language));

/** `/staff/arrive#token=…`: from another brand's desk. */
export function ArrivePage() {
  const navigate = useNavigate();
  const { memberships } = useApp();
  return (
    <Door>
      <Texts>
        <Arrive
          onArrived={(session) => {
            memberships.enter(session);
            void navigate({ to: '/staff', replace: true });
          }}
        />
      </Texts>
    </Door>
  );
}
