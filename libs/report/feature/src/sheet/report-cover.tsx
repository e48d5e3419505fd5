import type { ReportView } from '@vinlore/report-domain';
import { SourceMark, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import styles from './report-cover.module.css';
import { Signals, Tiles, VerdictHead } from './verdict.tsx';

/** The content of a report's first page. */
export interface CoverView extends Pick<
  ReportView,
  'language' | 'title' | 'titleFrom' | 'subtitle' | 'vin' | 'sample' | 'verdict'
> {
  /** The label of a report with sample records. */
  readonly words: Pick<ReportView['words'], 'sample'>;
}

/** The vehicle's name and VIN; the name links to the report if there is a link. */
function CoverHead({ view, href }: { readonly view: CoverView; readonly href?: string }) {
  const { title, titleFrom, subtitle, vin, sample, words } = view;
  return (
    <header className={styles.head}>
      {sample && <p className={styles.sample}>{words.sample}</p>}
      {href === undefined ? (
        <h2>{title}</h2>
      ) : (
        <h3>
          <a href={href}>{title}</a>
        </h3>
      )}
      {titleFrom && (
        <p className={styles.subtitle}>
          <SourceMark kind={titleFrom} />
        </p>
      )}
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <p className={href === undefined ? styles.number : styles.vin}>
        <VinText groups={vinGroups(vin)} />
      </p>
    </header>
  );
}

/** Props of `ReportCover`. */
export interface ReportCoverProps {
  readonly view: ReportView;
  /** URL of the page with the full report. */
  readonly href: string;
}

/** The beginning of a report, embedded in another page and linked to the full report. */
export function ReportCover({ view, href }: ReportCoverProps) {
  return (
    <article className={styles.cover} lang={view.language}>
      <CoverHead view={view} href={href} />
      <VerdictHead view={view} as="h3" />
      <Signals view={view} page={href} />
    </article>
  );
}

/** The content of a report's first page, without links, for comparing it with the PDF. */
export function ReportFirstView({ view }: { readonly view: CoverView }) {
  return (
    <article className={styles.cover} lang={view.language}>
      <CoverHead view={view} />
      <VerdictHead view={view} as="h3" />
      <Tiles view={view} />
      <Signals view={{ ...view, sections: [] }} />
    </article>
  );
}
