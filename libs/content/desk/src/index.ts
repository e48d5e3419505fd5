export { CounterpartsPage } from './counterparts/counterparts-page.tsx';
export { EditorPage, SitePage } from './editor/editor-page.tsx';
export { HistoryPage } from './history/history-page.tsx';
export { LinksPage } from './links/links-page.tsx';
export { contentDeskMessages } from './messages/index.ts';
export { PagesPage } from './pages/pages-page.tsx';
export { PicturesPage } from './pictures/pictures-page.tsx';
export { RedirectsPage } from './redirects/redirects-page.tsx';
