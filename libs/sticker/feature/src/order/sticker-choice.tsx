import { StatusWord, useTranslator } from '@vinlore/ui';
import { createPortal } from 'react-dom';
import type { StickerCar } from '../car/sticker-car.ts';
import type { ChoosingProps } from './choosing.tsx';
import type { orderChoiceMessages } from './messages/index.ts';
import { readChoice } from './read-choice.ts';
import styles from './sticker-choice.module.css';
import { type StepProps, useOpenedStep } from './use-opened-step.ts';

/** Props of `StickerChoice`. */
export interface StickerChoiceProps {
  readonly car: StickerCar;
  /** In the purchase call's format; undefined if nothing was chosen. */
  readonly selection: string | undefined;
  readonly onSelection: (selection: string | undefined) => void;
}

const loadChoosing = () =>
  import('./choosing.tsx').then(({ Choosing, loadTexts }) => ({
    draw: (props: ChoosingProps) => <Choosing {...props} />,
    loadTexts,
  }));

/** Lists the choices line by line, without open ones. */
function ChosenLines({ choice }: { readonly choice: NonNullable<ReturnType<typeof readChoice>> }) {
  const { t } = useTranslator<typeof orderChoiceMessages>();
  const { trim, colors, packages, plate } = choice;
  const count = packages.reduce((sum, { data }) => sum + data.length, 0);
  const isPlateRead = plate.lines.length > 0 || Object.keys(plate.codes).length > 0;
  const lines = [
    ['trim', trim],
    ['exterior', colors.exterior?.name],
    ['interior', colors.interior?.name],
    ['packages', t('order.packageCount', { count })],
    ['plate', isPlateRead && t('order.plateRead')],
  ] as const;
  return (
    <dl className={styles.lines}>
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`order.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/**
 * What the order's sticker shows, next to the checkout. Choosing is optional. The selection step is a layer outside the
 * checkout's form, loaded when first opened.
 */
export function StickerChoice({ car, selection, onSelection }: StickerChoiceProps) {
  const { t } = useTranslator<typeof orderChoiceMessages>();
  const { opener, open, draw, isComing, isFailed } = useOpenedStep<Omit<ChoosingProps, keyof StepProps>>(loadChoosing);
  const choice = selection === undefined ? null : readChoice(selection);
  const remove = () => {
    onSelection(undefined);
    // The clicked button is removed with the choice.
    opener.current?.focus();
  };
  return (
    <section className={styles.choice} aria-label={t('order.choice')}>
      <h2 className={styles.title}>{t('order.choice')}</h2>
      {choice ? (
        <ChosenLines choice={choice} />
      ) : (
        <p className="dim">{t(car.vin ? 'order.choiceLead' : 'order.choiceLeadName')}</p>
      )}
      <p className={styles.acts}>
        <button ref={opener} type="button" className="btn btn-outline" aria-busy={isComing} onClick={open}>
          {t(isComing ? 'order.loading' : choice ? 'order.change' : 'order.choose')}
        </button>
        {choice && (
          <button type="button" className="btn btn-quiet" onClick={remove}>
            {t('order.remove')}
          </button>
        )}
      </p>
      {isFailed && (
        <p role="alert">
          <StatusWord status="no">{t('order.notLoaded')}</StatusWord>
        </p>
      )}
      {draw &&
        createPortal(
          draw({ car, selection: choice ? selection : undefined, onSelection }),
          // Inside main, its header and footer don't become page landmarks.
          document.querySelector('main') ?? document.body,
        )}
    </section>
  );
}
