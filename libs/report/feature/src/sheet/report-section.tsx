import type { FindingView, ReportView, SectionView } from '@vinlore/report-domain';
import { StatusWord } from '@vinlore/ui';
import { sectionId } from './anchors.ts';
import { ComparedFigures } from './around/compared-figures.tsx';
import { StateMap } from './around/state-map.tsx';
import { FactList } from './fact-list.tsx';
import { Concerns, InOrder, type RecordName } from './findings.tsx';
import { Fold } from './fold.tsx';
import { Odometer } from './odometer.tsx';
import { Recalls } from './recalls.tsx';
import { RecordList, type RecordActions } from './record-list.tsx';
import styles from './report-section.module.css';
import { Prose } from './prose.tsx';
import { SECTION_ICONS } from './section-icons.ts';
import { UI_STATUS, wantsALook } from './status.ts';
import { Timeline } from './timeline.tsx';

/** Props of `ReportSection`. */
interface ReportSectionProps {
  readonly view: ReportView;
  readonly section: SectionView;
  /** All records of the report, for linking. */
  readonly records: ReadonlyMap<string, RecordName>;
  readonly recordActions?: RecordActions;
}

const isConcern = (status: FindingView['status']) => status === 'look' || status === 'alert';

/** A section: concerns, charts and tables, other findings, records, and notes. */
export function ReportSection({ view, section, records, recordActions }: ReportSectionProps) {
  const { key, title, status, finding, count, basis, findings, rows, recalls, notes } = section;
  const Icon = SECTION_ICONS[key];
  return (
    <Fold
      id={sectionId(key)}
      icon={<Icon />}
      title={title}
      count={count}
      isOpen={wantsALook(status)}
      summary={
        <>
          <StatusWord status={UI_STATUS[status]}>{finding}</StatusWord>
          {basis && <p className={styles.basis}>{basis}</p>}
        </>
      }
    >
      <Concerns findings={findings.filter(({ status }) => isConcern(status))} names={records} />
      {key === 'identity' && <FactList facts={view.facts} />}
      {key === 'odometer' && <Odometer view={view} records={records} />}
      <ComparedFigures figures={view.comparable.filter((figure) => figure.section === key)} records={records} />
      {key === 'ownership' && <Timeline entries={view.timeline} records={records} />}
      {key === 'ownership' && view.places && <StateMap view={view.places} />}
      <InOrder findings={findings.filter(({ status }) => !isConcern(status))} names={records} />
      <Recalls recalls={recalls} />
      {rows.length > 0 && (
        <div>
          <RecordList records={rows} actions={recordActions} />
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          <Prose>{note}</Prose>
        </p>
      ))}
    </Fold>
  );
}
