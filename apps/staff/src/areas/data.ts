import { ImportsIcon, SourcesIcon, VinsIcon } from '../icons.ts';
import type { Area } from './area.ts';
import { page } from './area.ts';

const desk = () => import('@vinlore/data-desk');

/** Imports, how sources stand, and VINs that nobody knows. */
export const dataArea: Area = {
  title: 'staff.data',
  pages: [
    {
      path: '/staff/imports',
      permission: 'owner',
      nav: { label: 'staff.imports', Icon: ImportsIcon },
      ...page(desk, 'ImportsPage', 'dataDeskMessages'),
    },
    {
      path: '/staff/imports/$id',
      permission: 'owner',
      ...page(desk, 'ImportPage', 'dataDeskMessages'),
    },
    {
      path: '/staff/sources',
      permission: ['support', 'content'],
      nav: { label: 'staff.sources', Icon: SourcesIcon },
      ...page(desk, 'SourcesPage', 'dataDeskMessages'),
    },
    {
      path: '/staff/vins',
      permission: ['support', 'content'],
      nav: { label: 'staff.vins', Icon: VinsIcon },
      ...page(desk, 'VinsPage', 'dataDeskMessages'),
    },
  ],
};
