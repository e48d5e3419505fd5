import { useTranslator } from '@vinlore/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { stickerMessages } from './messages/index.ts';
import styles from './make-sticker.module.css';
import { StickerLinks } from './sticker-links.tsx';
import type { MadeSticker } from './use-make-sticker.ts';

/** Props of `Made`. */
export interface MadeProps {
  readonly made: MadeSticker;
  /** Returns to the form for another car. */
  readonly onOtherCar: () => void;
  /** Renders a link to the sticker's page. */
  readonly stickerLink: (id: string, text: string) => ReactNode;
}

/** The finished sticker and its actions. */
export function Made({ made, onOtherCar, stickerLink }: MadeProps) {
  const { t, date } = useTranslator<typeof stickerMessages>();
  const { sticker, hadAlready } = made;
  const title = useRef<HTMLHeadingElement>(null);
  // The clicked button is gone, so focus moves to the result.
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div className={`appear ${styles.made}`}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t(hadAlready ? 'sticker.hadAlready' : 'sticker.ready')}
      </h2>
      <p className="dim">
        {hadAlready ? t('sticker.hadAlreadyLead', { date: date(sticker.made_at) }) : t('sticker.readyLead')}
      </p>
      <StickerLinks sticker={sticker} look="page" />
      <p className={styles.next}>
        {stickerLink(sticker.id, t('sticker.see'))}
        <button type="button" className="btn btn-quiet" onClick={onOtherCar}>
          {t('sticker.nextOne')}
        </button>
      </p>
    </div>
  );
}
