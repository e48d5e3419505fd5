import { type Column, DataList, Due, Moment, type Pages, SearchBox, Waits, layout } from '@vinlore/desk-ui';
import { type Agent, HOLDERS, type TeamRef, type TicketHolder } from '@vinlore/feedback-domain';
import { FilterChips, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { AssigneeName, HolderBox } from '../assign/holder-box.tsx';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { useKeepList, type WorkPath } from './open-list.tsx';
import styles from './parts.module.css';
import { STATE_WORDS, StateTag, type WorkState } from './state-tag.tsx';

/** A ticket or a chat in a list. */
interface WorkLine {
  readonly number: string;
  readonly state: WorkState;
  readonly last_message_at: string;
  /** Since when somebody waits for support; null where nobody does. */
  readonly waiting_since: string | null;
  readonly assignee: Agent | null;
  /** The team that has it; absent where teams have none of its kind. */
  readonly team?: TeamRef | null;
  /** By when an answer was promised; null where nobody waits. */
  readonly due_at: string | null;
}

/** A column of words, cut after two lines. */
interface WordsColumn<Row> {
  readonly title: string;
  readonly of: (row: Row) => string;
}

/** By what any list of work is filtered; '' is no filter. */
interface WorkFilters {
  readonly state: string;
  /** Whose: one's own, or nobody's. */
  readonly holder: string;
  readonly search: string;
}

/** What `WorkList` takes. */
export interface WorkListProps<Row extends WorkLine> {
  readonly label: string;
  /** Below which its rows are pages. */
  readonly path: WorkPath;
  readonly query: Pages<Row>;
  /** What each is about in its own words, which leads there; who waits; and what else is known. */
  readonly columns: {
    readonly words: WordsColumn<Row>;
    readonly who: WordsColumn<Row>;
    readonly more?: readonly Column<Row>[];
  };
  readonly states: readonly Row['state'][];
  /** How many stand in each state; absent where the list shows but some of them. */
  readonly counts: Readonly<Record<Row['state'], number>> | undefined;
  readonly filters: WorkFilters;
  readonly onFilter: (changed: Partial<WorkFilters>) => void;
  readonly searchHint: string;
  /** Whose rows can be asked for; absent: one's own, or nobody's. */
  readonly holders?: readonly TicketHolder[];
  /** Further boxes that filter it. */
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

/** What waits for support, tickets or chats, in the order in which it works through them. */
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
