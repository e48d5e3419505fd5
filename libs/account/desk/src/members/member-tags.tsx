import type { ListedMember } from '@vinlore/account-domain';
import { StatusTag } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { MemberDeskTexts } from './messages/index.ts';

/** Tags for a member: dealer, staff, closed, suspended. */
export function MemberTags({
  member,
}: {
  readonly member: Pick<ListedMember, 'is_dealer' | 'on_staff' | 'closed_at' | 'suspended_at'>;
}) {
  const { t } = useTranslator<MemberDeskTexts>();
  return (
    <>
      {member.closed_at !== null && <StatusTag tone="bad">{t('members.closed')}</StatusTag>}
      {member.suspended_at !== null && <StatusTag tone="bad">{t('members.suspended')}</StatusTag>}
      {member.is_dealer && <StatusTag tone="ok">{t('members.dealer')}</StatusTag>}
      {member.on_staff && <StatusTag tone="none">{t('members.staff')}</StatusTag>}
    </>
  );
}

/** Full name; '' if neither part is known. */
export const nameOf = ({ first, last }: Pick<ListedMember, 'first' | 'last'>): string =>
  [first, last].filter(Boolean).join(' ');
