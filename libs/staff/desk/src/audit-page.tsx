import {
  Changes,
  type Column,
  DataList,
  DeskPage,
  Moment,
  saveFile,
  SearchBox,
  useFilters,
  usePages,
} from '@vinlore/desk-ui';
import { type AuditEntry, staffContract } from '@vinlore/staff-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { staffDeskMessages } from './messages/index.ts';
import styles from './staff-desk.module.css';

const DEFAULTS = { act: '', subject: '', actor: '', from: '', to: '' };
type Filter = typeof DEFAULTS;

/** The filter for the calls, without empty values and invalid actions. */
function asked({ act, ...rest }: Filter): Partial<Filter> {
  const filled = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));
  const named = act.toLowerCase();
  return /^[a-z][a-z.-]{0,59}$/.test(named) ? { ...filled, act: named } : filled;
}

/** Further details of an entry: facts, changes, IP address and device. */
function EntryFacts({ detail, before, after, from }: AuditEntry) {
  const { t } = useTranslator<typeof staffDeskMessages>();
  if (!before && !after && !from) return detail ? factLine(detail) : <span className="dim">–</span>;
  return (
    <details className={styles.details}>
      <summary>{detail ? factLine(detail) : t(before || after ? 'trail.show' : 'trail.where')}</summary>
      {(before || after) && <Changes before={before} after={after} />}
      {from && (
        <p className="dim sm">
          {t('trail.from')} <span className="figure">{from.address}</span> · {from.device}
        </p>
      )}
    </details>
  );
}

/** A shortened id that is enough to compare at a glance; the filter uses the full one. */
const shortId = (id: string) => (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id) ? id.slice(0, 8) : id);

const factLine = (facts: Readonly<Record<string, unknown>>) =>
  Object.entries(facts)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${shortId(String(value))}`)
    .join(' · ');

/** A day of the filter. */
function DayField(props: { readonly label: string; readonly value: string; readonly onChange: (day: string) => void }) {
  return (
    <label className={styles.day}>
      <span className="dim sm">{props.label}</span>
      <input
        type="date"
        className="field"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </label>
  );
}

/** `/staff/audit`: all entries, newest first, read-only. */
export function AuditPage() {
  const { t } = useTranslator<typeof staffDeskMessages>();
  const call = useCall();
  const [filter, change] = useFilters(DEFAULTS);
  const narrowed = asked(filter);
  const query = usePages(['audit', narrowed], async (cursor, signal) => {
    const { entries, more } = await call(
      staffContract.audit,
      { ...narrowed, ...(cursor !== null && { cursor }) },
      { signal },
    );
    return { rows: entries, cursor: more ? entries.at(-1)!.id : null };
  });
  const csv = useMutation({
    mutationFn: () => call(staffContract.auditCsv, narrowed),
    onSuccess: (file) => saveFile('audit.csv', file),
  });
  const columns: Column<AuditEntry>[] = [
    { key: 'at', title: t('trail.at'), cell: ({ at }) => <Moment at={at} />, width: '180px' },
    {
      key: 'actor',
      title: t('trail.actor'),
      cell: ({ actor }) =>
        actor === null ? (
          <span className="dim">{t('trail.machine')}</span>
        ) : (
          <button type="button" className={styles.plain} onClick={() => change({ actor: actor.id ?? '' })}>
            {actor.name ?? actor.email ?? t('trail.erased')}
          </button>
        ),
      width: '150px',
    },
    {
      key: 'act',
      title: t('trail.act'),
      phone: 'title',
      cell: ({ act }) => <span className="figure">{act}</span>,
      width: '220px',
    },
    {
      key: 'subject',
      title: t('trail.subject'),
      cell: ({ subject }) => (
        <button type="button" className={styles.plain} onClick={() => change({ subject: subject.id })}>
          {subject.kind}{' '}
          <span className="figure dim" title={subject.id}>
            {shortId(subject.id)}
          </span>
        </button>
      ),
    },
    { key: 'facts', title: t('trail.facts'), cell: (entry) => <EntryFacts {...entry} />, width: '30%' },
  ];
  return (
    <DeskPage
      title={t('trail.title')}
      lead={t('trail.lead')}
      actions={
        <button type="button" className="btn btn-outline" aria-busy={csv.isPending} onClick={() => csv.mutate()}>
          {t('trail.csv')}
        </button>
      }
    >
      {csv.error && <ErrorNotice error={csv.error} />}
      <DataList
        label={t('trail.title')}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        views="audit"
        filter={
          <>
            <SearchBox
              label={t('trail.act')}
              hint={t('trail.actHint')}
              value={filter.act}
              onChange={(act) => change({ act })}
            />
            <SearchBox
              label={t('trail.subjectId')}
              value={filter.subject}
              onChange={(subject) => change({ subject })}
            />
            <DayField label={t('trail.fromDay')} value={filter.from} onChange={(from) => change({ from })} />
            <DayField label={t('trail.toDay')} value={filter.to} onChange={(to) => change({ to })} />
            {filter.actor && (
              <button type="button" className="btn btn-quiet" onClick={() => change({ actor: '' })}>
                {t('trail.everybody')}
              </button>
            )}
          </>
        }
        empty={{ title: t('trail.none'), lead: t('trail.noneLead') }}
      />
    </DeskPage>
  );
}
