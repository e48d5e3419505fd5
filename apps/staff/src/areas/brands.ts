import { BrandIcon, MailsIcon } from '../icons.ts';
import { type Area, page } from './area.ts';

const desk = () => import('@vinlore/site-desk');

/** The brand's look, analytics, features, and access. */
export const brandsArea: Area = {
  title: 'staff.brands',
  pages: [
    {
      path: '/staff/brand',
      permission: 'any',
      nav: { label: 'staff.brandSettings', Icon: BrandIcon },
      ...page(desk, 'BrandPage', 'siteDeskMessages'),
    },
    { path: '/staff/brand/history', permission: 'any', ...page(desk, 'BrandHistoryPage', 'siteDeskMessages') },
    {
      path: '/staff/brand/mails',
      permission: 'any',
      nav: { label: 'staff.mails', Icon: MailsIcon },
      ...page(desk, 'MailsPage', 'siteDeskMessages'),
    },
    { path: '/staff/brand/mails/$mail', permission: 'any', ...page(desk, 'MailPage', 'siteDeskMessages') },
    { path: '/staff/brand/new', permission: 'any', ...page(desk, 'NewBrandPage', 'siteDeskMessages') },
  ],
};
