import {
  currentSticker,
  formatStickerId,
  parseStickerId,
  stickerView,
  StoredStickerSchema,
} from '@vinlore/sticker-domain';
import { Card, ErrorNotice, Notice, StatusWord, useCall, useTranslator } from '@vinlore/ui';
import { isClassicVin } from '@vinlore/vehicle-domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { AgainIcon } from '../icons.ts';
import { MakeAgain } from '../make-again.tsx';
import type { stickerMessages } from '../messages/index.ts';
import { ownStickerQuery } from '../sticker-queries.ts';
import { StickerSheet } from '../sheet/sticker-sheet.tsx';
import { Badge } from './badge.tsx';
import type { OwnSticker } from './own-sticker.ts';
import { Revoke } from './revoke.tsx';
import { StickerActions } from './sticker-actions.tsx';
import { StickerPicture } from './sticker-picture.tsx';
import styles from './sticker-viewer.module.css';

/** What `StickerViewer` takes. */
export interface StickerViewerProps {
  /** As it stands in the address; spelled in any way that `parseStickerId` reads. */
  readonly id: string;
  /** Whoever comes here wants it made again: its choices stand before them at once. */
  readonly again?: boolean;
  /** A new version was made: it has a page of its own. */
  readonly onMade: (id: string) => void;
  /** A link to all stickers. */
  readonly allLink: (text: string) => ReactNode;
  /** A link to a sticker's own page. */
  readonly stickerLink: (id: string, text: string) => ReactNode;
  /** A link to the vehicle's own page. */
  readonly vehicleLink: (vin: string, text: string) => ReactNode;
  /** A button that keeps the vehicle, known by its VIN or classic number. */
  readonly save?: (vin: string) => ReactNode;
  /** It stands before the member. */
  readonly onSeen?: (sticker: OwnSticker) => void;
  /** Its file is on its way. */
  readonly onDownload?: (sticker: OwnSticker) => void;
}

/** What stands beside the title: whether it is genuine, or revoked, and when it was made. */
function Standing({ sticker }: { readonly sticker: OwnSticker }) {
  const { t, date } = useTranslator<typeof stickerMessages>();
  const { revoked_at: revokedAt, genuine, made_at: madeAt, version } = sticker;
  return (
    <p className={styles.status}>
      {revokedAt ? (
        <StatusWord status="stop">{t('view.revoked', { date: date(revokedAt) })}</StatusWord>
      ) : (
        <StatusWord status={genuine ? 'ok' : 'stop'}>
          {t(genuine ? 'sticker.genuine' : 'sticker.notGenuine')}
        </StatusWord>
      )}
      <span className="dim">{t('sticker.madeOn', { date: date(madeAt) })}</span>
      {version > 1 && <span className="tag">{t('sticker.version', { version })}</span>}
    </p>
  );
}

/** All versions of it, where there are several. */
function Versions({ sticker, stickerLink }: { sticker: OwnSticker } & Pick<StickerViewerProps, 'stickerLink'>) {
  const { t, date } = useTranslator<typeof stickerMessages>();
  if (sticker.versions.length < 2) return null;
  return (
    <Card>
      <h2 className={styles.heading}>{t('view.versions')}</h2>
      <ul className={styles.versions}>
        {sticker.versions.map(({ id, version, made_at: madeAt }) => (
          <li key={id}>
            {id === sticker.id ? (
              <b>{t('sticker.version', { version })}</b>
            ) : (
              stickerLink(id, t('sticker.version', { version }))
            )}{' '}
            <span className="dim">
              {date(madeAt)}
              {id === sticker.id && ` · ${t('view.thisVersion')}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A member's sticker on its own page: the document, what it says, what can be done with it, and its versions. */
export function StickerViewer(props: StickerViewerProps) {
  const { id, again = false, onMade, allLink, stickerLink, vehicleLink, save, onSeen, onDownload } = props;
  const { t } = useTranslator<typeof stickerMessages>();
  const [asking, setAsking] = useState(again);
  const stored = parseStickerId(id);
  const call = useCall();
  const query = useQuery({ ...ownStickerQuery(call, formatStickerId(stored ?? '')), enabled: stored !== null });
  const sticker = stored === null ? null : query.data;
  const seen = useEffectEvent(() => {
    if (sticker && sticker.revoked_at === null) onSeen?.(sticker);
  });
  useEffect(() => seen(), [sticker?.id]);

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
  const data = v.safeParse(StoredStickerSchema, sticker.sticker);
  const isRevoked = sticker.revoked_at !== null;
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <h1 className={styles.title}>{sticker.title}</h1>
        <Standing sticker={sticker} />
      </div>
      {isRevoked ? (
        <Notice status="stop" title={t('view.revokedLead')} />
      ) : (
        <>
          <StickerActions sticker={sticker} onDownload={() => onDownload?.(sticker)} />
          <StickerPicture key={sticker.id} sticker={sticker} />
        </>
      )}
      {data.success && <StickerSheet view={stickerView(currentSticker(data.output))} />}
      {asking && <MakeAgain sticker={sticker} onMade={(made) => onMade(made.id)} onKeep={() => setAsking(false)} />}
      <div className={styles.again}>
        <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
          <AgainIcon />
          {t('sticker.again')}
        </button>
        {sticker.vin && !isClassicVin(sticker.vin) && vehicleLink(sticker.vin, t('view.vehicle'))}
        {sticker.vin && save?.(sticker.vin)}
        {allLink(t('sticker.all'))}
      </div>
      <Versions sticker={sticker} stickerLink={stickerLink} />
      {!isRevoked && (
        <>
          <Badge html={sticker.badge_html} />
          <Revoke id={sticker.id} />
        </>
      )}
    </div>
  );
}
