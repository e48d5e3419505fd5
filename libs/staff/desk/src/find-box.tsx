import { DeskLink, isSearchable, SearchBox } from '@vinlore/desk-ui';
import { ErrorNotice, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './find-box.module.css';
import type { staffDeskMessages } from './messages/index.ts';

/** A searchable list. */
export interface Finder {
  /** Path of the list; the text is passed as its `search`. */
  readonly href: string;
  readonly title: string;
  /** Returns matches, best first. */
  readonly find: (search: string, signal: AbortSignal) => Promise<readonly Found[]>;
}

/** A result and its page. */
interface Found {
  readonly href: string;
  readonly title: string;
  /** Additional text to tell it apart; '' for none. */
  readonly note: string;
}

/** Maximum number of results per list; the list page has the rest. */
const MOST = 5;

/** Results of one list. */
function FoundIn({ finder, search, rows }: { finder: Finder; search: string; rows: readonly Found[] }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>
        <DeskLink href={`${finder.href}?search=${encodeURIComponent(search)}`}>{finder.title}</DeskLink>
      </h2>
      <ul>
        {rows.slice(0, MOST).map(({ href, title, note }) => (
          <li key={href}>
            <DeskLink className={styles.line} href={href}>
              <span className={styles.title}>{title}</span>
              {note && <span className="dim sm">{note}</span>}
            </DeskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Results of all lists, or that there are none. */
function Results({ finders, search }: { readonly finders: readonly Finder[]; readonly search: string }) {
  const { t } = useTranslator<typeof staffDeskMessages>();
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'find', finders.map(({ href }) => href), search],
    queryFn: async ({ signal }) => {
      const found = finders.map(async (finder) => ({ finder, rows: await finder.find(search, signal) }));
      return (await Promise.all(found)).filter(({ rows }) => rows.length > 0);
    },
    staleTime: 0,
    gcTime: 0,
  });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <span className={`skeleton ${styles.place}`} role="status" aria-label={t('find.loading')} />;
  const count = data.reduce((sum, { rows }) => sum + Math.min(rows.length, MOST), 0);
  return (
    <>
      <p role="status" className={count > 0 ? 'hidden-visually' : `dim ${styles.none}`}>
        {count > 0 ? t('find.count', { count }) : t('find.none', { search })}
      </p>
      {count > 0 && (
        <div className={styles.found}>
          {data.map(({ finder, rows }) => (
            <FoundIn key={finder.href} finder={finder} search={search} rows={rows} />
          ))}
        </div>
      )}
    </>
  );
}

/** Search box over all lists: one click to a member, an order, or a page. */
export function FindBox({ finders }: { readonly finders: readonly Finder[] }) {
  const { t, language } = useTranslator<typeof staffDeskMessages>();
  const [search, setSearch] = useState('');
  const lists = new Intl.ListFormat(language, { type: 'unit' }).format(
    finders.map(({ title }) => title.toLocaleLowerCase(language)),
  );
  const words = t('find.label', { lists });
  return (
    <div className={styles.find} role="search">
      <SearchBox isFirst label={words} value={search} onChange={setSearch} />
      {search !== '' && !isSearchable(search) && (
        <p role="status" className={`dim sm ${styles.none}`}>
          {t('find.short')}
        </p>
      )}
      {isSearchable(search) && <Results finders={finders} search={search} />}
    </div>
  );
}
