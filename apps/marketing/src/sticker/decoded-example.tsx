import type { StickerData } from '@vinlore/sticker-domain';
import { ChevronRightIcon, StatusWord, useAddress, useTranslator } from '@vinlore/ui';
import { type DecodedVehicle, modernBody } from '@vinlore/vehicle-domain';
import { BodyPicture, type vehicleMessages } from '@vinlore/vehicle-feature';
import type { MarketingText } from '../site.ts';
import styles from './decoded-example.module.css';

interface DecodedExampleProps {
  readonly vehicle: DecodedVehicle;
  /** The vehicle's sticker, which has the VIN breakdown. */
  readonly sticker: StickerData;
  readonly text: MarketingText;
}

/** An example of a decoded VIN: its parts and the vehicle, with a link to the full decode. */
export function DecodedExample({ vehicle, sticker, text }: DecodedExampleProps) {
  const address = useAddress();
  const { t } = useTranslator<typeof vehicleMessages>();
  const { vin, year, elements, checkDigit } = vehicle;
  return (
    <a className={styles.example} href={address(`/decode?vin=${vin}`)}>
      <span className={styles.parts}>
        {sticker.anatomy.map(({ places, characters, value }) => (
          <span key={places} className={styles.part}>
            <span className={styles.characters} translate="no">
              {characters}
            </span>
            <span className={styles.value}>{value}</span>
          </span>
        ))}
      </span>
      <span className={styles.car}>
        <span className={styles.words}>
          <span className={styles.for}>{text.t('example.for')}</span>
          <strong>{sticker.title.value}</strong>
          <span className={styles.subtitle}>{sticker.subtitle.value}</span>
          {checkDigit === 'agrees' && <StatusWord status="ok">{t('vin.agrees')}</StatusWord>}
        </span>
        <span className={styles.more}>
          {text.t('example.all')}
          <ChevronRightIcon />
        </span>
        {/* Last in the markup, so that on a slow connection the text around it is complete before it appears. */}
        <BodyPicture shape={modernBody(year, elements['Body Class'])} />
      </span>
    </a>
  );
}
