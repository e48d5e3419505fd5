import { useTranslator } from '@vinlore/ui';
import { type DragEvent, useId, useState } from 'react';
import { DownloadIcon } from '../icons.ts';
import type { dealerScreenMessages } from './messages/index.ts';
import styles from './dealers.module.css';

const EXAMPLE = `data:text/csv;charset=utf-8,${encodeURIComponent('vin,stock_number,price\r\n1HGCM82633A004352,A-101,8995\r\n')}`;

/** Takes a dealer's list: by the file picker of a desk or a phone, or dropped. */
export function ListField({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslator<typeof dealerScreenMessages>();
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
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
          // Phones know no ending .csv and would gray out every file.
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values,text/comma-separated-values,application/vnd.ms-excel"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // The same file chosen once more, mended meanwhile, must be a change again.
            target.value = '';
          }}
        />
        <label htmlFor={id} className="btn btn-primary btn-lg">
          {t('bulk.choose')}
        </label>
        <span className={styles.dropHere}>{t('bulk.dropHere')}</span>
      </p>
      <p id={`${id}-hint`} className="dim">
        {t('bulk.hint')}
      </p>
      <p>
        <a className="btn btn-quiet" href={EXAMPLE} download="vins.csv">
          <DownloadIcon />
          {t('bulk.example')}
        </a>
      </p>
    </div>
  );
}
