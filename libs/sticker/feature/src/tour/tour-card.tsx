import { CloseIcon, useTranslator } from '@vinlore/ui';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { stickerMessages } from '../messages/index.ts';
import styles from './tour-card.module.css';
import { TOUR_STEPS, type TourAct, type TourStep } from './tour-steps.ts';

/** Props of `TourCard`. */
export interface TourCardProps {
  readonly step: TourStep;
  /** Whether options are preselected by the trim or the VIN. */
  readonly preselected: boolean;
  readonly onAct: (act: TourAct) => void;
}

/** Scrolls the card's anchor into view; the browser respects reduced motion. */
function reveal(card: HTMLElement) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  card.closest('fieldset')?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
}

/**
 * A step of the guided tour (spec §1). Rendered inline between the selector's title and choices, so it covers nothing,
 * even on a phone; a library popover would float above something.
 */
export function TourCard({ step, preselected, onAct }: TourCardProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const place = TOUR_STEPS.indexOf(step);
  const next = TOUR_STEPS[place + 1];
  const what = step === 'packages' && !preselected ? 'packagesAsk' : step;
  // Focus follows the tour.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    reveal(card.current!);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape ends the tour, not the selection step.
    event.preventDefault();
    event.stopPropagation();
    onAct('end');
  };
  return (
    // Keys pressed here belong to its buttons.
    <div
      ref={card}
      className={`appear ${styles.card}`}
      role="dialog"
      aria-labelledby={`${id}title`}
      onKeyDown={onKeyDown}
    >
      <p className={styles.top}>
        {t('tour.step', { step: place + 1, of: TOUR_STEPS.length })}
        <button
          type="button"
          className={styles.close}
          aria-label={t('tour.close')}
          title={t('tour.close')}
          onClick={() => onAct('end')}
        >
          <CloseIcon />
        </button>
      </p>
      <h3 id={`${id}title`} ref={title} tabIndex={-1} className={styles.title}>
        {t(`tour.${what}`)}
      </h3>
      <p>{t(`tour.${what}Text`)}</p>
      <p className={styles.actions}>
        <span className={styles.dots} aria-hidden="true">
          {TOUR_STEPS.map((each) => (
            <i key={each} data-on={each === step ? '' : undefined} />
          ))}
        </span>
        {place > 0 && (
          <button type="button" className={`btn ${styles.back}`} onClick={() => onAct('back')}>
            {t('tour.back')}
          </button>
        )}
        <button type="button" className={`btn ${styles.next}`} onClick={() => onAct('next')}>
          {next ? t('tour.next', { place: t(`tour.${next}Name`) }) : t('tour.done')}
        </button>
      </p>
    </div>
  );
}
