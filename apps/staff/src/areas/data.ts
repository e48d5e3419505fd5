import { ImportsIcon, MappingsIcon, RecordsIcon, SourcesIcon, VinsIcon } from '../icons.ts';
import type { Area } from './area.ts';
import { page } from './area.ts';
import { loadImportPage, loadMappingPage, loadSourcesPage } from './sources-page.tsx';

const desk = () => import('@vinlore/data-desk');
const history = () => import('@vinlore/report-desk');

/** Imports, source status, imported records, and failed VINs. */
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
      load: loadImportPage,
    },
    {
      path: '/staff/mappings',
      permission: 'owner',
      nav: { label: 'staff.mappings', Icon: MappingsIcon },
      ...page(() => import('@vinlore/report-desk/mappings'), 'MappingsPage', 'mappingMessages'),
    },
    {
      path: '/staff/mappings/$name',
      permission: 'owner',
      load: loadMappingPage,
    },
    {
      path: '/staff/sources',
      permission: ['support', 'content'],
      nav: { label: 'staff.sources', Icon: SourcesIcon },
      load: loadSourcesPage,
    },
    {
      path: '/staff/sources/$name',
      permission: ['support', 'content'],
      ...page(history, 'HistorySourcePage', 'historyDeskMessages'),
    },
    {
      path: '/staff/records',
      permission: 'support',
      nav: { label: 'staff.records', Icon: RecordsIcon },
      ...page(history, 'RecordsPage', 'historyDeskMessages'),
    },
    {
      path: '/staff/vins',
      permission: ['support', 'content'],
      nav: { label: 'staff.vins', Icon: VinsIcon },
      ...page(desk, 'VinsPage', 'dataDeskMessages'),
    },
  ],
};
