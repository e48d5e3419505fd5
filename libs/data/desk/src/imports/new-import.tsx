import { IMPORT_KINDS, type ImportKind, takesSource } from '@vinlore/data-domain';
import { Panel } from '@vinlore/desk-ui';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import { type FormEvent, useId, useState } from 'react';
import type { dataDeskMessages } from '../messages/index.ts';
import { FileField } from './file-field.tsx';
import { HistoryFields, type HistoryWords, NO_HISTORY_WORDS } from './history-fields.tsx';
import { kindKey } from './import-words.tsx';
import { UploadState } from './upload-state.tsx';
import { fileFault, useUpload } from './use-upload.ts';
import styles from './imports.module.css';

/** Props of `NewImport`. */
export interface NewImportProps {
  /** Names of the available column mappings. */
  readonly mappings: readonly string[];
  /** The preselected mapping; null for none. */
  readonly map: string | null;
  /** Called once the file is uploaded and its check has started. */
  readonly onBegun: (id: string) => void;
}

/** Form that uploads a file and starts its check. */
export function NewImport({ mappings, map: wanted, onBegun }: NewImportProps) {
  const { t } = useTranslator<typeof dataDeskMessages>();
  const id = useId();
  const { upload, start, stop } = useUpload(onBegun);
  const [kind, setKind] = useState<ImportKind>(wanted === null ? 'recalls' : 'history');
  const [file, setFile] = useState<File | null>(null);
  const [source, setSource] = useState('');
  const [words, setWords] = useState<HistoryWords>({ ...NO_HISTORY_WORDS, map: wanted ?? '' });
  const [tried, setTried] = useState(false);
  const fault = fileFault(file);
  const lacksMapping = kind === 'history' && words.map === 'file' && words.mapping === null;
  const isMoving = upload.step === 'reading' || upload.step === 'sending' || upload.step === 'starting';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMoving || fault || !file || lacksMapping) return;
    const { map, mapping, asOf } = words;
    const mappingText = map === 'file' ? await mapping?.text() : undefined;
    await start({
      file,
      kind,
      ...(takesSource(kind) && source.trim() && { source: source.trim() }),
      ...(kind === 'history' && {
        ...(map !== '' && map !== 'file' && { map }),
        ...(mappingText !== undefined && { mapping: mappingText }),
        ...(asOf && { as_of: asOf }),
      }),
    });
  };

  return (
    <Panel title={t('imports.new')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className="dim">{t('imports.newLead')}</p>
        <fieldset className={styles.fields} disabled={isMoving}>
          <FieldFrame id={`${id}-kind`} label={t('imports.kind')} hint={t(`imports.takes.${kind}`)}>
            {(ties) => (
              <select
                {...ties}
                className="field"
                value={kind}
                onChange={({ target }) => setKind(target.value as ImportKind)}
              >
                {IMPORT_KINDS.map((each) => (
                  <option key={each} value={each}>
                    {t(kindKey(each))}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <FileField
            id={`${id}-file`}
            label={t('imports.file')}
            hint={t('imports.fileHint')}
            {...((tried || file) && fault && { error: t(fault) })}
            onFile={setFile}
          />
          {takesSource(kind) && (
            <FieldFrame
              id={`${id}-source`}
              label={t('imports.source')}
              optional={t('imports.optional')}
              hint={t('imports.sourceHint')}
            >
              {(ties) => (
                <input
                  {...ties}
                  className="field"
                  value={source}
                  maxLength={80}
                  onChange={({ target }) => setSource(target.value)}
                />
              )}
            </FieldFrame>
          )}
          {kind === 'history' && (
            <HistoryFields
              id={id}
              mappings={mappings}
              words={words}
              onChange={setWords}
              {...(tried && lacksMapping && { error: t('imports.mappingMissing') })}
            />
          )}
        </fieldset>
        <UploadState upload={upload} onStop={stop} />
        {!isMoving && upload.step !== 'known' && (
          <p>
            <button type="submit" className="btn btn-primary">
              {t('imports.upload')}
            </button>
          </p>
        )}
      </form>
    </Panel>
  );
}
