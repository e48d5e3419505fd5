import { useTranslator } from '@vinlore/ui';
import styles from './making.module.css';
import type { stickerMessages } from './messages/index.ts';

/** A sticker is being made: what happens, in words, over a bar that moves. */
export function Making() {
  const { t } = useTranslator<typeof stickerMessages>();
  return (
    <div className={styles.making} role="status">
      <p>{t('sticker.making')}</p>
      <span className={styles.bar} aria-hidden="true" />
    </div>
  );
}
