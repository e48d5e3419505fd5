import { DeskLink, isSearchable, SearchBox } from '@vinlore/desk-ui';
import { ErrorNotice, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './find-box.module.css';
import type { staffDeskMessages } from './messages/index.ts';

/** A list that is searched, and how. */
export interface Finder {
  /** The list's page; what was typed goes along as its `search`. */
  readonly href: string;
  readonly title: string;
  /** Finds what fits, the best first. */
  readonly find: (search: string, signal: AbortSignal) => Promise<readonly Found[]>;
}

/** One that was found, and its page. */
interface Found {
  readonly href: string;
  readonly title: string;
  /** What else tells it from others; '' for nothing. */
  readonly note: string;
}

/** How many of a list are shown; the list has the others. */
const MOST = 5;

/** What was found in one list. */
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

/** What a search found in all lists, or that it found nothing. */
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

/** One field that searches all lists at once: from where a day begins to a member, an order or a page in one click. */
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
