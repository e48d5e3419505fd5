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

/** Props of `StickerViewer`. */
export interface StickerViewerProps {
  /** Number from the URL, in any spelling that `parseStickerId` accepts. */
  readonly id: string;
  /** Opens the selection step right away to recreate the sticker. */
  readonly again?: boolean;
  /** Called with a new version, which has its own page. */
  readonly onMade: (id: string) => void;
  /** Renders a link to all stickers. */
  readonly allLink: (text: string) => ReactNode;
  /** Renders a link to a sticker's page. */
  readonly stickerLink: (id: string, text: string) => ReactNode;
  /** Renders a link to the vehicle's page. */
  readonly vehicleLink: (vin: string, text: string) => ReactNode;
  /** Renders a button that saves the vehicle, by VIN or classic VIN. */
  readonly save?: (vin: string) => ReactNode;
  /** Called when it's shown. */
  readonly onSeen?: (sticker: OwnSticker) => void;
  /** Called when the file is downloaded. */
  readonly onDownload?: (sticker: OwnSticker) => void;
}

/** Status next to the title: valid or revoked, and the date. */
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

/** All versions, if there are several. */
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

/** A member's sticker page: document, contents, actions, and versions. */
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
