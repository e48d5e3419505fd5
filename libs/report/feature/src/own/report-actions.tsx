import { printPdf } from '@vinlore/browser';
import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import {
  AgainIcon,
  CompareIcon,
  DownloadIcon,
  OpenIcon,
  PrintIcon,
  ShareIcon,
  VehicleIcon,
  VerifyIcon,
} from '../icons.ts';
import type { reportMessages } from '../messages/index.ts';
import styles from './own-report.module.css';

/** Props of `ReportActions`. */
export interface ReportActionsProps {
  readonly pdf: string;
  /** URL of the page where anyone with the PDF can verify it. */
  readonly verify: string;
  /** Label of the new-version button, with its price. */
  readonly againWords: string;
  readonly onAgain: () => void;
  readonly onDownload: () => void;
  readonly onShare: () => void;
  /** Button-style link to the vehicle page; null if there is none. */
  readonly vehicleLink: ((text: ReactNode) => ReactNode) | null;
  /** Button that saves the vehicle. */
  readonly save: ReactNode;
  /** Button-style link to compare the report with another one. */
  readonly compareLink: (text: ReactNode) => ReactNode;
}

/** A member's actions for a report: share, download, print, compare, and create a new version. */
export function ReportActions(props: ReportActionsProps) {
  const { pdf, verify, againWords, onAgain, onDownload, onShare, vehicleLink, save, compareLink } = props;
  const { t } = useTranslator<typeof reportMessages>();
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={onShare}>
        <ShareIcon />
        {t('own.share')}
      </button>
      <a className="btn btn-outline" href={`${pdf}&download=1`} onClick={onDownload}>
        <DownloadIcon />
        {t('own.download')}
      </a>
      {/* Less common actions are behind one button, to keep the verdict near the top. */}
      <details className={styles.more}>
        <summary className="btn btn-outline">{t('own.more')}</summary>
        <div className={`columns ${styles.actions}`}>
          <a className="btn btn-outline" href={pdf} target="_blank">
            <OpenIcon />
            {t('own.open')}
          </a>
          <button type="button" className="btn btn-outline" onClick={() => printPdf(pdf)}>
            <PrintIcon />
            {t('own.print')}
          </button>
          <a className="btn btn-outline" href={verify} target="_blank">
            <VerifyIcon />
            {t('own.verify')}
          </a>
          {vehicleLink?.(
            <>
              <VehicleIcon />
              {t('own.vehicle')}
            </>,
          )}
          {save}
          {compareLink(
            <>
              <CompareIcon />
              {t('own.compare')}
            </>,
          )}
          <button type="button" className="btn btn-outline" onClick={onAgain}>
            <AgainIcon />
            {againWords}
          </button>
        </div>
      </details>
    </>
  );
}
