import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import { type DecodedVehicle } from '@vinlore/vehicle-domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { StickerIcon } from './icons.ts';
import { Making } from './making.tsx';
import styles from './make-sticker.module.css';
import type { stickerMessages } from './messages/index.ts';
import { StickerLinks } from './sticker-links.tsx';
import { type MadeSticker, useMakeSticker } from './use-make-sticker.ts';

/** What `MakeSticker` takes. */
export interface MakeStickerProps {
  readonly vehicle: DecodedVehicle;
  /** The member says it is another car, or wants to make another sticker: back to the VIN field. */
  readonly onOtherCar: () => void;
  /** A link to the sticker's own page. */
  readonly stickerLink: (id: string, text: string) => ReactNode;
}

/** The finished sticker, and what can be done with it. */
function Made({ made, onOtherCar, stickerLink }: { made: MadeSticker } & Omit<MakeStickerProps, 'vehicle'>) {
  const { t, date } = useTranslator<typeof stickerMessages>();
  const { sticker, hadAlready } = made;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: a keyboard or screen reader goes on from the result.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={`appear ${styles.made}`}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t(hadAlready ? 'sticker.hadAlready' : 'sticker.ready')}
      </h3>
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

/** Is this the car? Then its sticker is made: nothing is made before somebody pressed the button. */
export function MakeSticker({ vehicle, onOtherCar, stickerLink }: MakeStickerProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const make = useMakeSticker();
  if (make.data) return <Made made={make.data} onOtherCar={onOtherCar} stickerLink={stickerLink} />;

  const plant = [vehicle.elements['Plant City'], vehicle.elements['Plant State'] ?? vehicle.elements['Plant Country']];
  const facts = [
    vehicle.elements['Body Class'],
    vehicle.elements['Plant City'] && t('sticker.builtIn', { plant: plant.filter(Boolean).join(', ') }),
  ];
  const readable = vehicle.year !== null && vehicle.make !== null;
  return (
    <div className={styles.make}>
      <div>
        <p className="dim">{t('sticker.isThisTheCar')}</p>
        <h3 className={styles.title}>{[vehicle.fullName, vehicle.trim].filter(Boolean).join(' ')}</h3>
        <p className="dim">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!readable && <Notice status="ask" title={t('sticker.unreadable')} />}
      {make.error && <ErrorNotice error={make.error} />}
      <div className={styles.actions}>
        {make.isPending ? (
          <Making />
        ) : (
          <>
            {readable && (
              <button
                type="button"
                className="btn btn-primary btn-lg"
                onClick={() => make.mutate({ vin: vehicle.vin })}
              >
                <StickerIcon />
                {t('sticker.make')}
              </button>
            )}
            <button type="button" className="btn btn-quiet" onClick={onOtherCar}>
              {t('sticker.otherCar')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
