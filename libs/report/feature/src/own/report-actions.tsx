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

/** What `ReportActions` takes. */
export interface ReportActionsProps {
  readonly pdf: string;
  /** Where whoever holds its paper sees that it is ours. */
  readonly verify: string;
  /** The words of the way to a new version: they say what it costs. */
  readonly againWords: string;
  readonly onAgain: () => void;
  readonly onDownload: () => void;
  readonly onShare: () => void;
  /** A button-like link to the vehicle's own page; null where it has none. */
  readonly vehicleLink: ((text: ReactNode) => ReactNode) | null;
  /** A button that keeps the vehicle. */
  readonly save: ReactNode;
  /** A button-like link to putting it beside another report. */
  readonly compareLink: (text: ReactNode) => ReactNode;
}

/** What a member does with a report: share, download, print, compare, make anew. */
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
      {/* The verdict comes first: what few need stands behind one button. */}
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
