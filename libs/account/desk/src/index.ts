export { accountDeskMessages } from './messages/index.ts';
export { Arrive } from './second-factor/arrive.tsx';
export { SecondFactor, type SecondFactorProps } from './second-factor/second-factor.tsx';
export { DealersPage } from './members/dealers-page.tsx';
export { DeletionsPage } from './members/deletions-page.tsx';
export { MemberPage, type MemberPageProps } from './members/member-page.tsx';
export { MembersPage } from './members/members-page.tsx';
export { memberDeskMessages } from './members/messages/index.ts';
