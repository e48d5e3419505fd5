import { FilterBar, FilterChips, useTranslator } from '@vinlore/ui';
import { useDebouncedCallback } from '@mantine/hooks';
import { useId, useState } from 'react';
import type { reportMessages } from '../messages/index.ts';
import type { ReportFilter } from '../report-queries.ts';
import styles from './report-filter-bar.module.css';

/** Props of `ReportFilterBar`. */
export interface ReportFilterBarProps {
  readonly filter: ReportFilter;
  readonly onFilter: (filter: ReportFilter) => void;
}

const KINDS = ['', 'standard', 'classic', 'europe'] as const;

/** Delay after the last keystroke before the list is requested. */
const DEBOUNCE_MS = 300;

/** Filters a long list of reports by kind, partial VIN, make, and creation date. */
export function ReportFilterBar({ filter, onFilter }: ReportFilterBarProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const id = useId();
  // Field values; the list follows after the delay.
  const [typed, setTyped] = useState(filter);
  const search = useDebouncedCallback(onFilter, DEBOUNCE_MS);
  const change = (part: Partial<ReportFilter>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    search({ ...next, vin: next.vin.trim(), make: next.make.trim() });
  };
  return (
    <FilterBar className={styles.bar}>
      <FilterChips
        label={t('list.kinds')}
        values={KINDS}
        chosen={typed.kind}
        words={(kind) => t(`list.kind.${kind || 'all'}`)}
        onChoose={(kind) => {
          setTyped({ ...typed, kind });
          onFilter({ ...filter, kind });
        }}
      />
      <div className={styles.fields}>
        {(['vin', 'make'] as const).map((field) => (
          <div key={field} className={styles.field}>
            <label htmlFor={id + field}>{t(`list.${field}`)}</label>
            <input
              id={id + field}
              type="search"
              className="field"
              maxLength={40}
              autoComplete="off"
              autoCapitalize={field === 'vin' ? 'characters' : 'words'}
              value={typed[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          </div>
        ))}
        {(['from', 'to'] as const).map((field) => (
          <div key={field} className={styles.field}>
            <label htmlFor={id + field}>{t(`list.${field}`)}</label>
            <input
              id={id + field}
              type="date"
              className="field"
              value={typed[field]}
              min={field === 'to' ? typed.from || undefined : undefined}
              max={field === 'from' ? typed.to || undefined : undefined}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          </div>
        ))}
      </div>
    </FilterBar>
  );
}
