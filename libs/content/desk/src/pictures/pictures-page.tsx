import { contentDeskContract, type StaffPicture } from '@vinlore/content-domain';
import { DeskPage, SearchBox, useFilters, usePages } from '@vinlore/desk-ui';
import { ErrorNotice, MoreButton, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddIcon } from '../icons.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { ContentTabs } from '../pages/content-tabs.tsx';
import { PictureCard } from './picture-card.tsx';
import { type PictureAct, PictureDialogs } from './picture-dialogs.tsx';
import styles from './pictures.module.css';

const DEFAULTS = { search: '' };

/** `/staff/content/pictures`: the brand's images, their alt text, and where they are used. */
export function PicturesPage() {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [filters, change] = useFilters(DEFAULTS);
  const [act, setAct] = useState<PictureAct | null>(null);
  const search = /[\p{L}\p{N}]{3}/u.test(filters.search) ? filters.search : '';
  const query = usePages(['content', 'pictures', search], async (cursor, signal) => {
    const input = { search, ...(cursor !== null && { cursor }) };
    const { pictures, more } = await call(contentDeskContract.staffPictures, input, { signal });
    return { rows: pictures, cursor: more ? (pictures.at(-1)?.name ?? null) : null };
  });
  const { rows, isPending, error, hasNextPage } = query;
  const done = () => void queries.invalidateQueries({ queryKey: ['content'] });
  return (
    <DeskPage
      title={t('content.pictures')}
      lead={t('content.picturesLead')}
      actions={
        <button type="button" className="btn btn-primary" onClick={() => setAct({ kind: 'upload', picture: null })}>
          <AddIcon />
          {t('content.upload')}
        </button>
      }
    >
      <ContentTabs />
      <div role="search" className={styles.bar}>
        <SearchBox
          label={t('content.searchPictures')}
          hint={t('content.searchPicturesHint')}
          value={filters.search}
          onChange={(typed) => change({ search: typed })}
        />
      </div>
      {error !== null && <ErrorNotice error={error} onRetry={() => void query.refetch()} />}
      {isPending && (
        <div className={styles.grid} role="status" aria-label={t('content.loading')}>
          {[1, 2, 3, 4].map((place) => (
            <span key={place} className={`skeleton ${styles.place}`} />
          ))}
        </div>
      )}
      {!isPending && error === null && rows.length === 0 && (
        <div className={styles.none} role="status">
          <h2>{t('content.noPictures')}</h2>
          <p className="dim">{t('content.noPicturesLead')}</p>
        </div>
      )}
      {rows.length > 0 && (
        <ul className={styles.grid} aria-label={t('content.pictures')}>
          {rows.map((picture: StaffPicture) => (
            <li key={picture.name}>
              <PictureCard picture={picture} onAct={setAct} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <p className={styles.more}>
          <MoreButton query={query} words={t('content.morePictures')} />
        </p>
      )}
      {act && <PictureDialogs act={act} onDone={done} onClose={() => setAct(null)} />}
    </DeskPage>
  );
}
