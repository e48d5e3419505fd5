import { CallError } from '@vinlore/contract';
import { ErrorNotice, Notice, useTranslator, VinText } from '@vinlore/ui';
import { checkDigitIsMandatory, type DecodedVehicle, titleCase, vinGroups } from '@vinlore/vehicle-domain';
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
  /** Who pays for it: a credit, or a plan that does not count. */
  readonly paidBy: 'credit' | 'plan';
  /** What is left to pay with, in words, beside the button. */
  readonly left: ReactNode;
  /** A link to where credits are bought for this car. */
  readonly buyLink: (vin: string, text: string) => ReactNode;
  /** A credit may have gone. */
  readonly onMade: () => void;
}

/** No credit is left: what the server says of it, and the way to one, with this car. Anything else as it is. */
function Failure({ error, vin, buyLink }: { error: Error; vin: string } & Pick<MakeStickerProps, 'buyLink'>) {
  const { t } = useTranslator<typeof stickerMessages>();
  if (!(error instanceof CallError && error.status === 402)) return <ErrorNotice error={error} />;
  return (
    <Notice
      status="ask"
      role="alert"
      title={error.message || t('sticker.noCredit')}
      actions={buyLink(vin, t('sticker.buy'))}
    />
  );
}

/** The finished sticker, and what can be done with it. */
function Made({
  made,
  onOtherCar,
  stickerLink,
}: { made: MadeSticker } & Pick<MakeStickerProps, 'onOtherCar' | 'stickerLink'>) {
  const { t, date } = useTranslator<typeof stickerMessages>();
  const { sticker, hadAlready } = made;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: a keyboard or screen reader goes on from the result.
  useEffect(() => title.current?.focus(), []);
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

/** Where it was built, as far as the VIN says: city and state, or city and country. */
function builtIn({ elements }: DecodedVehicle): string | null {
  const city = elements['Plant City'];
  const region = elements['Plant State'] ?? elements['Plant Country'];
  return city
    ? [city, region]
        .map((name) => name && titleCase(name))
        .filter(Boolean)
        .join(', ')
    : null;
}

/** Why no sticker can be made of what the VIN says, or null: the server would refuse it (spec §8, `Wrong VIN`). */
function doubtOf({ vin, checkDigit, year, make }: DecodedVehicle) {
  if (checkDigit === 'disagrees' && checkDigitIsMandatory(vin)) return 'sticker.mistyped' as const;
  return year === null || make === null ? ('sticker.unreadable' as const) : null;
}

/** Is this the car? Then its sticker is made: nothing is made before somebody pressed the button. */
export function MakeSticker(props: MakeStickerProps) {
  const { vehicle, onOtherCar, stickerLink, paidBy, left, buyLink, onMade } = props;
  const { t, language } = useTranslator<typeof stickerMessages>();
  const make = useMakeSticker();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  if (make.data) return <Made made={make.data} onOtherCar={onOtherCar} stickerLink={stickerLink} />;

  const doubt = doubtOf(vehicle);
  const body = vehicle.elements['Body Class'];
  const plant = builtIn(vehicle);
  return (
    <div className={styles.make}>
      <div>
        <p className="dim">{t('sticker.isThisTheCar')}</p>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {[vehicle.fullName, vehicle.trim].filter(Boolean).join(' ') || vehicle.vin}
        </h2>
        <p className={styles.facts}>
          <VinText groups={vinGroups(vehicle.vin)} />
          {plant && <span>{t('sticker.builtIn', { plant })}</span>}
          {body && <span lang={language === 'en' ? undefined : 'en'}>{body}</span>}
        </p>
      </div>
      {doubt && <Notice status="ask" title={t(doubt)} />}
      {make.error && <Failure error={make.error} vin={vehicle.vin} buyLink={buyLink} />}
      <div className={styles.actions}>
        {make.isPending ? (
          <Making />
        ) : (
          <>
            {!doubt && (
              <button
                type="button"
                className="btn btn-primary btn-lg"
                onClick={() => make.mutate({ vin: vehicle.vin }, { onSuccess: onMade })}
              >
                <StickerIcon />
                {t(paidBy === 'plan' ? 'sticker.make' : 'sticker.makeCredit')}
              </button>
            )}
            <button type="button" className={`btn btn-lg ${doubt ? 'btn-primary' : 'btn-quiet'}`} onClick={onOtherCar}>
              {t(doubt ? 'sticker.correct' : 'sticker.otherCar')}
            </button>
            {!doubt && left && <span className="dim">{left}</span>}
          </>
        )}
      </div>
    </div>
  );
}
