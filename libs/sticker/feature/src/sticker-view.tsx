import { currentSticker, formatStickerId, parseStickerId, StoredStickerSchema } from '@vinlore/sticker-domain';
import { ErrorNotice, Notice, StatusWord, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { AgainIcon } from './icons.ts';
import { MakeAgain } from './make-again.tsx';
import type { stickerMessages } from './messages/index.ts';
import { StickerLinks } from './sticker-links.tsx';
import { ownStickerQuery } from './sticker-queries.ts';
import { StickerSheet } from './sticker-sheet.tsx';
import styles from './sticker-view.module.css';

/** What `StickerView` takes. */
export interface StickerViewProps {
  /** As it stands in the address; spelled in any way that `parseStickerId` reads. */
  readonly id: string;
  /** A new version was made: it has a page of its own. */
  readonly onMade: (id: string) => void;
  /** A link to all stickers. */
  readonly allLink: (text: string) => ReactNode;
}

/** A member's sticker on its own page: what it says, the PDF, whether it is genuine, and making it again. */
export function StickerView({ id, onMade, allLink }: StickerViewProps) {
  const { t, date } = useTranslator<typeof stickerMessages>();
  const [asking, setAsking] = useState(false);
  const stored = parseStickerId(id);
  const call = useCall();
  const query = useQuery({ ...ownStickerQuery(call, formatStickerId(stored ?? '')), enabled: stored !== null });
  const sticker = stored === null ? null : query.data;

  if (query.error) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />;
  if (sticker === null)
    return (
      <Notice status="no" title={t('sticker.notFoundTitle')} actions={allLink(t('sticker.all'))}>
        <p>{t('sticker.notFoundLead')}</p>
      </Notice>
    );
  if (!sticker)
    return (
      <div className={styles.view}>
        <p className="hidden-visually" role="status">
          {t('sticker.loadingOne')}
        </p>
        <span className={`skeleton ${styles.placeTitle}`} />
        <span className={`skeleton ${styles.placeSheet}`} />
      </div>
    );
  const { page } = sticker;
  const data = v.safeParse(StoredStickerSchema, page.sticker);
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <h1 className={styles.title}>{sticker.title}</h1>
        <p className={styles.status}>
          <StatusWord status={page.genuine ? 'ok' : 'stop'}>
            {t(page.genuine ? 'sticker.genuine' : 'sticker.notGenuine')}
          </StatusWord>
          <span className="dim">{t('sticker.madeOn', { date: date(sticker.made_at) })}</span>
          {sticker.version > 1 && <span className="tag">{t('sticker.version', { version: sticker.version })}</span>}
        </p>
      </div>
      <StickerLinks sticker={sticker} look="page" />
      {data.success && <StickerSheet data={currentSticker(data.output)} number={sticker.id} />}
      {asking ? (
        <MakeAgain vin={sticker.vin} onMade={(made) => onMade(made.id)} onKeep={() => setAsking(false)} />
      ) : (
        <p className={styles.again}>
          <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
            <AgainIcon />
            {t('sticker.again')}
          </button>
          {allLink(t('sticker.all'))}
        </p>
      )}
    </div>
  );
}
