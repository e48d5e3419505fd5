export { ImportPage } from './imports/import-page.tsx';
export { ImportsPage } from './imports/imports-page.tsx';
export { dataDeskMessages } from './messages/index.ts';
export { SourcesPage } from './sources/sources-page.tsx';
export { VinsPage } from './vins/vins-page.tsx';
