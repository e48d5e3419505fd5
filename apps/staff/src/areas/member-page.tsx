import type { StaffMember } from '@vinlore/account-domain';
import type { LoadedPage, PageProps } from './area.ts';
import { joined } from './joined.ts';

/** A member: the account, each slice's data about them, and a form for support to write to them. */
export async function loadMemberPage(): Promise<LoadedPage> {
  const [account, billing, report, sticker, feedback] = await Promise.all([
    import('@vinlore/account-desk'),
    import('@vinlore/billing-desk'),
    import('@vinlore/report-desk'),
    import('@vinlore/sticker-desk'),
    import('@vinlore/feedback-desk'),
  ]);
  const { MemberOrders, MemberCredits, MemberSubscriptions } = billing;
  const more = (member: StaffMember) => {
    const { id: accountId } = member;
    return (
      <>
        <feedback.WriteToMember member={member} />
        <MemberSubscriptions accountId={accountId} />
        <MemberOrders accountId={accountId} />
        <MemberCredits accountId={accountId} />
        <report.MemberReports accountId={accountId} />
        <sticker.MemberStickers accountId={accountId} />
      </>
    );
  };
  return {
    Page: ({ params }: PageProps) => <account.MemberPage params={params} more={more} />,
    texts: joined([
      account.memberDeskMessages,
      billing.billingDeskMessages,
      report.reportDeskMessages,
      sticker.stickerDeskMessages,
      feedback.feedbackDeskMessages,
    ]),
  };
}
