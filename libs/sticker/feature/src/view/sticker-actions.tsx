import { printPdf } from '@vinlore/browser';
import { StatusWord, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { DownloadIcon, OpenIcon, PrintIcon, ShareIcon, VerifyIcon } from '../icons.ts';
import type { stickerMessages } from '../messages/index.ts';
import type { OwnSticker } from './own-sticker.ts';
import styles from './sticker-actions.module.css';

type Shared = 'no' | 'copied' | 'refused';

/** Props of `StickerActions`. */
export interface StickerActionsProps {
  readonly sticker: OwnSticker;
  readonly onDownload: () => void;
}

/** Download, open, print, share, and verify. */
export function StickerActions({ sticker, onDownload }: StickerActionsProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const [shared, setShared] = useState<Shared>('no');
  const { title, pdf_url: pdf, verify_url: url } = sticker;
  const share = async () => {
    try {
      if (typeof navigator.share === 'function')
        return await navigator.share({ title: t('view.shareTitle', { vehicle: title }), url });
      await navigator.clipboard.writeText(url);
      setShared('copied');
    } catch (error) {
      // The member closed the share sheet; not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShared('refused');
    }
  };
  return (
    <div className={styles.actions}>
      <a className="btn btn-primary btn-lg" href={`${pdf}&download=1`} onClick={onDownload}>
        <DownloadIcon />
        {t('sticker.download')}
      </a>
      <a className="btn btn-outline btn-lg" href={pdf} target="_blank">
        <OpenIcon />
        {t('sticker.open')}
      </a>
      <button type="button" className="btn btn-outline btn-lg" onClick={() => printPdf(pdf)}>
        <PrintIcon />
        {t('view.print')}
      </button>
      <button type="button" className="btn btn-outline btn-lg" onClick={() => void share()}>
        <ShareIcon />
        {t('view.share')}
      </button>
      <a className="btn btn-outline btn-lg" href={url} target="_blank">
        <VerifyIcon />
        {t('sticker.verify')}
      </a>
      <p className={styles.news} role="status">
        {shared === 'copied' && <StatusWord status="ok">{t('view.copied')}</StatusWord>}
        {shared === 'refused' && (
          <>
            <StatusWord status="info">{t('view.copyFailed')}</StatusWord> <a href={url}>{url}</a>
          </>
        )}
      </p>
    </div>
  );
}
