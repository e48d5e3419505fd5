import { contentProxy } from './content-proxy.ts';
import { homeCollectionAnswer } from './home-collection-answer.ts';
import { homeCollection } from './home-collection.ts';
import { pages } from './pages.ts';
import { searchPage } from './search-page.ts';
import { sites } from './sites.ts';

/** Calls of the content host and of the site's pages. */
export const contentContract = { sites, pages, contentProxy, searchPage, homeCollection, homeCollectionAnswer };
