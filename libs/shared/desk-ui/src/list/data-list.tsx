import { ErrorNotice, MoreButton, useTranslator } from '@vinlore/ui';
import { type ReactNode, useRef } from 'react';
import { DeskLink } from '../desk-context.tsx';
import type { deskMessages } from '../messages/index.ts';
import styles from './data-list.module.css';
import { SavedViewsBar } from './saved-views.tsx';
import { ROW_LINK, useListKeys } from './use-list-keys.ts';
import type { Pages } from './use-pages.ts';

/** A column of a list. */
export interface Column<Row> {
  readonly key: string;
  /** Its heading; '' for one that needs no visible heading, such as buttons. */
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** A CSS width; default: the widest content. */
  readonly width?: string;
  readonly align?: 'end';
  /**
   * How it appears on a phone, where a row is a card: as the title, as text below (the default), the same with the
   * column's heading, or not at all.
   */
  readonly phone?: 'title' | 'line' | 'named' | 'hide';
}

/** Props of `DataList`. */
export interface DataListProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly query: Pages<Row>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** A row's link; its first column becomes the link. */
  readonly hrefOf?: (row: Row) => string;
  /** Filters of the list, in a line. */
  readonly filter?: ReactNode;
  /** The list's name, if its views can be saved. */
  readonly views?: string;
  /** Shown if there are no rows, or none that match. */
  readonly empty: { readonly title: string; readonly lead?: ReactNode; readonly actions?: ReactNode };
}

/** The first column, which names the row: a link if the row has one. */
function RowName<Row>({ row, href, column }: { row: Row; href: string | undefined; column: Column<Row> }) {
  if (href === undefined) return column.cell(row);
  return (
    <DeskLink className={styles.link} href={href} {...{ [ROW_LINK]: '' }}>
      {column.cell(row)}
    </DeskLink>
  );
}

/**
 * A long list of the desk: a table, on a phone one card per row; loads a page at a time; `j` and `k` move, Enter opens,
 * `/` searches. Its filters and views belong to the page.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { label, query, columns, keyOf, hrefOf, filter, views, empty } = props;
  const { t } = useTranslator<typeof deskMessages>();
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  const { rows, isPending, isPlaceholderData, error, hasNextPage } = query;
  const classOf = ({ align, phone = 'line' }: Column<Row>) => `${styles[phone]} ${align ? styles.end : ''}`;
  return (
    <div ref={list} className={styles.list}>
      {(filter || views) && (
        <div className={styles.bar} role="search">
          {filter}
          {views && <SavedViewsBar list={views} />}
        </div>
      )}
      {error !== null && (
        <div className={styles.note}>
          <ErrorNotice error={error} onRetry={() => void query.refetch()} />
        </div>
      )}
      {isPending && (
        <div className={styles.places} role="status" aria-label={t('desk.loading')}>
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <span key={place} className={`skeleton ${styles.place}`} />
          ))}
        </div>
      )}
      {!isPending && error === null && rows.length === 0 && (
        <div className={styles.none} role="status">
          <h2>{empty.title}</h2>
          {empty.lead && <p className="dim">{empty.lead}</p>}
          {empty.actions}
        </div>
      )}
      {rows.length > 0 && (
        <div className={styles.sideways}>
          <table className={styles.table} aria-label={label} aria-busy={isPlaceholderData}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.key} scope="col" className={classOf(column)} style={{ width: column.width }}>
                    {column.title || <span className="hidden-visually">{t('desk.actions')}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map((column, index) => (
                    <td key={column.key} className={classOf(column)} data-title={column.title}>
                      {index === 0 ? <RowName row={row} href={hrefOf?.(row)} column={column} /> : column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hasNextPage && (
        <p className={styles.more}>
          <MoreButton query={query} words={t('desk.more')} />
        </p>
      )}
    </div>
  );
}
