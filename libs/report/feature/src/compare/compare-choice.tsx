import type { ReportSummary } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { reportMessages } from '../messages/index.ts';
import styles from './compare.module.css';

/** Ids of the two reports to compare; '' if none is chosen. */
export interface Compared {
  readonly a: string;
  readonly b: string;
}

/** Props of `CompareChoice`. */
export interface CompareChoiceProps extends Compared {
  readonly reports: readonly ReportSummary[];
  readonly onChoose: (compared: Compared) => void;
}

/** Selects two of the member's reports; the one selected in one field is not offered in the other. */
export function CompareChoice({ a, b, reports, onChoose }: CompareChoiceProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const id = useId();
  const fields = [
    { place: 'a', label: t('compare.first'), value: a, other: b },
    { place: 'b', label: t('compare.second'), value: b, other: a },
  ] as const;
  return (
    <div className={styles.choice}>
      {fields.map(({ place, label, value, other }) => (
        <div key={place}>
          <label htmlFor={id + place}>{label}</label>
          <select
            id={id + place}
            className="field"
            value={value}
            onChange={({ target }) => onChoose({ a, b, [place]: target.value })}
          >
            <option value="">{t('compare.choose')}</option>
            {reports
              .filter((report) => report.id !== other)
              .map((report) => (
                <option key={report.id} value={report.id}>
                  {`${report.title} · …${report.vin.slice(-6)}`}
                </option>
              ))}
          </select>
        </div>
      ))}
    </div>
  );
}
