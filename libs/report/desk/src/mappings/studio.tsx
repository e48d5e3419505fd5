import type { MappingFile, NamedMapping } from '@vinlore/report-domain';
import { historyDeskContract } from '@vinlore/report-domain';
import { keepDraft, Panel, readDraft, useDesk } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useEffect, useMemo, useState } from 'react';
import { Words } from './choice.tsx';
import { ColumnTable } from './column-table.tsx';
import { Beginnings } from './beginnings.tsx';
import { addEvent, emptyDraft, removeEvent, withEvent } from './draft.ts';
import { EventPart } from './event-part.tsx';
import { FilePart } from './file-part.tsx';
import { guessDraft } from './guess.ts';
import type { MappingTexts } from './messages/index.ts';
import { Preview, type View } from './preview.tsx';
import type { Sample } from './read-file.ts';
import { SampleChoice } from './sample-choice.tsx';
import { SavePanel } from './save-panel.tsx';
import { type MappingWords, StudioProvider } from './studio-context.ts';
import styles from './studio.module.css';
import { readKeptDraft, textOfDraft } from './todo.ts';
import { useTrial } from './use-trial.ts';

/** Props of `MappingStudio`. */
export interface MappingStudioProps {
  readonly words: MappingWords;
  /** Null for a new mapping. */
  readonly opened: NamedMapping | null;
}

/** Parses a stored draft, complete or not; a new one if there is none. */
const startOf = (text: string | undefined): MappingFile => (text && readKeptDraft(text)) || emptyDraft();

/** The mapping editor: the file's columns on one side, a preview of the records on the other. */
export function MappingStudio({ words, opened }: MappingStudioProps) {
  const { t } = useTranslator<MappingTexts>();
  const call = useCall();
  const { me, go } = useDesk();
  const about = `${me.id} mapping ${opened ? `${opened.name} ${opened.shown}` : ''}`;
  const [kept] = useState(() => readDraft(about));
  const [draft, setDraft] = useState(() => startOf(kept || opened?.text));
  const [isRestored, setRestored] = useState(kept !== '');
  const [isTouched, setTouched] = useState(kept !== '');
  const [name, setName] = useState(opened && !opened.shipped ? opened.name : '');
  const [sample, setSample] = useState<Sample | null>(null);
  const [asOf, setAsOf] = useState('');
  const [view, setView] = useState<View>('records');
  const [error, setError] = useState<unknown>(null);
  const trial = useTrial(sample, draft, asOf);
  const columns = trial.data?.columns;
  const shared = useMemo(() => ({ words, columns: columns ?? [] }), [words, columns]);
  /** Incremented when the whole draft is replaced, to reset its fields. */
  const [taken, setTaken] = useState(0);
  const change = (next: MappingFile) => {
    setDraft(next);
    setTouched(true);
  };
  const replace = (next: MappingFile) => {
    change(next);
    setTaken(taken + 1);
  };
  useEffect(() => {
    // An untouched draft isn't worth restoring.
    if (isTouched) keepDraft(about, textOfDraft(draft));
  }, [about, draft, isTouched]);
  const drop = () => {
    keepDraft(about, '');
    setDraft(startOf(opened?.text));
    setRestored(false);
    setTouched(false);
    setTaken(taken + 1);
  };
  const beginWith = async (mapping: string) => {
    setError(null);
    try {
      const { text } = await call(historyDeskContract.historyMapping, { name: mapping });
      replace(startOf(text));
    } catch (failure) {
      setError(failure);
    }
  };
  const { events } = draft;
  return (
    <StudioProvider value={shared}>
      {isRestored && (
        <p className={styles.acts}>
          {t('mapping.draftKept')}
          <button type="button" className="btn btn-quiet" onClick={drop}>
            {t('mapping.draftDrop')}
          </button>
        </p>
      )}
      <div className={view === 'report' ? `${styles.studio} ${styles.wide}` : styles.studio}>
        <div className={styles.column1}>
          <Panel title={t('mapping.file')}>
            <div className={styles.form}>
              <SampleChoice onSample={setSample} />
              {sample && trial.data && (
                <p role="status">
                  {t(sample.isWhole ? 'mapping.read' : 'mapping.cut', { lines: trial.data.lines, name: sample.name })}
                </p>
              )}
              {sample && trial.data && !opened && !isTouched && (
                <div className={styles.form}>
                  <h3 className={styles.todoTitle}>{t('mapping.begin')}</h3>
                  <Beginnings
                    fitting={trial.data.fitting}
                    onGuess={() => replace(guessDraft(trial.data.columns, words))}
                    onMapping={(mapping) => void beginWith(mapping)}
                  />
                </div>
              )}
              {error !== null && <ErrorNotice error={error} />}
              <div className={styles.fields}>
                <Words
                  label={t('mapping.asOf')}
                  hint={t('mapping.asOfHint')}
                  type="date"
                  value={asOf}
                  onChange={setAsOf}
                />
              </div>
            </div>
          </Panel>
          {shared.columns.length > 0 && <ColumnTable draft={draft} lines={trial.data?.lines ?? 0} onChange={change} />}
          <FilePart draft={draft} onChange={change} />
          {events.map((event, at) => (
            <EventPart
              key={`${taken} ${at}`}
              event={event}
              at={at}
              isOneOfSeveral={events.length > 1}
              onChange={(next) => change(withEvent(draft, at, next))}
              onRemove={() => replace(removeEvent(draft, at))}
            />
          ))}
          <p>
            <button type="button" className="btn btn-outline" onClick={() => change(addEvent(draft))}>
              {t('mapping.addEvent')}
            </button>
          </p>
        </div>
        <div className={styles.column2}>
          <SavePanel
            opened={opened}
            draft={draft}
            name={name}
            onName={setName}
            onSaved={(saved) => {
              keepDraft(about, '');
              setTouched(false);
              setRestored(false);
              // A new name has its own page.
              if (saved.name !== opened?.name) go(`/staff/mappings/${saved.name}`);
            }}
          />
          <Preview
            view={view}
            onView={setView}
            trial={trial.data}
            error={trial.error}
            draft={draft}
            name={name || 'mapping'}
            onDraft={replace}
          />
        </div>
      </div>
    </StudioProvider>
  );
}
