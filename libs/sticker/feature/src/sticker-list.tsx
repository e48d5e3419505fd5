import type { StickerSummary } from '@vinlore/sticker-domain';
import { Card, ErrorNotice, useCall, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { StickerIcon } from './icons.ts';
import type { stickerMessages } from './messages/index.ts';
import { StickerLinks } from './sticker-links.tsx';
import styles from './sticker-list.module.css';
import { StickerFilterBar } from './sticker-filter-bar.tsx';
import { NO_FILTER, stickerListQuery } from './sticker-queries.ts';
import { StickersEmpty } from './stickers-empty.tsx';

/** What `StickerList` takes. */
export interface StickerListProps {
  /** Shows only this many, with a way to all of them. */
  readonly latest?: number;
  /** A link to a sticker's own page. */
  readonly stickerLink: (id: string, text: string) => ReactNode;
  /** A link to the full list; wanted with `latest`. */
  readonly allLink?: (text: string) => ReactNode;
  /** Takes the member to the VIN field. */
  readonly onTypeVin: () => void;
}

/** A row's place while the list is on its way: same height, so that nothing moves. */
function Placeholder() {
  return (
    <li className={styles.row} aria-hidden="true">
      <span className={`skeleton ${styles.placeIcon}`} />
      <span className={styles.vehicle}>
        <span className={`skeleton ${styles.placeTitle}`} />
        <span className={`skeleton ${styles.placeVin}`} />
      </span>
      <span className={`skeleton ${styles.placeDate}`} />
      <span className={`skeleton ${styles.placeLinks}`} />
    </li>
  );
}

function Row({ sticker, stickerLink }: { sticker: StickerSummary; stickerLink: StickerListProps['stickerLink'] }) {
  const { t, date } = useTranslator<typeof stickerMessages>();
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <StickerIcon />
      </span>
      <div className={styles.vehicle}>
        <h3 className={styles.title}>{stickerLink(sticker.id, sticker.title)}</h3>
        {sticker.vin ? <VinText groups={vinGroups(sticker.vin)} /> : <span>{t('list.ymmt')}</span>}
      </div>
      <p className={styles.made}>
        <time dateTime={sticker.made_at}>{date(sticker.made_at)}</time>
        {sticker.version > 1 && <span className="tag">{t('sticker.version', { version: sticker.version })}</span>}
      </p>
      <div className={styles.links}>
        <StickerLinks sticker={sticker} look="row" />
      </div>
    </li>
  );
}

/** The member's stickers, newest first: loading, failing, empty, and long lists a page at a time. */
export function StickerList({ latest, stickerLink, allLink, onTypeVin }: StickerListProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const [filter, setFilter] = useState(NO_FILTER);
  const isFiltered = filter.kind !== null || filter.search !== '';
  const query = useInfiniteQuery({
    ...stickerListQuery(useCall(), filter),
    // While the next list is on its way the one before stays: the page does not jump at each letter.
    placeholderData: keepPreviousData,
  });
  const all = query.data?.pages.flatMap((page) => page.stickers);
  const shown = latest === undefined ? all : all?.slice(0, latest);
  const more = latest === undefined && query.hasNextPage;
  const aside = latest !== undefined && all && all.length > latest && allLink?.(t('sticker.all'));
  return (
    <Card>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2>{t(latest === undefined ? 'sticker.listTitle' : 'sticker.latestTitle')}</h2>
          {aside}
        </div>
        {query.isPending && (
          <p className="hidden-visually" role="status">
            {t('sticker.loading')}
          </p>
        )}
        {query.error && (
          <div className={styles.failure}>
            <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
          </div>
        )}
        {latest === undefined && (isFiltered || (all && all.length > 0)) && (
          <StickerFilterBar filter={filter} onFilter={setFilter} />
        )}
        {shown?.length === 0 &&
          (isFiltered ? (
            <div className={styles.none} role="status">
              <p>{t('list.none')}</p>
              <button type="button" className="btn btn-outline" onClick={() => setFilter(NO_FILTER)}>
                {t('list.showAll')}
              </button>
            </div>
          ) : (
            <StickersEmpty onTypeVin={onTypeVin} />
          ))}
        <ul aria-busy={query.isPending}>
          {query.isPending && [1, 2, 3].map((place) => <Placeholder key={place} />)}
          {shown?.map((sticker) => (
            <Row key={sticker.id} sticker={sticker} stickerLink={stickerLink} />
          ))}
        </ul>
        {more && (
          <p className={styles.more}>
            <button
              type="button"
              className="btn btn-outline"
              aria-busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t(query.isFetchingNextPage ? 'sticker.loadingMore' : 'sticker.more')}
            </button>
          </p>
        )}
      </div>
    </Card>
  );
}
