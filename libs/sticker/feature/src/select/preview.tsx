import { StatusWord, useTranslator } from '@vinlore/ui';
import { carTitle } from '../car/sticker-car.ts';
import type { stickerMessages } from '../messages/index.ts';
import type { StickerRequest } from './make-of.ts';
import styles from './preview.module.css';
import { usePreview } from './use-preview.ts';

/** Props of `Preview`. */
export interface PreviewProps {
  readonly request: StickerRequest | null;
  /** Vehicle name for the alt text. */
  readonly car: StickerRequest['car'];
}

/** Live preview of the sticker, rendered by the same typesetter. Never blocks the form. */
export function Preview({ request, car }: PreviewProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const { url, isBehind, error, retry } = usePreview(request);
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <p className={styles.caption}>
        <b>{t('preview.title')}</b>
        <span className="dim">{t(isBehind ? 'preview.drawing' : 'preview.lead')}</span>
      </p>
      {url ? (
        <img
          className={styles.paper}
          src={url}
          alt={t('preview.alt', { vehicle: carTitle(car) })}
          data-behind={isBehind || undefined}
        />
      ) : (
        !error && <span className={`skeleton ${styles.place}`} />
      )}
      {error && !isBehind && (
        <div className={styles.failure}>
          <StatusWord status="no">{t('preview.failed')}</StatusWord>
          <button type="button" className="btn btn-quiet" onClick={retry}>
            {t('preview.retry')}
          </button>
        </div>
      )}
    </section>
  );
}
