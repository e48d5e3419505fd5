import { useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { stickerMessages } from '../messages/index.ts';
import type { OwnSticker } from './own-sticker.ts';
import styles from './sticker-picture.module.css';

/** First page of the actual document, which opens the PDF. Its content is listed as text below. */
export function StickerPicture({ sticker }: { readonly sticker: OwnSticker }) {
  const { t } = useTranslator<typeof stickerMessages>();
  const [isThere, setThere] = useState(false);
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  const { id, title, pdf_url: pdf } = sticker;
  return (
    <a className={styles.frame} href={pdf} target="_blank" data-there={isThere || undefined}>
      {!isThere && <span className={`skeleton ${styles.place}`} />}
      <img
        className={styles.paper}
        src={`${pdf}&as=svg`}
        alt={t('view.alt', { id, vehicle: title })}
        onLoad={() => setThere(true)}
        onError={() => setFailed(true)}
      />
    </a>
  );
}
