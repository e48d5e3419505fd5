import type { DocumentKind } from '@vinlore/contract';
import { useTranslator } from '@vinlore/ui';
import { type DragEvent, useId, useState } from 'react';
import { DownloadIcon } from './icons.ts';
import type { bulkScreenMessages } from './messages/index.ts';
import { PasteList } from './paste-list.tsx';
import styles from './bulk.module.css';

const EXAMPLES: Readonly<Record<DocumentKind, string>> = {
  sticker: 'vin,stock_number,price\r\n1HGCM82633A004352,A-101,8995\r\n',
  report: 'vin,stock_number\r\n1HGCM82633A004352,A-101\r\n',
};

/** Props of `ListField`. */
export interface ListFieldProps {
  readonly kind: DocumentKind;
  readonly onFile: (file: File) => void;
}

/** Accepts a dealer's list: from the file picker, dropped, or pasted. */
export function ListField({ kind, onFile }: ListFieldProps) {
  const { t } = useTranslator<typeof bulkScreenMessages>();
  const id = useId();
  const [over, setOver] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const take = (file: File | undefined) => {
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  if (isPasting) return <PasteList onFile={onFile} onHide={() => setPasting(false)} />;
  return (
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.choose}>
        <input
          id={id}
          className={`hidden-visually ${styles.file}`}
          type="file"
          // Phones don't know the .csv extension and would gray out every file.
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values,text/comma-separated-values,application/vnd.ms-excel"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // Choosing the same file again, after fixing it, must fire a change event.
            target.value = '';
          }}
        />
        <label htmlFor={id} className="btn btn-primary btn-lg">
          {t('bulk.choose')}
        </label>
        <span className={styles.dropHere}>{t('bulk.dropHere')}</span>
      </p>
      <p id={`${id}-hint`} className="dim">
        {t(`bulk.${kind}.hint`)}
      </p>
      <p className={styles.choose}>
        <button type="button" className="btn btn-quiet" onClick={() => setPasting(true)}>
          {t('bulk.paste')}
        </button>
        <a
          className="btn btn-quiet"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(EXAMPLES[kind])}`}
          download="vins.csv"
        >
          <DownloadIcon />
          {t('bulk.example')}
        </a>
      </p>
    </div>
  );
}
