import { showPopupAtom } from '@vinlore/browser';
import { Notice, useBrand, useCall, useTranslator, VinText } from '@vinlore/ui';
import { makeKey, vinGroups } from '@vinlore/vehicle-domain';
import { useAtom } from 'jotai';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { carTitle, type StickerCar } from './car/sticker-car.ts';
import { StickerIcon } from './icons.ts';
import { Made, type MadeProps } from './made.tsx';
import styles from './make-sticker.module.css';
import { MakingFailure, type MakingFailureProps } from './making-failure.tsx';
import { Making } from './making.tsx';
import type { stickerMessages } from './messages/index.ts';
import { SelectionStep } from './select/lazy-step.ts';
import { ownStickerOfCarQuery } from './sticker-queries.ts';
import { useMakeSticker } from './use-make-sticker.ts';
import type { OwnSticker } from './view/own-sticker.ts';
import { isRestricted } from '@vinlore/sticker-domain';

/** Props shared by all ways to create a sticker. */
export interface MakingProps
  extends Pick<MadeProps, 'onOtherCar' | 'stickerLink'>, Pick<MakingFailureProps, 'buyLink'> {
  /** How it's paid: by credit or by an unlimited plan. */
  readonly paidBy: 'credit' | 'plan';
  /** Remaining balance, shown next to the button. */
  readonly left: ReactNode;
  /** Called when a credit may have been used. */
  readonly onMade: () => void;
}

/** Props of `MakeSticker`. */
export interface MakeStickerProps extends MakingProps {
  readonly car: StickerCar;
  /** Facts that help recognize the car. */
  readonly facts?: ReactNode;
}

/**
 * Returns the member's sticker for this exact car, whose next version is free; null if there is none. A classic VIN may
 * match another of their cars.
 *
 * @returns undefined while loading; if it fails, the server still charges nothing for an existing sticker
 */
function useOwnSticker(car: StickerCar): OwnSticker | null | undefined {
  const { vin, year, make } = car;
  const sought = { vin, title: carTitle(car) };
  const { data, isLoading } = useQuery({ ...ownStickerOfCarQuery(useCall(), sought), retry: false });
  if (isLoading) return undefined;
  const isOfCar = data?.vehicle.year === year && makeKey(data.vehicle.make) === makeKey(make);
  return isOfCar ? data : null;
}

/**
 * Asks "Is this the right car?", then opens the selection step. A sticker is created only after its button is clicked
 * (docs/decisions.md §4).
 */
export function MakeSticker(props: MakeStickerProps) {
  const { car, facts, onOtherCar, stickerLink, paidBy, left, buyLink, onMade } = props;
  const { t } = useTranslator<typeof stickerMessages>();
  const brand = useBrand();
  const [isChoosing, setChoosing] = useAtom(showPopupAtom);
  const own = useOwnSticker(car);
  const { make, made, isMaking, error } = useMakeSticker(() => {
    setChoosing(false);
    onMade();
  });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  // Closes the step when leaving the page.
  useEffect(() => () => setChoosing(false), [setChoosing]);
  if (made) return <Made made={made} onOtherCar={onOtherCar} stickerLink={stickerLink} />;

  return (
    <div className={styles.make}>
      <div>
        <p className="dim">{t('sticker.isThisTheCar')}</p>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {carTitle(car)}
        </h2>
        <p className={styles.facts}>
          {car.vin && <VinText groups={vinGroups(car.vin)} />}
          {facts}
        </p>
      </div>
      {car.vin === '' && (
        <Notice status="info" title={t('sticker.noVin')}>
          <p>{t('sticker.noVinLead')}</p>
        </Notice>
      )}
      {own && (
        <Notice status="info" title={t('sticker.haveIt')} actions={stickerLink(own.id, t('sticker.see'))}>
          <p>{t('sticker.haveItLead')}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className="btn btn-primary btn-lg"
          disabled={own === undefined}
          onClick={() => setChoosing(true)}
        >
          <StickerIcon />
          {t('sticker.choose')}
        </button>
        <button type="button" className="btn btn-lg btn-quiet" onClick={onOtherCar}>
          {t('sticker.otherCar')}
        </button>
        {left && !own && <span className="dim">{left}</span>}
      </div>
      {isChoosing && own !== undefined && (
        <Suspense fallback={<Making />}>
          <SelectionStep
            car={car}
            restricted={isRestricted(brand, car.year)}
            paidBy={own ? 'again' : paidBy}
            again={own}
            left={own ? null : left}
            isMaking={isMaking}
            failure={error && <MakingFailure error={error} car={car} buyLink={buyLink} />}
            onMake={make}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
