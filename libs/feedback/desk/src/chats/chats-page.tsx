import {
  type Column,
  DataList,
  DeskPage,
  isSearchable,
  Moment,
  SearchBox,
  useFilters,
  usePages,
} from '@vinlore/desk-ui';
import { CHAT_STATES, type ChatState, type DeskChatSummary, feedbackContract } from '@vinlore/feedback-domain';
import { FilterChips, useCall, useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { ListKeys } from '../parts/list-keys.tsx';
import styles from '../parts/parts.module.css';
import { useTitleCount } from '../parts/use-title-count.ts';
import { Waits } from '../parts/waits.tsx';
import { ChatTag } from './chat-tag.tsx';

const DEFAULTS = { state: '', search: '' };
/** How often the list is asked for who has written since. */
const FOLLOW_MS = 5_000;

const COUNTED = {
  waiting: 'support.countOpen',
  answered: 'support.countAnswered',
  closed: 'support.countClosed',
} as const;
const PLAIN = { waiting: 'support.open', answered: 'support.answered', closed: 'support.closed' } as const;

function useColumns(): readonly Column<DeskChatSummary>[] {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return [
    {
      key: 'last',
      title: t('chats.last'),
      width: '36%',
      phone: 'title',
      cell: ({ last_words: words, number }) => <span className={styles.clamp}>{words || number}</span>,
    },
    {
      key: 'state',
      title: t('support.state'),
      cell: ({ state, waiting_since: since }) => (
        <span className={styles.state}>
          <ChatTag state={state} />
          <Waits since={since} />
        </span>
      ),
    },
    {
      key: 'who',
      title: t('chats.who'),
      width: '22%',
      cell: ({ account_id: account, email }) => (
        <span className={styles.clamp}>{email ?? t(account === null ? 'chats.visitor' : 'chats.member')}</span>
      ),
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
      key: 'at',
      title: t('support.lastMessage'),
      phone: 'hide',
      cell: ({ last_message_at: at }) => <Moment at={at} />,
    },
  ];
}

/** /staff/chats: conversations of the brand, kept up by itself; its title says how many wait. */
export function ChatsPage() {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const [{ state, search }, change] = useFilters(DEFAULTS);
  const query = usePages(
    ['desk', 'chats', 'list', state, search],
    async (after, signal) => {
      const wish = {
        ...(state !== '' && { state: state as ChatState }),
        ...(isSearchable(search) && { search }),
        ...(after !== null && { after }),
      };
      const { conversations, more, counts } = await call(feedbackContract.staffChats, wish, { signal });
      return { rows: conversations, after: more ? conversations.at(-1)!.number : null, counts };
    },
    { refetchInterval: FOLLOW_MS },
  );
  const counts = query.first?.counts;
  useTitleCount(t('chats.title'), counts?.waiting ?? 0);
  const wordsOf = (value: string) => {
    if (value === '') return t('support.all');
    const of = value as ChatState;
    return counts && search === '' ? t(COUNTED[of], { count: counts[of] }) : t(PLAIN[of]);
  };
  return (
    <DeskPage title={t('chats.title')} lead={t('chats.lead')} actions={<ListKeys />}>
      <DataList
        label={t('chats.title')}
        query={query}
        columns={useColumns()}
        keyOf={({ number }) => number}
        hrefOf={({ number }) => `/staff/chats/${number}`}
        views="chats"
        filter={
          <>
            <SearchBox
              isLong
              label={t('support.search')}
              hint={t('support.searchChats')}
              value={search}
              onChange={(next) => change({ search: next })}
            />
            <FilterChips
              label={t('support.state')}
              values={['', ...CHAT_STATES]}
              chosen={state}
              words={wordsOf}
              onChoose={(next) => change({ state: next })}
            />
          </>
        }
        empty={{ title: t('chats.none'), lead: t('chats.noneLead') }}
      />
    </DeskPage>
  );
}
