import type { ReportView } from '@vinlore/report-domain';
import { SourceMark, StatusWord, useTranslator, VinText } from '@vinlore/ui';
import { CloseButton } from './close-button.tsx';
import { useReport } from './report-context.ts';
import { vinGroups } from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';
import type { sheetMessages } from './messages/index.ts';
import styles from './opening.module.css';
import prose from './prose.module.css';
import { UI_STATUS } from './status.ts';

const MATCH_ID = 'match-vin';

/** The vehicle's title and VIN, with a reminder to compare the VIN on the car. */
export function Opening({ view, top }: { readonly view: ReportView; readonly top?: ReactNode }) {
  const { t } = useTranslator<typeof sheetMessages>();
  const { words } = useReport();
  const { title, titleFrom, subtitle, vin, checkDigit, made, sample } = view;
  return (
    <header className={styles.opening}>
      {sample && <p className={styles.sample}>{words.sample}</p>}
      {top}
      <h1>{title}</h1>
      {titleFrom && (
        <p className={styles.subtitle}>
          <SourceMark kind={titleFrom} />
        </p>
      )}
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <p className={styles.vin}>
        <VinText groups={vinGroups(vin)} />
      </p>
      <div className={styles.line}>
        <StatusWord status={UI_STATUS[checkDigit.status]}>{checkDigit.words}</StatusWord>
        <button type="button" className={styles.match} popoverTarget={MATCH_ID}>
          {words.matchVin}
        </button>
      </div>
      <div id={MATCH_ID} popover="auto" role="dialog" aria-label={words.matchVin} className={prose.popover}>
        <div className={prose.head}>
          <p className={prose.title}>{words.matchVin}</p>
          <CloseButton of={MATCH_ID} />
        </div>
        <p>{t('reportSheet.matchText')}</p>
      </div>
      <p className={styles.made}>{made}</p>
    </header>
  );
}
