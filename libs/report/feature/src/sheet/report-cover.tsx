import type { ReportView } from '@vinlore/report-domain';
import { SourceMark, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import styles from './report-cover.module.css';
import { Signals, Tiles, VerdictHead } from './verdict.tsx';

/** The beginning of a report: what its first page says. */
export interface CoverView extends Pick<
  ReportView,
  'language' | 'title' | 'titleFrom' | 'subtitle' | 'vin' | 'sample' | 'verdict'
> {
  /** What marks a report whose records are invented. */
  readonly words: Pick<ReportView['words'], 'sample'>;
}

/** Which car it is about: a name that leads to the report, or one that its paper is held against. */
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

/** What `ReportCover` takes. */
export interface ReportCoverProps {
  readonly view: ReportView;
  /** Address of the page with the whole report. */
  readonly href: string;
}

/** The beginning of a report on a page that is about something else; everything in it leads to the whole. */
export function ReportCover({ view, href }: ReportCoverProps) {
  return (
    <article className={styles.cover} lang={view.language}>
      <CoverHead view={view} href={href} />
      <VerdictHead view={view} as="h3" />
      <Signals view={view} page={href} />
    </article>
  );
}

/** What a report's first page says, to hold its paper against; it leads nowhere. */
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
