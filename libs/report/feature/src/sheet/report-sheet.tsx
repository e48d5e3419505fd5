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

/** What `ReportSheet` takes. */
export interface ReportSheetProps {
  readonly view: ReportView;
  /** Above the title: whose report it is, until when it is shared, what is new in it. */
  readonly top?: ReactNode;
  /** After the title: download, share, print. */
  readonly actions?: ReactNode;
  /** What can be done about a record; null for one about which nothing can. */
  readonly recordActions?: RecordActions;
}

const namesOf = ({ sections }: ReportView): ReadonlyMap<string, RecordName> =>
  new Map(sections.flatMap(({ rows }) => rows.map((row) => [row.key, row])));

/**
 * A whole report, from the verdict down to the glossary, with the page's `<h1>`. It unfolds, explains and jumps by the
 * browser's own means, so that it is the same whether the server draws it for good or an app does. One stands on a page.
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
