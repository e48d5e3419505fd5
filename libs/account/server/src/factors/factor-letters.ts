import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { deskOrigin } from '@vinlore/brand';
import { composeLetter, type Letter } from '@vinlore/mail';
import type { AccountRow } from '../accounts/account-store.ts';
import { type Addressee, pageOf } from '../letters.ts';

/** What is told about a second factor. */
export type FactorNews = 'set' | 'removed' | 'codesRenewed' | 'codeUsed' | 'reset';

/** Where the desk is. It speaks the language of its reader, so its addresses have none. */
export const DESK_PATH = '/staff';

type WithRoles = Pick<AccountRow, 'roles'>;

/** Whether an account is on the staff: then its second factor opens a desk. */
export const isStaff = ({ roles }: WithRoles): boolean => roles.includes('staff');

/** How the trail's acts about an account's second factor begin. */
export const realmOf = (account: WithRoles): 'staff' | 'account' => (isStaff(account) ? 'staff' : 'account');

const MEMBER_NEWS = {
  set: 'memberSet',
  removed: 'memberRemoved',
  codesRenewed: 'memberCodesRenewed',
  codeUsed: 'memberCodeUsed',
  reset: 'memberReset',
} as const;

/** Tells somebody what happened to their second factor, so that it does not go unnoticed. */
export function factorLetter(addressee: Addressee, news: FactorNews, account: WithRoles): Letter {
  return isStaff(account) ? deskLetter(addressee, news) : memberLetter(addressee, MEMBER_NEWS[news]);
}

function memberLetter(addressee: Addressee, news: (typeof MEMBER_NEWS)[FactorNews]): Letter {
  const { brand, text, to } = addressee;
  const values = { brand: brand.name, support: brand.support_email };
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t(`second-factor.${news}Subject`, values),
    paragraphs: [text.t(`second-factor.${news}Body`, values), text.t('second-factor.memberNotYou', values)],
    action: {
      label: text.t('second-factor.memberMailAction'),
      href: pageOf(addressee, MEMBERS_PATHS.security),
    },
  });
}

function deskLetter({ brand, text, to, origin }: Addressee, news: FactorNews): Letter {
  const values = { brand: brand.name, support: brand.support_email };
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t(`second-factor.${news}Subject`, values),
    paragraphs: [text.t(`second-factor.${news}Body`, values), text.t('second-factor.notYou', values)],
    action: { label: text.t('second-factor.mailAction'), href: `${deskOrigin(brand, origin)}${DESK_PATH}/security` },
  });
}
