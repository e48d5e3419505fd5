import { MemberPage as AccountPage, memberDeskMessages } from '@vinlore/account-desk';
import { billingDeskMessages, MemberCredits, MemberOrders } from '@vinlore/billing-desk';
import type { Catalogue } from '@vinlore/i18n';
import { MemberReports, reportDeskMessages } from '@vinlore/report-desk';
import { MemberStickers, stickerDeskMessages } from '@vinlore/sticker-desk';
import type { PageProps } from './area.ts';

const PARTS: readonly Catalogue[] = [memberDeskMessages, billingDeskMessages, reportDeskMessages, stickerDeskMessages];

/** Texts of all slices that have a part of the page. */
export const memberPageMessages: Catalogue = {
  en: Object.assign({}, ...PARTS.map(({ en }) => en)),
  es: async () => Object.assign({}, ...(await Promise.all(PARTS.map(({ es }) => es())))),
};

/** One member: the account, and what each slice keeps of them. */
export function MemberPage({ params }: PageProps) {
  return (
    <AccountPage
      params={params}
      more={(accountId) => (
        <>
          <MemberOrders accountId={accountId} />
          <MemberCredits accountId={accountId} />
          <MemberReports accountId={accountId} />
          <MemberStickers accountId={accountId} />
        </>
      )}
    />
  );
}
