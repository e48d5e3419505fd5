import { showPopupAtom } from '@vinlore/browser';
import { Notice, useBrand, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { useAtom } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { carTitle, type StickerCar } from './car/sticker-car.ts';
import { StickerIcon } from './icons.ts';
import { Made, type MadeProps } from './made.tsx';
import styles from './make-sticker.module.css';
import { MakingFailure, type MakingFailureProps } from './making-failure.tsx';
import { Making } from './making.tsx';
import type { stickerMessages } from './messages/index.ts';
import { useMakeSticker } from './use-make-sticker.ts';
import { isRestricted } from '@vinlore/sticker-domain';

/** What every way to a sticker takes. */
export interface MakingProps
  extends Pick<MadeProps, 'onOtherCar' | 'stickerLink'>, Pick<MakingFailureProps, 'buyLink'> {
  /** Who pays for it: a credit, or a plan that does not count. */
  readonly paidBy: 'credit' | 'plan';
  /** What is left to pay with, in words, beside the button. */
  readonly left: ReactNode;
  /** A credit may have gone. */
  readonly onMade: () => void;
}

/** What `MakeSticker` takes. */
export interface MakeStickerProps extends MakingProps {
  readonly car: StickerCar;
  /** Facts that help to recognize it. */
  readonly facts?: ReactNode;
}

const SelectionStep = lazy(() =>
  import('./select/selection-step.tsx').then(({ SelectionStep }) => ({ default: SelectionStep })),
);

/**
 * Is this the car? Then what it has is chosen, and its sticker is made: nothing is made before somebody pressed that
 * button (docs/decisions.md §4).
 */
export function MakeSticker(props: MakeStickerProps) {
  const { car, facts, onOtherCar, stickerLink, paidBy, left, buyLink, onMade } = props;
  const { t } = useTranslator<typeof stickerMessages>();
  const brand = useBrand();
  const make = useMakeSticker();
  const [isChoosing, setChoosing] = useAtom(showPopupAtom);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  // Whoever leaves this page while the step is open finds it closed on the next one.
  useEffect(() => () => setChoosing(false), [setChoosing]);
  if (make.data) return <Made made={make.data} onOtherCar={onOtherCar} stickerLink={stickerLink} />;

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
      <div className={styles.actions}>
        <button type="button" className="btn btn-primary btn-lg" onClick={() => setChoosing(true)}>
          <StickerIcon />
          {t('sticker.choose')}
        </button>
        <button type="button" className="btn btn-lg btn-quiet" onClick={onOtherCar}>
          {t('sticker.otherCar')}
        </button>
        {left && <span className="dim">{left}</span>}
      </div>
      {isChoosing && (
        <Suspense fallback={<Making />}>
          <SelectionStep
            car={car}
            restricted={isRestricted(brand, car.year)}
            paidBy={paidBy}
            left={left}
            isMaking={make.isPending}
            failure={make.error && <MakingFailure error={make.error} car={car} buyLink={buyLink} />}
            onMake={(request) => {
              const done = () => {
                setChoosing(false);
                onMade();
              };
              make.mutate(request, { onSuccess: done });
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
