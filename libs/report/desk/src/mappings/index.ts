export { MappingPage } from './mapping-page.tsx';
export { MappingsPage } from './mappings-page.tsx';
export { mappingMessages } from './messages/index.ts';
