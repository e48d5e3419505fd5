import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import page from '../pages/page.module.css';
import type { Visit } from '../site.ts';
import { stickerOf } from '../sticker/sample.ts';
import { Sheet } from '../sticker/sheet.tsx';
import styles from './checkout.module.css';

/** Free preview: the actual sticker with a sample watermark, without number and signature. */
export function StickerPreview({ vehicle, visit }: { vehicle: DecodedVehicle; visit: Visit }) {
  const { brand, language, origin, text } = visit;
  return (
    <section className={page.band}>
      <div className="wrap">
        <h2 className={styles.shows}>{text.t('checkout.shows')}</h2>
        <p className="dim">{text.t('checkout.showsText')}</p>
        <div className={styles.sheet}>
          <Sheet sticker={stickerOf(vehicle, brand, language, origin)} sample />
        </div>
      </div>
    </section>
  );
}
