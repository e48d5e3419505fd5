import { useLocation, useNavigate } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { ContactSupport } from '@vinlore/feedback-feature/support';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { useMember } from '../session/use-member.ts';
import { usePageTitle } from '../use-page.ts';
import { openTicketLink } from './members-links.tsx';
import { SupportTexts } from './support-texts.ts';

/** `/members/support`: the form that opens a ticket; `?vin=` and `?about=report|sticker` say what it is about. */
export function SupportPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.support'));
  const { vin = '', about } = useLocation().search as Record<string, string | undefined>;
  const { user } = useMember();
  const navigate = useNavigate();
  return (
    <SupportTexts>
      <ContactSupport
        vin={vin}
        creditType={about === 'report' || about === 'sticker' ? about : undefined}
        member={user}
        ticketLink={openTicketLink}
        onCancel={() => void navigate({ to: MEMBERS_PATHS.dashboard, hash: 'tickets' })}
      />
    </SupportTexts>
  );
}
