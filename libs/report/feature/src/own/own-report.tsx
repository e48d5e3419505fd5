import { type ReportData, reportView } from '@vinlore/report-domain';
import { ErrorNotice, Notice, Tooltip, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDisputes } from '../dispute/use-disputes.tsx';
import { BackIcon } from '../icons.ts';
import type { MakingReportProps } from '../make/making-report.ts';
import type { reportMessages } from '../messages/index.ts';
import { type OwnReport as Own, ownReportQuery } from '../report-queries.ts';
import { ShareDialog } from '../share/share-dialog.tsx';
import { type Tip, TipContext } from '../sheet/report-context.ts';
import { ReportSheet } from '../sheet/report-sheet.tsx';
import { NewVersion } from './new-version.tsx';
import styles from './own-report.module.css';
import { ReportActions } from './report-actions.tsx';
import { ReportNotices } from './report-notices.tsx';
import { Versions } from './versions.tsx';
import { WhatsNew } from './whats-new.tsx';

const tip: Tip = (label, button) => <Tooltip label={label}>{button}</Tooltip>;

/** Props of `OwnReport`. */
export interface OwnReportProps extends Pick<MakingReportProps, 'left' | 'buyLink' | 'onMade'> {
  /** The report id from the URL. */
  readonly id: string;
  /** Whether the URL asks for a new version, which is only created after confirmation (docs/decisions.md §4). */
  readonly asksAgain: boolean;
  /** Link to the report page. */
  readonly reportLink: (id: string, text: string) => ReactNode;
  /** Link to all reports. */
  readonly allLink: (text: string) => ReactNode;
  /** Button-style link to the vehicle page. */
  readonly vehicleLink: (vin: string, text: ReactNode) => ReactNode;
  /** Button that saves the vehicle, given its VIN or classic VIN. */
  readonly save?: (vin: string) => ReactNode;
  /** Button-style link to compare the report with another one. */
  readonly compareLink: (id: string, text: ReactNode) => ReactNode;
  /** Link to the ticket opened by a dispute. */
  readonly ticketLink: (number: string, text: string) => ReactNode;
  /** Called when the report is shown. */
  readonly onSeen?: (report: Own) => void;
  /** Called when a download starts. */
  readonly onDownload?: (report: Own) => void;
}

/** Placeholders for the report, to avoid layout shift. */
function Places() {
  const { t } = useTranslator<typeof reportMessages>();
  return (
    <div className={styles.page}>
      <p className="hidden-visually" role="status">
        {t('own.loading')}
      </p>
      <span className={`skeleton ${styles.placeTitle}`} />
      <span className={`skeleton ${styles.placeStrip}`} />
      <span className={`skeleton ${styles.placeSheet}`} />
    </div>
  );
}

/** Label of the new-version button, with its price. */
function useAgainWords({ free_until: until }: Own, isFree: boolean, left: OwnReportProps['left']): string {
  const { t, date } = useTranslator<typeof reportMessages>();
  if (left === 'Unlimited') return t('own.again');
  return isFree ? t('own.againFree', { date: date(until) }) : t('own.againCredit');
}

/** The report with all its owner's actions. */
function Owned({ own, ...props }: OwnReportProps & { readonly own: Own }) {
  const { left, asksAgain, buyLink, onMade, reportLink, vehicleLink, save, compareLink, ticketLink } = props;
  const { onSeen, onDownload } = props;
  const { language } = useTranslator<typeof reportMessages>();
  const [now] = useState(() => Date.now());
  const [asking, setAsking] = useState(asksAgain);
  const [sharing, setSharing] = useState(false);
  const disputes = useDisputes(own.id, ticketLink);
  const report: ReportData = own.report;
  const view = useMemo(() => reportView(report, language), [report, language]);
  const isFree = Date.parse(own.free_until) > now;
  const againWords = useAgainWords(own, isFree, left);
  const costsNothing = isFree || left === 'Unlimited';
  const ask = () => setAsking(true);
  const seen = useEffectEvent(() => onSeen?.(own));
  useEffect(() => seen(), [own.id]);
  const top = (
    <div className={`no-print ${styles.top}`}>
      {asking && (
        <NewVersion own={own} free={costsNothing} onMade={onMade} onKeep={() => setAsking(false)} buyLink={buyLink} />
      )}
      <ReportNotices own={own} free={costsNothing} onAgain={ask} />
      {own.previous && <WhatsNew previous={own.previous} current={report} />}
    </div>
  );
  return (
    <>
      <TipContext value={tip}>
        <ReportSheet
          view={view}
          top={top}
          actions={
            <ReportActions
              pdf={own.pdf_url}
              verify={own.verify_url}
              againWords={againWords}
              onAgain={ask}
              onDownload={() => onDownload?.(own)}
              onShare={() => setSharing(true)}
              vehicleLink={report.kind === 'classic' ? null : (text) => vehicleLink(own.vin, text)}
              save={save?.(own.vin)}
              compareLink={(text) => compareLink(own.id, text)}
            />
          }
          recordActions={disputes.actionsOf}
        />
      </TipContext>
      <Versions own={own} reportLink={reportLink} />
      <ShareDialog
        id={own.id}
        vehicle={own.title}
        hasMileage={report.mileage !== null}
        open={sharing}
        onClose={() => setSharing(false)}
      />
      {disputes.dialog}
    </>
  );
}

/** Page of a member's report (docs/decisions.md §4: `/members/reports/<id>`). */
export function OwnReport(props: OwnReportProps) {
  const { id, allLink } = props;
  const { t } = useTranslator<typeof reportMessages>();
  const query = useQuery(ownReportQuery(useCall(), id));
  if (query.error) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === null)
    return (
      <div className={styles.page}>
        <h1 className={styles.missing}>{t('own.notFoundTitle')}</h1>
        <Notice status="no" title={t('own.notFoundLead')} actions={allLink(t('report.all'))} />
      </div>
    );
  if (!query.data) return <Places />;
  return (
    <div className={styles.page}>
      <p className={`no-print ${styles.back}`}>
        <BackIcon />
        {allLink(t('report.all'))}
      </p>
      <Owned own={query.data} {...props} />
    </div>
  );
}
