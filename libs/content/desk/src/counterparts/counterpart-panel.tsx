import { type Counterpart, isSame } from '@vinlore/content-domain';
import { Panel, StatusTag, useDesk } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { DocumentChanges } from '../changes/document-changes.tsx';
import { useFieldWords } from '../fields/field-words.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { editorHref } from '../places.ts';
import { FaultList } from '../publishing/fault-list.tsx';
import styles from './counterparts.module.css';
import type { Place } from './use-counterparts.ts';

/** Props of `CounterpartPanel`. */
export interface CounterpartPanelProps {
  /** The page to copy. */
  readonly id: string;
  readonly place: Place;
  readonly query: UseQueryResult<Counterpart>;
}

/** Whether visitors there already see exactly this text. */
const isThere = ({ before, after, draft }: Counterpart) => draft === null && isSame(before, after);

function Standing({ counterpart }: { readonly counterpart: Counterpart }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  if (counterpart.id === null) return <StatusTag tone="ok">{t('content.brands.newPage')}</StatusTag>;
  if (isThere(counterpart)) return <StatusTag tone="none">{t('content.brands.same')}</StatusTag>;
  return <StatusTag tone="wait">{t(counterpart.before ? 'content.brands.changes' : 'content.brands.first')}</StatusTag>;
}

/** What would be replaced there: unpublished drafts and scheduled changes. */
function Meanwhile({ counterpart: { draft, plans } }: { readonly counterpart: Counterpart }) {
  const { t, moment } = useTranslator<typeof contentDeskMessages>();
  return (
    <>
      {draft && (
        <li>{t('content.brands.draft', { who: draft.by?.name ?? t('content.somebody'), at: moment(draft.at) })}</li>
      )}
      {plans.map(({ act, at }) => (
        <li key={act}>{t(`content.plan.${act}.waits`, { at: moment(at) })}</li>
      ))}
    </>
  );
}

function Remarks({ counterpart }: { readonly counterpart: Counterpart }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const words = useFieldWords();
  const { after, draft, plans, pictures, mentions } = counterpart;
  if (!draft && plans.length + pictures.length + mentions.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      <Meanwhile counterpart={counterpart} />
      {mentions.map(({ path, name }) => (
        <li key={`${path} ${name}`}>
          {t('content.brands.mention', { name })} {words.placeIn(after, path)}
        </li>
      ))}
      {pictures.map(({ name, becomes }) => (
        <li key={name}>
          <span className="figure">{name}</span> {t(`content.brands.picture.${becomes}`)}
        </li>
      ))}
    </ul>
  );
}

/** What would change for one brand's visitors in one language, with warnings. */
export function CounterpartPanel({ id, place, query }: CounterpartPanelProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { go } = useDesk();
  const { data, error, refetch } = query;
  const { name, language } = place;
  const title = t('content.brands.place', { name, language: t(`content.language.${language}`) });
  const jump = (path: string) => go(editorHref(id, language, path));
  return (
    <Panel title={title} actions={data && <Standing counterpart={data} />}>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <span className={`skeleton ${styles.waiting}`} role="status" aria-label={t('content.brands.loading')} />
      )}
      {data && (
        <div className={styles.counterpart}>
          {data.obstacle !== null && <Notice status="stop" title={data.obstacle} />}
          <FaultList title={t('content.faultsTitle')} document={data.after} faults={data.faults} onJump={jump} />
          <FaultList title={t('content.doubtsTitle')} document={data.after} faults={data.doubts} onJump={jump} />
          <Remarks counterpart={data} />
          {!isThere(data) && (
            // Scrollable, so it must be focusable by keyboard.
            <div
              className={styles.diff}
              tabIndex={0}
              role="group"
              aria-label={t('content.brands.changesAt', { title })}
            >
              <DocumentChanges before={data.before} after={data.after} />
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
