import { useLocation, useNavigate } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { NO_VIN } from '@vinlore/billing-domain';
import { ContactSupport } from '@vinlore/feedback-feature/support';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { useMember } from '../session/use-member.ts';
import { usePageTitle } from '../use-page.ts';
import { openTicketLink } from './members-links.tsx';
import type { pageMessages } from './messages/index.ts';
import { SupportTexts } from './support-texts.ts';

/** An order number as its page shows it. */
const ORDER_NUMBER = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/**
 * `/members/support`: the new-ticket form; `?vin=` and `?about=report|sticker` set its subject, `?refund=` its order.
 */
export function SupportPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.support'));
  const { t: say } = useTranslator<typeof pageMessages>();
  const { vin = '', about, refund = '' } = useLocation().search as Record<string, string | undefined>;
  const { user } = useMember();
  const isRefund = ORDER_NUMBER.test(refund);
  const navigate = useNavigate();
  return (
    <SupportTexts>
      <ContactSupport
        vin={isRefund ? vin || NO_VIN : vin}
        asksVin={!isRefund}
        message={isRefund ? say('members.refundMessage', { number: refund }) : ''}
        creditType={about === 'report' || about === 'sticker' ? about : undefined}
        member={user}
        ticketLink={openTicketLink}
        onCancel={() => void navigate({ to: MEMBERS_PATHS.dashboard, hash: 'tickets' })}
      />
    </SupportTexts>
  );
}
