import { ChoiceBox, isSearchable, useFilters, usePages } from '@vinlore/desk-ui';
import {
  HOLDERS,
  TICKET_HOLDERS,
  TICKET_STATES,
  TICKET_SUBJECTS,
  ticketContract,
  type TicketHolder,
  type TicketState,
  type TicketSubject,
} from '@vinlore/feedback-domain';
import { useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { WorkList } from '../parts/work-list.tsx';
import { TagBox, TagList } from '../tags/tag-list.tsx';
import { TeamBox } from '../teams/team-box.tsx';
import { teamsQuery } from '../teams/team-queries.ts';
import { TICKETS_KEY } from '../tickets-key.ts';
import { TICKETS } from './ticket-queries.ts';

const DEFAULTS = { state: '', holder: '', team: '', tag: '', about: '', search: '' };
/** Refresh interval: other agents' changes may show with a delay. */
const FOLLOW_MS = 30_000;

/** Ticket topics of a brand: its documents, report disputes, and other. */
function useSubjects(): readonly TicketSubject[] {
  const { features } = useBrand();
  return TICKET_SUBJECTS.filter(
    (subject) => subject === 'other' || (subject === 'sticker' ? features.sticker : features.report),
  );
}

/** The brand's tickets in working order. @param about limits the list to one topic */
export function TicketList({ about: only }: { readonly about?: TicketSubject }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const [filters, change] = useFilters(DEFAULTS);
  const { state, holder, team, tag, search } = filters;
  const { data: teams = [] } = useQuery(teamsQuery(call));
  const about = only ?? filters.about;
  const subjects = useSubjects();
  const query = usePages(
    [...TICKETS_KEY, 'list', state, holder, team, tag, about, search],
    async (cursor, signal) => {
      const query = {
        ...(state !== '' && { state: state as TicketState }),
        ...(holder !== '' && { holder: holder as TicketHolder }),
        ...(team !== '' && { team }),
        ...(tag !== '' && { tag }),
        ...(about !== '' && { about: about as TicketSubject }),
        ...(isSearchable(search) && { search }),
        ...(cursor !== null && { cursor }),
      };
      const { tickets, more, counts } = await call(ticketContract.staffTickets, query, { signal });
      return { rows: tickets, cursor: more ? tickets.at(-1)!.number : null, counts };
    },
    { refetchInterval: FOLLOW_MS },
  );
  return (
    <WorkList
      label={t(only ? 'support.disputes' : 'support.tickets')}
      path={TICKETS}
      query={query}
      columns={{
        words: { title: t('support.subject'), of: ({ subject }) => subject || t('support.noSubject') },
        who: { title: t('support.from'), of: ({ email, name }) => name || email },
        more: [
          {
            key: 'about',
            title: t('support.about'),
            width: '13%',
            cell: ({ about: each, tags }) => (
              <>
                <span className={styles.words}>{t(`support.about.${each}`)}</span>
                <TagList tags={tags} />
              </>
            ),
          },
        ],
      }}
      states={TICKET_STATES}
      counts={
        about === '' && holder === '' && team === '' && tag === '' && search === '' ? query.first?.counts : undefined
      }
      filters={filters}
      onFilter={change}
      searchHint={t('support.searchTickets')}
      holders={teams.length > 0 || holder === 'team' ? TICKET_HOLDERS : HOLDERS}
      more={
        <>
          <TeamBox value={team} onChange={(next) => change({ team: next })} />
          <TagBox value={tag} onChange={(next) => change({ tag: next })} />
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
      views={only ? 'disputes' : 'tickets'}
      empty={{ title: t('support.noTickets'), lead: t('support.noTicketsLead') }}
    />
  );
}
