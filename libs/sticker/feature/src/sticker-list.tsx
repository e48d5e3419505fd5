import type { StickerSummary } from '@vinlore/sticker-domain';
import {
  DocumentPlace,
  DocumentRow,
  ListCard,
  NoneFits,
  StatusWord,
  useCall,
  useTranslator,
  VinText,
} from '@vinlore/ui';
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

/** Props of `StickerList`. */
export interface StickerListProps {
  /** Shows only this many, with a link to all. */
  readonly latest?: number;
  /** Renders a link to a sticker's page. */
  readonly stickerLink: (id: string, text: string) => ReactNode;
  /** Renders the VIN as a link to the vehicle's page, if it has one. */
  readonly vinLink?: ((vin: string, content: ReactNode) => ReactNode) | undefined;
  /** Renders a link to the full list; required with `latest`. */
  readonly allLink?: (text: string) => ReactNode;
  /** Called to go to the VIN field. */
  readonly onTypeVin: () => void;
}

interface RowProps extends Pick<StickerListProps, 'stickerLink' | 'vinLink'> {
  readonly sticker: StickerSummary;
}

function Row({ sticker, stickerLink, vinLink = (_, content) => content }: RowProps) {
  const { t, date } = useTranslator<typeof stickerMessages>();
  return (
    <DocumentRow
      className={styles.row}
      icon={<StickerIcon />}
      title={stickerLink(sticker.id, sticker.title)}
      madeAt={sticker.made_at}
      version={sticker.version > 1 && t('sticker.version', { version: sticker.version })}
      links={<StickerLinks sticker={sticker} look="row" />}
    >
      {sticker.revoked_at && (
        <StatusWord status="stop">{t('view.revoked', { date: date(sticker.revoked_at) })}</StatusWord>
      )}
      {sticker.vin ? vinLink(sticker.vin, <VinText groups={vinGroups(sticker.vin)} />) : <span>{t('list.ymmt')}</span>}
    </DocumentRow>
  );
}

/** The member's stickers, newest first, paginated, with loading, error, and empty states. */
export function StickerList({ latest, stickerLink, vinLink, allLink, onTypeVin }: StickerListProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const [filter, setFilter] = useState(NO_FILTER);
  const isFiltered = filter.kind !== null || filter.search !== '';
  const query = useInfiniteQuery({
    ...stickerListQuery(useCall(), filter),
    // Keeps the previous list while loading, so the page doesn't jump with each keystroke.
    placeholderData: keepPreviousData,
  });
  const all = query.data?.pages.flatMap((page) => page.stickers);
  const listed = latest === undefined ? all : all?.slice(0, latest);
  const isFull = latest === undefined;
  return (
    <ListCard
      query={query}
      head={
        <>
          <h2>{t(isFull ? 'sticker.listTitle' : 'sticker.latestTitle')}</h2>
          {!isFull && all && all.length > latest && allLink?.(t('sticker.all'))}
        </>
      }
      filter={
        isFull && (isFiltered || (all && all.length > 0)) && <StickerFilterBar filter={filter} onFilter={setFilter} />
      }
      loading={t('sticker.loading')}
      place={<DocumentPlace className={`${styles.row} ${styles.place}`} />}
      more={isFull && t(query.isFetchingNextPage ? 'sticker.loadingMore' : 'sticker.more')}
      none={
        listed?.length === 0 &&
        (isFiltered ? (
          <NoneFits words={t('list.none')} showAll={t('list.showAll')} onShowAll={() => setFilter(NO_FILTER)} />
        ) : (
          <StickersEmpty onTypeVin={onTypeVin} />
        ))
      }
    >
      {listed?.map((sticker) => (
        <Row key={sticker.id} sticker={sticker} stickerLink={stickerLink} vinLink={vinLink} />
      ))}
    </ListCard>
  );
}
