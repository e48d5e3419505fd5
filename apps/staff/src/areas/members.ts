import { DealersIcon, DeletionsIcon, MembersIcon } from '../icons.ts';
import { type Area, page } from './area.ts';
import { loadMemberPage } from './member-page.tsx';

const desk = () => import('@vinlore/account-desk');

/** Members, dealers, and their documents. */
export const membersArea: Area = {
  title: 'staff.members',
  pages: [
    {
      path: '/staff/members',
      permission: ['support', 'billing'],
      nav: { label: 'staff.allMembers', Icon: MembersIcon },
      ...page(desk, 'MembersPage', 'memberDeskMessages'),
    },
    {
      path: '/staff/members/$id',
      permission: ['support', 'billing'],
      load: loadMemberPage,
    },
    {
      path: '/staff/dealers',
      permission: 'support',
      nav: { label: 'staff.dealers', Icon: DealersIcon },
      ...page(desk, 'DealersPage', 'memberDeskMessages'),
    },
    {
      path: '/staff/deletions',
      permission: 'support',
      nav: { label: 'staff.deletions', Icon: DeletionsIcon },
      ...page(desk, 'DeletionsPage', 'memberDeskMessages'),
    },
    {
      path: '/staff/stickers/$id',
      permission: ['support', 'billing'],
      ...page(() => import('@vinlore/sticker-desk'), 'StickerPage', 'stickerDeskMessages'),
    },
  ],
};
