import { LinksIcon, PagesIcon, PicturesIcon, RedirectsIcon, SiteFrameIcon } from '../icons.ts';
import { type Area, page } from './area.ts';

const desk = () => import('@vinlore/content-desk');

export const contentArea: Area = {
  title: 'staff.content',
  pages: [
    {
      path: '/staff/content',
      permission: 'content',
      nav: { label: 'staff.pages', Icon: PagesIcon },
      ...page(desk, 'PagesPage', 'contentDeskMessages'),
    },
    {
      path: '/staff/content/site',
      permission: 'content',
      nav: { label: 'staff.siteFrame', Icon: SiteFrameIcon },
      ...page(desk, 'SitePage', 'contentDeskMessages'),
    },
    {
      path: '/staff/content/pictures',
      permission: 'content',
      nav: { label: 'staff.pictures', Icon: PicturesIcon },
      ...page(desk, 'PicturesPage', 'contentDeskMessages'),
    },
    {
      path: '/staff/content/links',
      permission: 'content',
      nav: { label: 'staff.links', Icon: LinksIcon },
      ...page(desk, 'LinksPage', 'contentDeskMessages'),
    },
    {
      path: '/staff/content/redirects',
      permission: 'content',
      nav: { label: 'staff.redirects', Icon: RedirectsIcon },
      ...page(desk, 'RedirectsPage', 'contentDeskMessages'),
    },
    { path: '/staff/content/$id', permission: 'content', ...page(desk, 'EditorPage', 'contentDeskMessages') },
    {
      path: '/staff/content/$id/brands',
      permission: 'content',
      ...page(desk, 'CounterpartsPage', 'contentDeskMessages'),
    },
    { path: '/staff/content/$id/history', permission: 'content', ...page(desk, 'HistoryPage', 'contentDeskMessages') },
  ],
};
