import { SampleMark } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { TourStep } from '../tour/tour-steps.ts';
import styles from './field.module.css';

/** Props of `Field`. */
export interface FieldProps {
  /** Step of the guided tour; null if the tour skips it. */
  readonly place: TourStep | null;
  readonly title: string;
  /** Whether the list is sample data, marked as such (docs/decisions.md §5). */
  readonly sample?: boolean;
  /** Shown next to the title: number selected, or the list's source. */
  readonly aside?: ReactNode;
  /** Hint below the title. */
  readonly lead: string;
  /** Tour card, if the tour is at this step. Placed between title and choices so it covers neither. */
  readonly guide?: ReactNode;
  readonly children: ReactNode;
}

/** A selector of the selection step. */
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
