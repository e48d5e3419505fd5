import { contentContract } from '@vinlore/content-domain';
import type { DataOf } from '@vinlore/contract';
import { ErrorNotice, useAddress } from '@vinlore/ui';
import type { Visit } from '../site.ts';
import { callError, statusOf } from './failed-call.ts';
import { Opening } from './opening.tsx';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';
import { SearchForm } from './search-form.tsx';

type Results = DataOf<typeof contentContract.searchPage>['results'];

/** Maximum length at which input is repeated. */
const LONGEST_QUERY = 100;

function Found({ results }: { results: Results }) {
  const address = useAddress();
  return (
    <ol className={styles.found}>
      {results.map(({ url, title, excerpt }) => (
        <li key={url}>
          <a href={address(url)}>{title}</a>
          <p className="dim">{excerpt}</p>
        </li>
      ))}
    </ol>
  );
}

/** `/search?q=…`: the brand's pages and vehicles that match the query. */
export async function searchPage({ path, query, brand, text, call }: Visit): Promise<DrawnPage | null> {
  if (path !== '/search') return null;
  const words = (query.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const { results, error } = await (
    words ? call(contentContract.searchPage, { q: words }) : Promise.resolve({ results: [] })
  ).then(
    ({ results }: { results: Results }) => ({ results, error: null }),
    (error: unknown) => ({ results: [] as Results, error: callError(error) }),
  );
  const title = words ? text.t('search.of', { words }) : text.t('search.title');
  return {
    status: error ? statusOf(error) : 200,
    cache: 'never',
    meta: {
      title: `${title} | ${brand.name}`,
      description: text.t('search.lead', { brand: brand.name }),
      metaRobots: 'noindex, follow',
    },
    body: (
      <Opening title={title} lead={words && !error && results.length === 0 ? text.t('search.none') : undefined}>
        <SearchForm text={text} query={words} />
        {error && (
          <div className={styles.notice}>
            <ErrorNotice error={error} />
          </div>
        )}
        {results.length > 0 && <Found results={results} />}
      </Opening>
    ),
  };
}
