import type { ReportView } from '@vinlore/report-domain';
import { Notice } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { Closing } from './closing.tsx';
import type { RecordName } from './findings.tsx';
import { JumpNav } from './jump-nav.tsx';
import { ModelPart } from './model/model-part.tsx';
import { Opening } from './opening.tsx';
import { TermPopovers } from './prose.tsx';
import { ReportContext } from './report-context.ts';
import type { RecordActions } from './record-list.tsx';
import { ReportSection } from './report-section.tsx';
import styles from './report-sheet.module.css';
import { Verdict } from './verdict.tsx';

/** Props of `ReportSheet`. */
export interface ReportSheetProps {
  readonly view: ReportView;
  /** Shown above the title: whose report it is, when the link expires, or what is new. */
  readonly top?: ReactNode;
  /** Shown after the title: download, share, and print. */
  readonly actions?: ReactNode;
  /** The action for a record; null if there is none. */
  readonly recordActions?: RecordActions;
}

const namesOf = ({ sections }: ReportView): ReadonlyMap<string, RecordName> =>
  new Map(sections.flatMap(({ rows }) => rows.map((row) => [row.key, row])));

/**
 * A complete report from verdict to glossary, with the page's `<h1>`. Folding, popovers, and links need no JavaScript,
 * so it works the same in static server-rendered pages and in an app. One per page.
 */
export function ReportSheet({ view, top, actions, recordActions }: ReportSheetProps) {
  const records = namesOf(view);
  const history = view.sections.filter(({ key }) => key !== 'recall');
  const recall = view.sections.find(({ key }) => key === 'recall') ?? null;
  return (
    <ReportContext value={view}>
      <article className={styles.sheet} lang={view.language}>
        <div className={styles.columns}>
          <div className={styles.first}>
            <Opening view={view} top={top} />
            {actions && <div className={`no-print ${styles.actions}`}>{actions}</div>}
            {view.withheld && <Notice status="info" title={view.withheld} />}
            <Verdict view={view} />
          </div>
          <div>
            <JumpNav sections={view.sections} toModel={view.model !== null} />
            <h2 className={styles.part}>{view.words.history}</h2>
            <div className={styles.sections}>
              {history.map((section) => (
                <ReportSection
                  key={section.key}
                  view={view}
                  section={section}
                  records={records}
                  recordActions={recordActions}
                />
              ))}
            </div>
            <ModelPart
              model={view.model}
              recalls={recall && <ReportSection view={view} section={recall} records={records} />}
            />
            <Closing view={view} />
          </div>
        </div>
        <TermPopovers />
      </article>
    </ReportContext>
  );
}
