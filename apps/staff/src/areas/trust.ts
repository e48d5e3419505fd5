import { ApprovalsIcon, AuditIcon, HealthIcon, SecurityIcon, TeamIcon } from '../icons.ts';
import { type Area, page } from './area.ts';
import { loadSecurityPage } from './security-page.ts';

const staffDesk = () => import('@vinlore/staff-desk');
const accountDesk = () => import('@vinlore/account-desk');

/** Team, approvals, and audit log. */
export const trustArea: Area = {
  title: 'staff.trust',
  pages: [
    {
      path: '/staff/team',
      permission: 'owner',
      nav: { label: 'staff.team', Icon: TeamIcon },
      ...page(accountDesk, 'TeamPage', 'accountDeskMessages'),
    },
    { path: '/staff/team/$id', permission: 'owner', ...page(accountDesk, 'PersonPage', 'accountDeskMessages') },
    {
      path: '/staff/approvals',
      permission: 'any',
      nav: { label: 'staff.approvals', Icon: ApprovalsIcon },
      ...page(staffDesk, 'ApprovalsPage', 'staffDeskMessages'),
    },
    {
      path: '/staff/audit',
      permission: 'owner',
      nav: { label: 'staff.audit', Icon: AuditIcon },
      ...page(staffDesk, 'AuditPage', 'staffDeskMessages'),
    },
    {
      path: '/staff/health',
      permission: 'owner',
      nav: { label: 'staff.health', Icon: HealthIcon },
      ...page(staffDesk, 'HealthPage', 'staffDeskMessages'),
    },
    { path: '/staff/hand-over', permission: 'any', ...page(accountDesk, 'HandOverPage', 'accountDeskMessages') },
    {
      path: '/staff/security',
      permission: 'any',
      nav: { label: 'staff.security', Icon: SecurityIcon },
      load: loadSecurityPage,
    },
  ],
};
