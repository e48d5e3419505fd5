import type { LoadedPage, PageProps } from './area.ts';
import { joined } from './joined.ts';

/** One member: the account, and what each slice keeps of them. */
export async function loadMemberPage(): Promise<LoadedPage> {
  const [account, billing, report, sticker] = await Promise.all([
    import('@vinlore/account-desk'),
    import('@vinlore/billing-desk'),
    import('@vinlore/report-desk'),
    import('@vinlore/sticker-desk'),
  ]);
  const { MemberOrders, MemberCredits, MemberSubscriptions } = billing;
  const more = (accountId: string) => (
    <>
      <MemberSubscriptions accountId={accountId} />
      <MemberOrders accountId={accountId} />
      <MemberCredits accountId={accountId} />
      <report.MemberReports accountId={accountId} />
      <sticker.MemberStickers accountId={accountId} />
    </>
  );
  return {
    Page: ({ params }: PageProps) => <account.MemberPage params={params} more={more} />,
    texts: joined([
      account.memberDeskMessages,
      billing.billingDeskMessages,
      report.reportDeskMessages,
      sticker.stickerDeskMessages,
    ]),
  };
}
