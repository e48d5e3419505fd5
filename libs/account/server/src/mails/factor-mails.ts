import { defineMails } from '@vinlore/mail';
import { factorLetter, type FactorNews } from '../factors/factor-letters.ts';
import { secondFactorMessages } from '../second-factor/messages/index.ts';
import { accountMailTexts } from './messages/index.ts';

const guarded = { area: 'security', guarded: true } as const;

const toMember = (news: FactorNews) =>
  ({
    ...guarded,
    to: 'member',
    examples: [(to: Parameters<typeof factorLetter>[0]) => factorLetter(to, news, { roles: [] })],
  }) as const;
const toStaff = (news: FactorNews) =>
  ({
    ...guarded,
    to: 'staff',
    examples: [(to: Parameters<typeof factorLetter>[0]) => factorLetter(to, news, { roles: ['staff'] })],
  }) as const;

/** Emails about the second factor of members and staff. */
export const factorMails = defineMails(
  { messages: secondFactorMessages, about: accountMailTexts },
  {
    'second-factor.member-set': toMember('set'),
    'second-factor.member-removed': toMember('removed'),
    'second-factor.member-codes-renewed': toMember('codesRenewed'),
    'second-factor.member-code-used': toMember('codeUsed'),
    'second-factor.member-reset': toMember('reset'),
    'second-factor.staff-set': toStaff('set'),
    'second-factor.staff-removed': toStaff('removed'),
    'second-factor.staff-codes-renewed': toStaff('codesRenewed'),
    'second-factor.staff-code-used': toStaff('codeUsed'),
    'second-factor.staff-reset': toStaff('reset'),
  },
);
