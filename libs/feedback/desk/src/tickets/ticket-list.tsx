import {
  ChoiceBox,
  type Column,
  DataList,
  isSearchable,
  Moment,
  SearchBox,
  useFilters,
  usePages,
} from '@vinlore/desk-ui';
import {
  type DeskTicketSummary,
  TICKET_STATES,
  TICKET_SUBJECTS,
  ticketContract,
  type TicketState,
  type TicketSubject,
} from '@vinlore/feedback-domain';
import { FilterChips, useBrand, useCall, useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { Waits } from '../parts/waits.tsx';
import { TICKETS_KEY } from './ticket-queries.ts';
import { TicketTag } from './ticket-tag.tsx';

const DEFAULTS = { state: '', about: '', search: '' };
/** The list is worked through: what others do to it shows in a while. */
const FOLLOW_MS = 30_000;

/** What a ticket can be about at a brand: what it makes, disputes of reports, and anything else. */
function useSubjects(): readonly TicketSubject[] {
  const { features } = useBrand();
  return TICKET_SUBJECTS.filter(
    (subject) => subject === 'other' || (subject === 'sticker' ? features.sticker : features.report),
  );
}

function useColumns(): readonly Column<DeskTicketSummary>[] {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return [
    {
      key: 'subject',
      title: t('support.subject'),
      width: '34%',
      phone: 'title',
      cell: ({ subject }) => <span className={styles.clamp}>{subject || t('support.noSubject')}</span>,
    },
    {
      key: 'state',
      title: t('support.state'),
      cell: ({ state, waiting_since: since }) => (
        <span className={styles.state}>
          <TicketTag state={state} />
          <Waits since={since} />
        </span>
      ),
    },
    {
      key: 'about',
      title: t('support.about'),
      cell: ({ about }) => <span className={styles.words}>{t(`support.about.${about}`)}</span>,
    },
    {
      key: 'from',
      title: t('support.from'),
      width: '18%',
      cell: ({ email, name }) => <span className={styles.clamp}>{name || email}</span>,
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

/** Tickets of the brand, in the order in which support works. @param about the only subject that it shows */
export function TicketList({ about: only }: { readonly about?: TicketSubject }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const [filters, change] = useFilters(DEFAULTS);
  const { state, search } = filters;
  const about = only ?? filters.about;
  const subjects = useSubjects();
  const query = usePages(
    [...TICKETS_KEY, 'list', state, about, search],
    async (after, signal) => {
      const wish = {
        ...(state !== '' && { state: state as TicketState }),
        ...(about !== '' && { about: about as TicketSubject }),
        ...(isSearchable(search) && { search }),
        ...(after !== null && { after }),
      };
      const { tickets, more, counts } = await call(ticketContract.staffTickets, wish, { signal });
      return { rows: tickets, after: more ? tickets.at(-1)!.number : null, counts };
    },
    { refetchInterval: FOLLOW_MS },
  );
  const counts = query.first?.counts;
  const wordsOf = (value: string) => {
    if (value === '' || !counts || only || filters.about !== '' || search !== '')
      return t(value === '' ? 'support.all' : `support.${value as TicketState}`);
    const count = counts[value as TicketState];
    const words = { open: 'countOpen', answered: 'countAnswered', resolved: 'countResolved' } as const;
    return t(`support.${words[value as TicketState]}`, { count });
  };
  return (
    <DataList
      label={t(only ? 'support.disputes' : 'support.tickets')}
      query={query}
      columns={useColumns()}
      keyOf={({ number }) => number}
      hrefOf={({ number }) => `/staff/tickets/${number}`}
      views={only ? 'disputes' : 'tickets'}
      filter={
        <>
          <SearchBox
            isLong
            label={t('support.search')}
            hint={t('support.searchTickets')}
            value={search}
            onChange={(next) => change({ search: next })}
          />
          <FilterChips
            label={t('support.state')}
            values={['', ...TICKET_STATES]}
            chosen={state}
            words={wordsOf}
            onChoose={(next) => change({ state: next })}
          />
          {!only && (
            <ChoiceBox
              label={t('support.about')}
              value={filters.about}
              options={[
                { value: '', label: t('support.about.all') },
                ...subjects.map((value) => ({ value, label: t(`support.about.${value}`) })),
              ]}
              onChange={(next) => change({ about: next })}
            />
          )}
        </>
      }
      empty={{ title: t('support.noTickets'), lead: t('support.noTicketsLead') }}
    />
  );
}
