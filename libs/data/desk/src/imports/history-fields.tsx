import { DeskLink } from '@vinlore/desk-ui';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import type { dataDeskMessages } from '../messages/index.ts';
import { FileField } from './file-field.tsx';

/** Form values for a history file. */
export interface HistoryWords {
  /** Name of a mapping; '' for none, `file` for an uploaded one. */
  readonly map: string;
  readonly mapping: File | null;
  /** `YYYY-MM-DD`, or ''. */
  readonly asOf: string;
}

export const NO_HISTORY_WORDS: HistoryWords = { map: '', mapping: null, asOf: '' };

/** Props of `HistoryFields`. */
export interface HistoryFieldsProps {
  readonly id: string;
  readonly mappings: readonly string[];
  readonly words: HistoryWords;
  readonly onChange: (words: HistoryWords) => void;
  /** Error of the mapping file. */
  readonly error?: string;
}

/** Column mapping and "data through" date of a history file. */
export function HistoryFields({ id, mappings, words, onChange, error }: HistoryFieldsProps) {
  const { t } = useTranslator<typeof dataDeskMessages>();
  return (
    <>
      <FieldFrame
        id={`${id}-map`}
        label={t('imports.map')}
        optional={t('imports.optional')}
        hint={t('imports.mapHint')}
      >
        {(ties) => (
          <select
            {...ties}
            className="field"
            value={words.map}
            onChange={({ target }) => onChange({ ...words, map: target.value })}
          >
            <option value="">{t('imports.map.none')}</option>
            {mappings.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
            <option value="file">{t('imports.map.file')}</option>
          </select>
        )}
      </FieldFrame>
      <p>
        <DeskLink href="/staff/mappings/new">{t('imports.mapNew')}</DeskLink>
      </p>
      {words.map === 'file' && (
        <FileField
          id={`${id}-mapping`}
          label={t('imports.mapping')}
          {...(error !== undefined && { error })}
          onFile={(mapping) => onChange({ ...words, mapping })}
        />
      )}
      <FieldFrame
        id={`${id}-as-of`}
        label={t('imports.asOf')}
        optional={t('imports.optional')}
        hint={t('imports.asOfHint')}
      >
        {(ties) => (
          <input
            {...ties}
            className="field"
            type="date"
            value={words.asOf}
            onChange={({ target }) => onChange({ ...words, asOf: target.value })}
          />
        )}
      </FieldFrame>
    </>
  );
}
