import { FilterBar, FilterChips, useTranslator } from '@vinlore/ui';
import { useDebouncedCallback } from '@mantine/hooks';
import { useId, useState } from 'react';
import type { reportMessages } from '../messages/index.ts';
import type { ReportFilter } from '../report-queries.ts';
import styles from './report-filter-bar.module.css';

/** What `ReportFilterBar` takes. */
export interface ReportFilterBarProps {
  readonly filter: ReportFilter;
  readonly onFilter: (filter: ReportFilter) => void;
}

const KINDS = ['', 'standard', 'classic', 'europe'] as const;

/** The list is asked for so long after the last letter. */
const DEBOUNCE_MS = 300;

/** Finds reports in a long list: by kind, a part of the VIN, the make, and the days between which they were made. */
export function ReportFilterBar({ filter, onFilter }: ReportFilterBarProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const id = useId();
  // What stands in the fields; the list follows a moment later.
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
