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

/** What `OwnReport` takes. */
export interface OwnReportProps extends Pick<MakingReportProps, 'left' | 'buyLink' | 'onMade'> {
  /** As it stands in the address. */
  readonly id: string;
  /** The address asks for a new version: it is asked about, never made by itself (docs/decisions.md §4). */
  readonly asksAgain: boolean;
  /** A link to a report's own page. */
  readonly reportLink: (id: string, text: string) => ReactNode;
  /** A link to all reports. */
  readonly allLink: (text: string) => ReactNode;
  /** A button-like link to the vehicle's own page. */
  readonly vehicleLink: (vin: string, text: ReactNode) => ReactNode;
  /** A button that keeps the vehicle, known by its VIN or classic number. */
  readonly save?: (vin: string) => ReactNode;
  /** A button-like link to putting it beside another report. */
  readonly compareLink: (id: string, text: ReactNode) => ReactNode;
  /** A link to the ticket that a disputed record became. */
  readonly ticketLink: (number: string, text: string) => ReactNode;
  /** It stands before the member. */
  readonly onSeen?: (report: Own) => void;
  /** Its file is on its way. */
  readonly onDownload?: (report: Own) => void;
}

/** Where the report will be: nothing jumps when it comes. */
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

/** What a new version costs, in the words of the button. */
function useAgainWords({ free_until: until }: Own, isFree: boolean, left: OwnReportProps['left']): string {
  const { t, date } = useTranslator<typeof reportMessages>();
  if (left === 'Unlimited') return t('own.again');
  return isFree ? t('own.againFree', { date: date(until) }) : t('own.againCredit');
}

/** The report itself, with everything that its owner can do about it. */
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

/** A member's report on its own page (docs/decisions.md §4: `/members/reports/<id>`). */
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
