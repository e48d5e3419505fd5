import { contentDeskContract, REDIRECT_LINES, REDIRECT_LIST_LENGTH, type RedirectList } from '@vinlore/content-domain';
import { ActDialog } from '@vinlore/desk-ui';
import { FieldFrame, Notice, useCall, useTranslator } from '@vinlore/ui';
import { type DragEvent, useId, useState } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './import-redirects.module.css';

interface ListFieldProps {
  readonly rows: number;
  readonly value: string;
  readonly onChange: (list: string) => void;
}

/** The list field: typed, pasted, dropped, or read from a file. */
function ListField({ rows, value, onChange }: ListFieldProps) {
  const { t, number } = useTranslator<typeof contentDeskMessages>();
  const id = useId();
  const take = async (file: File | undefined) => {
    // Reads only enough of a huge file for the field to show "too long".
    if (file) onChange(await file.slice(0, REDIRECT_LIST_LENGTH * 4 + 4).text());
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const error = value.length > REDIRECT_LIST_LENGTH && t('content.redirectList.long');
  return (
    <>
      <FieldFrame
        id={id}
        label={t('content.redirectList')}
        hint={t('content.redirectListHint', { most: number(REDIRECT_LINES) })}
        {...(error && { error })}
      >
        {(ties) => (
          <textarea
            {...ties}
            className={`field figure ${styles.list}`}
            data-autofocus
            rows={rows}
            spellCheck={false}
            autoCapitalize="none"
            placeholder={'/old-page,/new-page,301\n/old/*,/new/*,301'}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop}
          />
        )}
      </FieldFrame>
      <label className={`btn btn-outline ${styles.choose}`}>
        {t('content.redirectListFile')}
        <input
          className="hidden-visually"
          type="file"
          // Phones don’t know the .csv extension and would gray out every file.
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values,application/vnd.ms-excel"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // Reset, so that choosing the same file again fires a change event.
            target.value = '';
          }}
        />
      </label>
    </>
  );
}

/** The preview of a list: lines with errors, and the first of the valid ones. */
function ListPreview({ list }: { readonly list: RedirectList }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { count, there, good, faults } = list;
  return (
    // Scrollable, so it must be focusable by keyboard.
    <div className={styles.preview} tabIndex={0} role="group" aria-label={t('content.redirectPreview')}>
      {faults.length > 0 && (
        <>
          <p className="strong sm">{t('content.redirectFaults', { count: faults.length })}</p>
          <ol className={styles.lines}>
            {faults.map(({ line, from, to, words }) => (
              <li key={line}>
                <span className="dim">{t('content.redirectLineNumber', { line })}</span>{' '}
                <span className="figure">
                  {from} → {to}
                </span>
                <span className={styles.fault}>{words}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {count > 0 && (
        <>
          <p className="strong sm">{t('content.redirectsGood', { count })}</p>
          <ol className={styles.lines}>
            {good.map(({ line, from, to, temporary }) => (
              <li key={line}>
                <span className="dim">{t('content.redirectLineNumber', { line })}</span>{' '}
                <span className="figure">
                  {from} → {to}
                </span>{' '}
                {temporary && <span className="tag">{t('content.redirectTemporary')}</span>}
              </li>
            ))}
          </ol>
          {count > good.length && (
            <p className="dim sm">{t('content.redirectsMore', { count: count - good.length })}</p>
          )}
        </>
      )}
      {there > 0 && <p className="dim sm">{t('content.redirectsThere', { count: there })}</p>}
    </div>
  );
}

/** Props of `ImportRedirects`. */
export interface ImportRedirectsProps {
  readonly onAdded: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Imports a list of redirects: previews it line by line, then adds all valid ones at once. */
export function ImportRedirects({ onAdded, onClose }: ImportRedirectsProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const [list, setList] = useState('');
  const [checked, setChecked] = useState<RedirectList | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  const change = (next: string) => {
    setList(next);
    setChecked(null);
    setAdded(null);
  };
  const act = async () => {
    if (!checked) {
      setChecked(await call(contentDeskContract.checkRedirects, { list }));
      return 'open';
    }
    const done = await call(contentDeskContract.importRedirects, { list });
    await onAdded();
    if (done.faults.length === 0) return 'done';
    // Rejected lines stay visible with the result of the others.
    setAdded(done.count);
    setChecked({ ...done, there: done.there + done.count, count: 0, good: [] });
    return 'open';
  };
  const fits = list.trim() !== '' && list.length <= REDIRECT_LIST_LENGTH;
  return (
    <ActDialog
      title={t('content.redirectImport')}
      lead={t('content.redirectImportLead')}
      action={checked ? t('content.redirectImportNow', { count: checked.count }) : t('content.redirectCheck')}
      ready={checked ? checked.count > 0 : fits}
      onAct={act}
      onClose={onClose}
    >
      {added !== null && <Notice status="ok" role="status" title={t('content.redirectsAdded', { count: added })} />}
      {checked && <ListPreview list={checked} />}
      <ListField rows={checked ? 3 : 8} value={list} onChange={change} />
    </ActDialog>
  );
}
