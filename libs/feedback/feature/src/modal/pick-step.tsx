import type { Satisfaction } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import { FACES } from './icons.ts';
import type { modalMessages } from './messages/index.ts';
import styles from './pick-step.module.css';

/** Props of `PickStep`. */
export interface PickStepProps {
  /** The chosen rating, before the next step or after going back. */
  readonly chosen: Satisfaction | null;
  /** Name of the document. */
  readonly report: string | null;
  readonly onPick: (satisfaction: Satisfaction) => void;
  readonly onSkip: () => void;
}

const FROM_BEST = [5, 4, 3, 2, 1] as const;

/** Step 0: five options and Skip (spec §2). Buttons instead of radios, since a choice moves on: arrow keys must not. */
export function PickStep({ chosen, report, onPick, onSkip }: PickStepProps) {
  const { t } = useTranslator<typeof modalMessages>();
  return (
    <>
      <p className="dim">{report ? t('rating.leadVehicle', { vehicle: report }) : t('rating.lead')}</p>
      <ul className={styles.options}>
        {FROM_BEST.map((each) => {
          const Face = FACES[each];
          return (
            <li key={each}>
              <button
                type="button"
                className={styles.option}
                data-satisfaction={each}
                data-autofocus={each === 5 || undefined}
                aria-pressed={chosen === each}
                onClick={() => onPick(each)}
              >
                <Face size={24} />
                {t(`rating.satisfaction${each}`)}
                <span className={styles.ring} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className={`btn btn-outline ${styles.skip}`} onClick={onSkip}>
        {t('rating.skip')}
      </button>
    </>
  );
}
