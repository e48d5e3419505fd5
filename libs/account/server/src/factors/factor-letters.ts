import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { deskOrigin } from '@vinlore/brand';
import { composeLetter, inOwnWords, type Letter } from '@vinlore/mail';
import type { AccountRow } from '../accounts/account-store.ts';
import { type Addressee, pageOf } from '../letters.ts';

/** The second-factor event to notify about. */
export type FactorNews = 'set' | 'removed' | 'codesRenewed' | 'codeUsed' | 'reset';

/** The desk's URL. The desk uses its reader's language, so its URLs have none. */
export const DESK_PATH = '/staff';

type WithRoles = Pick<AccountRow, 'roles'>;

/** Whether an account is on the staff: then its second factor protects a desk. */
export const isStaff = ({ roles }: WithRoles): boolean => roles.includes('staff');

/** Prefix of audit log actions on an account's second factor. */
export const realmOf = (account: WithRoles): 'staff' | 'account' => (isStaff(account) ? 'staff' : 'account');

const MEMBER_NEWS = {
  set: 'memberSet',
  removed: 'memberRemoved',
  codesRenewed: 'memberCodesRenewed',
  codeUsed: 'memberCodeUsed',
  reset: 'memberReset',
} as const;

/** Notifies a person of a change to their second factor, so that it doesn't go unnoticed. */
export function factorLetter(addressee: Addressee, news: FactorNews, account: WithRoles): Letter {
  const { brand, text, to, origin } = inOwnWords(addressee);
  const values = { brand: brand.name, support: brand.support_email };
  const toStaff = isStaff(account);
  const words = toStaff ? news : MEMBER_NEWS[news];
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t(`second-factor.${words}Subject`, values),
    paragraphs: [
      text.t(`second-factor.${words}Body`, values),
      text.t(toStaff ? 'second-factor.notYou' : 'second-factor.memberNotYou', values),
    ],
    action: {
      label: text.t(toStaff ? 'second-factor.mailAction' : 'second-factor.memberMailAction'),
      href: toStaff ? `${deskOrigin(brand, origin)}${DESK_PATH}/security` : pageOf(addressee, MEMBERS_PATHS.security),
    },
  });
}
