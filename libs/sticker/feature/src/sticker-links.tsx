import type { StickerSummary } from '@vinlore/sticker-domain';
import { useTranslator } from '@vinlore/ui';
import { DownloadIcon, OpenIcon, VerifyIcon } from './icons.ts';
import type { stickerMessages } from './messages/index.ts';
import styles from './sticker-links.module.css';

/** Props of `StickerLinks`. */
export interface StickerLinksProps {
  readonly sticker: StickerSummary;
  /** `row`: plain links in a list. `page`: buttons, the first one primary. */
  readonly look: 'row' | 'page';
}

/** Open, Download, and Verify. A revoked sticker can't be opened; its page says why. */
export function StickerLinks({ sticker, look }: StickerLinksProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const named = (key: 'sticker.open' | 'sticker.download' | 'sticker.verify') =>
    look === 'row' ? t('sticker.ofVehicle', { action: t(key), vehicle: sticker.title }) : undefined;
  const [first, rest] = look === 'row' ? ['btn-quiet', 'btn-quiet'] : ['btn-primary btn-lg', 'btn-outline btn-lg'];
  return (
    <div className={look === 'row' ? styles.row : styles.page}>
      {sticker.revoked_at === null && (
        <>
          <a className={`btn ${first}`} href={sticker.pdf_url} target="_blank" aria-label={named('sticker.open')}>
            <OpenIcon />
            {t(look === 'row' ? 'sticker.openShort' : 'sticker.open')}
          </a>
          <a className={`btn ${rest}`} href={`${sticker.pdf_url}&download=1`} aria-label={named('sticker.download')}>
            <DownloadIcon />
            {t('sticker.download')}
          </a>
        </>
      )}
      <a className={`btn ${rest}`} href={sticker.verify_url} target="_blank" aria-label={named('sticker.verify')}>
        <VerifyIcon />
        {t('sticker.verify')}
      </a>
    </div>
  );
}
