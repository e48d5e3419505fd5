import { SampleMark } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { TourStep } from '../tour/tour-steps.ts';
import styles from './field.module.css';

/** What `Field` takes. */
export interface FieldProps {
  /** Its place in the guided tour; null where the tour does not come. */
  readonly place: TourStep | null;
  readonly title: string;
  /** The list was made up for a quick start: marked as such (docs/decisions.md §5). */
  readonly sample?: boolean;
  /** Beside the title: how many are chosen, or where the list comes from. */
  readonly aside?: ReactNode;
  /** What is asked, in a sentence. */
  readonly lead: string;
  /** The tour's card, while the tour is here. It stands between question and choices and covers neither. */
  readonly guide?: ReactNode;
  readonly children: ReactNode;
}

/** One question of the selection step. */
export function Field({ place, title, sample, aside, lead, guide, children }: FieldProps) {
  return (
    <fieldset className={styles.field} data-tour={place ?? undefined} data-guided={guide ? '' : undefined}>
      <legend className={styles.legend}>
        <h2 className={styles.title}>{title}</h2>{' '}
        <span className={styles.aside}>
          {aside} {sample && <SampleMark />}
        </span>
      </legend>
      <p className={styles.lead}>{lead}</p>
      {guide}
      {children}
    </fieldset>
  );
}
