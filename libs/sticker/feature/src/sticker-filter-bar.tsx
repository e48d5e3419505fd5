import { FilterBar, FilterChips, useTranslator } from '@vinlore/ui';
import { useDebouncedCallback } from '@mantine/hooks';
import { useId, useState } from 'react';
import type { stickerMessages } from './messages/index.ts';
import styles from './sticker-filter-bar.module.css';
import type { StickerFilter } from './sticker-queries.ts';

/** Props of `StickerFilterBar`. */
export interface StickerFilterBarProps {
  readonly filter: StickerFilter;
  readonly onFilter: (filter: StickerFilter) => void;
}

const KINDS = [null, 'standard', 'classic', 'ymmt'] as const;

/** Debounce delay of the search. */
const DEBOUNCE_MS = 300;

/** Filters a long list of stickers by name, VIN, and type. */
export function StickerFilterBar({ filter, onFilter }: StickerFilterBarProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const id = useId();
  const [text, setText] = useState(filter.search);
  const search = useDebouncedCallback((typed: string) => onFilter({ ...filter, search: typed.trim() }), DEBOUNCE_MS);
  return (
    <FilterBar className={styles.bar}>
      <div className={styles.search}>
        <label htmlFor={id}>{t('list.search')}</label>
        <input
          id={id}
          type="search"
          className="field"
          maxLength={80}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            search(target.value);
          }}
        />
      </div>
      <FilterChips
        label={t('list.kinds')}
        values={KINDS}
        chosen={filter.kind}
        words={(kind) => t(`list.${kind ?? 'all'}`)}
        onChoose={(kind) => onFilter({ ...filter, kind })}
      />
    </FilterBar>
  );
}
