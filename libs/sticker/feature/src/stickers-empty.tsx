import { useTranslator } from '@vinlore/ui';
import type { stickerMessages } from './messages/index.ts';
import styles from './stickers-empty.module.css';

/** The place where stickers will be: one sentence, one action. */
export function StickersEmpty({ onTypeVin }: { readonly onTypeVin: () => void }) {
  const { t } = useTranslator<typeof stickerMessages>();
  return (
    <div className={styles.empty}>
      <svg className={styles.picture} width="120" height="96" viewBox="0 0 120 96" aria-hidden="true">
        <path className={styles.back} d="M18 14h50v74H18z" />
        <path className={styles.sheet} d="M34 8h68v80H34z" />
        <path className={styles.heading} d="M44 20h34M44 28h22" />
        <path className={styles.line} d="M44 40h48M44 48h48M44 56h30" />
        <path className={styles.mark} d="M70 72l7 7 13-17" />
      </svg>
      <h3 className={styles.title}>{t('sticker.emptyTitle')}</h3>
      <p className={styles.lead}>{t('sticker.emptyLead')}</p>
      <button type="button" className="btn btn-outline" onClick={onTypeVin}>
        {t('sticker.emptyAction')}
      </button>
    </div>
  );
}
