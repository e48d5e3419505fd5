import { CallError } from '@vinlore/contract';
import { ErrorNotice, Notice, PickList, useCall, useTranslator, VinText } from '@vinlore/ui';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { carKey, carOfClassicVin, carTitle, type StickerCar } from './car/sticker-car.ts';
import { MakeSticker, type MakingProps } from './make-sticker.tsx';
import styles from './make-sticker.module.css';
import type { stickerMessages } from './messages/index.ts';

/** Props of `MakeOfClassicVin`. */
export interface MakeOfClassicVinProps extends MakingProps {
  /** Up to 14 characters (spec §4). */
  readonly vin: string;
}

/** Cars that match a classic VIN; with several, the member chooses one (docs/decisions.md §4). */
function useClassics(vin: string) {
  const call = useCall();
  return useQuery({
    queryKey: ['classic-mapping', vin],
    queryFn: async ({ signal }): Promise<StickerCar[]> => {
      const found = await call(vehicleContract.classicMapping, { vin }, { signal });
      const fitting = found.candidates ?? [found];
      return fitting.map((each) => carOfClassicVin(vin, each));
    },
    retry: false,
  });
}

/**
 * Sticker for a VIN from before the 17-character format. Looked up first; shows `Wrong VIN` if nothing matches (spec
 * §4).
 */
export function MakeOfClassicVin({ vin, ...making }: MakeOfClassicVinProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const classics = useClassics(vin);
  const [chosen, setChosen] = useState<StickerCar | null>(null);
  const otherVin = (
    <button type="button" className="btn btn-primary" onClick={making.onOtherCar}>
      {t('sticker.otherWay')}
    </button>
  );
  if (classics.error) {
    const isAnswered = classics.error instanceof CallError && classics.error.fault === 'refused';
    if (!isAnswered)
      return <ErrorNotice error={classics.error} onRetry={() => void classics.refetch()} actions={otherVin} />;
    return (
      <Notice status="stop" role="alert" title={t('sticker.wrongVin')} actions={otherVin}>
        <p>
          <VinText groups={[vin]} />
        </p>
        <p>{t('sticker.wrongVinLead')}</p>
      </Notice>
    );
  }
  if (!classics.data)
    return (
      <p className={`dim ${styles.reading}`} role="status">
        {t('sticker.readingClassic')}
      </p>
    );
  const car = chosen ?? (classics.data.length === 1 ? classics.data[0]! : null);
  if (car) return <MakeSticker key={carKey(car) + carTitle(car)} {...making} car={car} />;
  return (
    <div className={styles.make}>
      <div>
        <h2 className={styles.title}>{t('sticker.whichClassic')}</h2>
        <p className={styles.facts}>
          <VinText groups={[vin]} />
        </p>
        <p className="dim">{t('sticker.whichClassicLead')}</p>
      </div>
      <PickList items={classics.data} nameOf={carTitle} onPick={setChosen} />
      <div className={styles.actions}>
        <button type="button" className="btn btn-quiet" onClick={making.onOtherCar}>
          {t('sticker.otherCar')}
        </button>
      </div>
    </div>
  );
}
