import { DeskPage, isSearchable, useFilters, usePages } from '@vinlore/desk-ui';
import { CHAT_STATES, type ChatState, feedbackContract, type Holder } from '@vinlore/feedback-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { ListKeys } from '../parts/list-keys.tsx';
import { useTitleCount } from '../parts/use-title-count.ts';
import { WorkList } from '../parts/work-list.tsx';
import { CHATS, CHATS_KEY } from './chat-queries.ts';

const DEFAULTS = { state: '', holder: '', search: '' };
/** Refresh interval of the list, in milliseconds. */
const FOLLOW_MS = 5_000;

/** /staff/chats: the brand's chats. Updates automatically; the page title has the number of waiting ones. */
export function ChatsPage() {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const [filters, change] = useFilters(DEFAULTS);
  const { state, holder, search } = filters;
  const query = usePages(
    [...CHATS_KEY, 'list', state, holder, search],
    async (cursor, signal) => {
      const query = {
        ...(state !== '' && { state: state as ChatState }),
        ...(holder !== '' && { holder: holder as Holder }),
        ...(isSearchable(search) && { search }),
        ...(cursor !== null && { cursor }),
      };
      const { conversations, more, counts } = await call(feedbackContract.staffChats, query, { signal });
      return { rows: conversations, cursor: more ? conversations.at(-1)!.number : null, counts };
    },
    { refetchInterval: FOLLOW_MS },
  );
  const counts = query.first?.counts;
  useTitleCount(t('chats.title'), counts?.waiting ?? 0);
  return (
    <DeskPage title={t('chats.title')} lead={t('chats.lead')} actions={<ListKeys />}>
      <WorkList
        label={t('chats.title')}
        path={CHATS}
        query={query}
        columns={{
          words: { title: t('chats.last'), of: ({ last_words: words, number }) => words || number },
          who: {
            title: t('chats.who'),
            of: ({ account_id: account, email }) => email ?? t(account === null ? 'chats.visitor' : 'chats.member'),
          },
        }}
        states={CHAT_STATES}
        counts={search === '' && holder === '' ? counts : undefined}
        filters={filters}
        onFilter={change}
        searchHint={t('support.searchChats')}
        views="chats"
        empty={{ title: t('chats.none'), lead: t('chats.noneLead') }}
      />
    </DeskPage>
  );
}
