import type { Language } from '@vinlore/i18n';
import { Notice, useTranslator, VinText } from '@vinlore/ui';
import { checkDigitMismatch, type DecodedVehicle, properName, valueInWords, vinGroups } from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';
import { carOfVin } from './car/sticker-car.ts';
import { MakeSticker, type MakingProps } from './make-sticker.tsx';
import styles from './make-sticker.module.css';
import type { stickerMessages } from './messages/index.ts';

/** Props of `MakeOfVin`. */
export interface MakeOfVinProps extends MakingProps {
  readonly vehicle: DecodedVehicle;
  /** Renders a link to the vehicle's page. */
  readonly vehicleLink: (vin: string, text: string) => ReactNode;
}

/** Returns where it was built according to the VIN: city and state, or city and country. */
function builtIn({ elements }: DecodedVehicle, language: Language): string | null {
  const city = elements['Plant City'];
  if (!city) return null;
  const [state, country] = [elements['Plant State'], elements['Plant Country']];
  const region = state ?? (country && (valueInWords('Plant Country', country, language) ?? country));
  return [city, region]
    .map((name) => name && properName(name))
    .filter(Boolean)
    .join(', ');
}

/**
 * Sticker for a decoded VIN. An invalid VIN gets a link back to the form, since the server would reject it (spec §8).
 */
export function MakeOfVin({ vehicle, vehicleLink, ...making }: MakeOfVinProps) {
  const { t, language } = useTranslator<typeof stickerMessages>();
  const { vin, elements } = vehicle;
  const hasTypo = checkDigitMismatch(vehicle);
  const car = hasTypo ? null : carOfVin(vehicle);
  if (!car)
    return (
      <div className={styles.make}>
        <h2 className={styles.title}>
          <VinText groups={vinGroups(vin)} />
        </h2>
        <Notice status="ask" title={t(hasTypo ? 'sticker.mistyped' : 'sticker.unreadable')} />
        <div className={styles.actions}>
          <button type="button" className="btn btn-primary btn-lg" onClick={making.onOtherCar}>
            {t('sticker.correct')}
          </button>
        </div>
      </div>
    );
  const plant = builtIn(vehicle, language);
  const body = elements['Body Class'];
  const bodyWords = body ? valueInWords('Body Class', body, language) : null;
  const facts = (
    <>
      {plant && <span>{t('sticker.builtIn', { plant })}</span>}
      {body && <span lang={bodyWords === null && language !== 'en' ? 'en' : undefined}>{bodyWords ?? body}</span>}
      {vehicleLink(vin, t('view.vehicle'))}
    </>
  );
  return <MakeSticker {...making} car={car} facts={facts} />;
}
