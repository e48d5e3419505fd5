import { gspAtom } from '@vinlore/browser';
import { Notice, StatusWord, useIsDesktop, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { useAtom } from 'jotai';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { carKey, carTitle, type StickerCar } from '../car/sticker-car.ts';
import { BackIcon, PreviewIcon, StickerIcon, TourIcon } from '../icons.ts';
import { Making } from '../making.tsx';
import type { stickerMessages } from '../messages/index.ts';
import { type TourAct, tourStep } from '../tour/tour-steps.ts';
import type { OwnSticker } from '../view/own-sticker.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { choicesWithKept, type Chosen, chosenBefore, nothingChosen } from './chosen.ts';
import type { StickerRequest } from './make-of.ts';
import { Preview } from './preview.tsx';
import styles from './selection-step.module.css';
import { useChoices } from './use-choices.ts';
import { useChosen } from './use-chosen.ts';

/** Props of `SelectionStep`. */
export interface SelectionStepProps {
  readonly car: StickerCar;
  /** The car is outside the brand's model years (docs/decisions.md §4). */
  readonly restricted: boolean;
  /** How it's paid: a credit, an unlimited plan, free because it's recreated, or by the order that follows. */
  readonly paidBy: 'credit' | 'plan' | 'again' | 'order';
  /** The sticker to recreate, with its choices; null for a new one. */
  readonly again: OwnSticker | null;
  /** Initial choices; defaults to the recreated sticker's or what is known about the car. */
  readonly start?: Chosen;
  /** Remaining balance. */
  readonly left: ReactNode;
  readonly isMaking: boolean;
  /** Error of the last attempt and what to do next. */
  readonly failure: ReactNode;
  readonly onMake: (request: StickerRequest) => void;
  /** Called on close; the choices are kept. */
  readonly onClose: () => void;
}

const BUTTONS = {
  credit: 'sticker.makeCredit',
  plan: 'sticker.make',
  again: 'sticker.makeFree',
  order: 'choose.take',
} as const;

/** Cost shown next to the button. */
const COSTS = {
  credit: 'choose.againFree',
  plan: 'choose.againFree',
  again: 'choose.isFree',
  order: 'choose.notCharged',
} as const;

const startOf = ({ start, again, car }: Pick<SelectionStepProps, 'start' | 'again' | 'car'>): Chosen =>
  start ?? (again ? chosenBefore(again) : nothingChosen(car.trim));

/** Guided tour: starts once per visit (`gsp`, docs/decisions.md §4) and on request. */
function useTour(ready: boolean) {
  const [wasOpened, setWasOpened] = useAtom(gspAtom);
  const [step, setStep] = useState(() => (wasOpened ? null : tourStep(null, 'start')));
  useEffect(() => {
    if (ready) setWasOpened(true);
  }, [ready, setWasOpened]);
  return { step, act: (act: TourAct) => setStep((now) => tourStep(now, act)) };
}

/** Placeholders of the selectors while lists are loading. */
function Places() {
  const { t } = useTranslator<typeof stickerMessages>();
  return (
    <div className={styles.places} role="status">
      <p className="dim">{t('choose.loading')}</p>
      {[0, 1, 2, 3].map((place) => (
        <span key={place} className={`skeleton ${styles.place}`} />
      ))}
    </div>
  );
}

/**
 * Sticker popup (spec §1, `showPopup`): asks for trim, colors, and packages before a sticker is created, with a live
 * preview. A full-page layer; on a phone the preview is behind a button.
 */
export function SelectionStep(props: SelectionStepProps) {
  const { car, restricted, paidBy, again, left, isMaking, failure, onMake, onClose } = props;
  const { t } = useTranslator<typeof stickerMessages>();
  const id = useId();
  const layer = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const enlarge = useRef<HTMLButtonElement>(null);
  const isDesktop = useIsDesktop();
  const [looking, setLooking] = useState(false);
  const { chosen, choose } = useChosen(again?.id ?? carKey(car), startOf(props));
  const { data, refetch, isFetching } = useChoices(car, chosen.trim);
  const isOrder = paidBy === 'order';
  const tour = useTour(data !== undefined);
  const choices = data && choicesWithKept(data.choices, chosen);
  // Sends the newest version's number, so the server treats a repeated click with the same choices as one.
  const newest = again && (again.versions[0]?.id ?? again.id);
  const request = choices ? { car, choices, chosen, restricted, again: newest } : null;

  // When the enlarged preview closes, focus returns to its button.
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current && !looking) enlarge.current?.focus();
    looked.current = looking;
  }, [looking]);

  useEffect(() => {
    const dialog = layer.current!;
    dialog.showModal();
    title.current?.focus();
    return () => dialog.close();
  }, []);

  return (
    <dialog
      ref={layer}
      className={styles.layer}
      aria-labelledby={`${id}title`}
      onCancel={(event) => {
        event.preventDefault();
        // Escape closes the topmost layer: first the enlarged preview, then the step.
        if (looking) setLooking(false);
        else onClose();
      }}
    >
      <header className={styles.head}>
        <div className={styles.inner}>
          <p className={styles.car}>
            <b>{carTitle(car)}</b>
            {car.vin && <VinText groups={vinGroups(car.vin)} />}
          </p>
          {left && <span className={`tag ${styles.left}`}>{left}</span>}
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {t(isOrder ? 'choose.cancel' : 'choose.close')}
          </button>
        </div>
      </header>
      <div className={styles.layout} data-looking={looking || undefined}>
        <div className={styles.questions} hidden={looking}>
          <div className={styles.title}>
            <h1 id={`${id}title`} ref={title} tabIndex={-1}>
              {t('choose.title')}
            </h1>
            <p className="dim">{t(paidBy === 'again' ? 'choose.againLead' : 'choose.lead')}</p>
            {data && (
              <button type="button" className={`btn btn-quiet ${styles.tour}`} onClick={() => tour.act('start')}>
                <TourIcon />
                {t('tour.start')}
              </button>
            )}
          </div>
          {restricted && (
            <Notice status="info" title={t('choose.restricted')}>
              <p>{t('choose.restrictedLead')}</p>
            </Notice>
          )}
          {data?.failed && (
            <Notice
              status="ask"
              role="status"
              title={t('choose.failed')}
              actions={
                <button type="button" className="btn btn-outline" disabled={isFetching} onClick={() => void refetch()}>
                  {t('choose.retry')}
                </button>
              }
            >
              <p>{t('choose.failedLead')}</p>
            </Notice>
          )}
          {choices ? (
            <ChoiceFields
              car={car}
              choices={choices}
              chosen={chosen}
              onChosen={choose}
              step={tour.step}
              onTour={tour.act}
            />
          ) : (
            <Places />
          )}
        </div>
        {(isDesktop || looking) && (
          <div className={styles.aside}>
            <Preview request={request} car={car} />
            {!looking && (
              <button ref={enlarge} type="button" className="btn btn-quiet" onClick={() => setLooking(true)}>
                <PreviewIcon />
                {t('preview.enlarge')}
              </button>
            )}
          </div>
        )}
      </div>
      <footer className={styles.bar}>
        <div className={styles.inner}>
          {failure && <div className={styles.failure}>{failure}</div>}
          {looking ? (
            <button type="button" className="btn btn-outline" onClick={() => setLooking(false)}>
              <BackIcon />
              {t('preview.back')}
            </button>
          ) : isDesktop ? (
            <button type="button" className="btn btn-outline" onClick={onClose}>
              <BackIcon />
              {t(isOrder ? 'choose.backToOrder' : 'choose.back')}
            </button>
          ) : (
            <button ref={enlarge} type="button" className="btn btn-outline" onClick={() => setLooking(true)}>
              <PreviewIcon />
              {t('preview.open')}
            </button>
          )}
          {isDesktop && <StatusWord status="info">{t(COSTS[paidBy])}</StatusWord>}
          {isMaking ? (
            <Making />
          ) : (
            <button
              type="button"
              className={`btn btn-primary btn-lg ${styles.make}`}
              disabled={!request}
              onClick={() => request && onMake(request)}
            >
              <StickerIcon />
              {t(BUTTONS[paidBy])}
            </button>
          )}
        </div>
      </footer>
    </dialog>
  );
}
