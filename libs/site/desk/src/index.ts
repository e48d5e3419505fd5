export { BrandPage } from './brand-page.tsx';
export { BrandHistoryPage } from './history/history-page.tsx';
export { siteDeskMessages } from './messages/index.ts';
