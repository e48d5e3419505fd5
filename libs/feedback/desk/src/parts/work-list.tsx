import { type Column, DataList, Due, Moment, type Pages, SearchBox, Waits, layout } from '@vinlore/desk-ui';
import { type Agent, HOLDERS, type TeamRef, type TicketHolder } from '@vinlore/feedback-domain';
import { FilterChips, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { AssigneeName, HolderBox } from '../assign/holder-box.tsx';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { useKeepList, type WorkPath } from './open-list.tsx';
import styles from './parts.module.css';
import { STATE_WORDS, StateTag, type WorkState } from './state-tag.tsx';

/** A ticket or chat in a list. */
interface WorkLine {
  readonly number: string;
  readonly state: WorkState;
  readonly last_message_at: string;
  /** Since when the other side has been waiting; null if it isn't. */
  readonly waiting_since: string | null;
  readonly assignee: Agent | null;
  /** The assigned team; absent for chats. */
  readonly team?: TeamRef | null;
  /** When a reply is due; null if nobody is waiting. */
  readonly due_at: string | null;
}

/** A text column, clamped to two lines. */
interface WordsColumn<Row> {
  readonly title: string;
  readonly of: (row: Row) => string;
}

/** Filters of a list; '' is no filter. */
interface WorkFilters {
  readonly state: string;
  /** Assignee filter: me or unassigned. */
  readonly holder: string;
  readonly search: string;
}

/** Props of `WorkList`. */
export interface WorkListProps<Row extends WorkLine> {
  readonly label: string;
  /** Base path of the rows' pages. */
  readonly path: WorkPath;
  readonly query: Pages<Row>;
  /** The linked summary of each row, the author, and further columns. */
  readonly columns: {
    readonly words: WordsColumn<Row>;
    readonly who: WordsColumn<Row>;
    readonly more?: readonly Column<Row>[];
  };
  readonly states: readonly Row['state'][];
  /** Counts by status; absent if the list is a subset. */
  readonly counts: Readonly<Record<Row['state'], number>> | undefined;
  readonly filters: WorkFilters;
  readonly onFilter: (changed: Partial<WorkFilters>) => void;
  readonly searchHint: string;
  /** Available assignee filters; defaults to me and unassigned. */
  readonly holders?: readonly TicketHolder[];
  /** Additional filters. */
  readonly more?: ReactNode;
  readonly views: string;
  readonly empty: { readonly title: string; readonly lead: string };
}

function useColumns<Row extends WorkLine>({ words, who, more = [] }: WorkListProps<Row>['columns']): Column<Row>[] {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return [
    {
      key: 'words',
      title: words.title,
      width: '32%',
      phone: 'title',
      cell: (row) => <span className={layout.clamp}>{words.of(row)}</span>,
    },
    {
      key: 'state',
      title: t('support.state'),
      cell: ({ state, waiting_since: since, due_at: due }) => (
        <span className={styles.state}>
          <StateTag state={state} />
          <Waits since={since} />
          <Due at={due} />
        </span>
      ),
    },
    ...more,
    {
      key: 'assignee',
      title: t('assign.title'),
      width: '12%',
      cell: ({ assignee, team = null }) => <AssigneeName assignee={assignee} team={team} />,
    },
    {
      key: 'who',
      title: who.title,
      width: '18%',
      cell: (row) => <span className={layout.clamp}>{who.of(row)}</span>,
    },
    {
      key: 'number',
      title: t('support.number'),
      cell: ({ number }) => (
        <span className="figure nowrap" translate="no">
          {number}
        </span>
      ),
    },
    {
      key: 'last',
      title: t('support.lastMessage'),
      phone: 'hide',
      cell: ({ last_message_at: at }) => <Moment at={at} />,
    },
  ];
}

/** The list of tickets or chats in the order support works through them. */
export function WorkList<Row extends WorkLine>(props: WorkListProps<Row>) {
  const { label, path, query, columns, states, counts, filters, onFilter, searchHint, more, views, empty } = props;
  const { holders = HOLDERS } = props;
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  useKeepList(path, label, query.rows);
  const wordsOf = (value: Row['state'] | '') => {
    if (value === '') return t('support.all');
    const [plain, counted] = STATE_WORDS[value];
    return counts ? t(counted, { count: counts[value] }) : t(plain);
  };
  return (
    <DataList
      label={label}
      query={query}
      columns={useColumns(columns)}
      keyOf={({ number }) => number}
      hrefOf={({ number }) => `${path}/${number}`}
      views={views}
      filter={
        <>
          <SearchBox
            isLong
            label={t('support.search')}
            hint={searchHint}
            value={filters.search}
            onChange={(search) => onFilter({ search })}
          />
          <FilterChips
            label={t('support.state')}
            values={['', ...states]}
            chosen={filters.state as Row['state'] | ''}
            words={wordsOf}
            onChoose={(state) => onFilter({ state })}
          />
          <HolderBox value={filters.holder} holders={holders} onChange={(holder) => onFilter({ holder })} />
          {more}
        </>
      }
      empty={empty}
    />
  );
}
