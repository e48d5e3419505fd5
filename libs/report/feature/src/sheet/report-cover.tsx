import type { ReportView } from '@vinlore/report-domain';
import { VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import styles from './report-cover.module.css';
import { Signals, VerdictHead } from './verdict.tsx';

/** What `ReportCover` takes. */
export interface ReportCoverProps {
  readonly view: ReportView;
  /** Address of the page with the whole report. */
  readonly href: string;
}

/** The beginning of a report on a page that is about something else; everything in it leads to the whole. */
export function ReportCover({ view, href }: ReportCoverProps) {
  const { title, subtitle, vin, sample, words, language } = view;
  return (
    <article className={styles.cover} lang={language}>
      <header className={styles.head}>
        {sample && <p className={styles.sample}>{words.sample}</p>}
        <h3>
          <a href={href}>{title}</a>
        </h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <p className={styles.vin}>
          <VinText groups={vinGroups(vin)} />
        </p>
      </header>
      <VerdictHead view={view} as="h3" />
      <Signals view={view} page={href} />
    </article>
  );
}
