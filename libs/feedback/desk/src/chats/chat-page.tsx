import { DeskLink, Due, Facts, Moment, Panel, Waits } from '@vinlore/desk-ui';
import { type ChatMessage, type DeskChat, feedbackContract } from '@vinlore/feedback-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { NoteForm } from '../parts/note-form.tsx';
import { StateTag } from '../parts/state-tag.tsx';
import { NoTalkPage, TalkPage } from '../parts/talk-page.tsx';
import { threadOf } from '../parts/thread.ts';
import { useTitleCount } from '../parts/use-title-count.ts';
import { AnswerForm } from './answer-form.tsx';
import { CHATS, CHATS_KEY } from './chat-queries.ts';
import { useChat } from './use-chat.ts';

/** Whether the visitor has seen support's last message, or got it by email. */
function fateOf({ messages, visitor_seen: seen, visitor_mailed: mailed }: DeskChat, { seq }: ChatMessage) {
  const lastOurs = messages.findLast(({ from }) => from === 'support')?.seq;
  if (seq !== lastOurs) return null;
  if (seen >= seq) return 'chats.seen';
  return mailed >= seq ? 'chats.mailed' : 'chats.unseen';
}

/** What is known about the visitor. */
function VisitorPanel({ chat }: { readonly chat: DeskChat }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { account_id: account, email, language, waiting_since: since, due_at: due } = chat;
  return (
    <Panel title={t('chats.facts')}>
      <Facts
        facts={[
          [t('chats.who'), t(account === null ? 'chats.visitor' : 'chats.member')],
          [t('chats.email'), email ?? <span className="dim">{t('chats.noEmail')}</span>],
          [t('ticket.language'), t(`ticket.language.${language}`)],
          [t('support.waits'), since && <Waits key="waits" since={since} />],
          [t('support.due'), due && <Moment key="due" at={due} />],
        ]}
      />
      {account !== null && (
        <p className={styles.more}>
          <DeskLink href={`/staff/members/${account}`}>{t('ticket.toMember')}</DeskLink>
        </p>
      )}
    </Panel>
  );
}

/** Props of `ChatDetails`. */
interface ChatDetailsProps {
  readonly chat: DeskChat;
  readonly fault: unknown;
  readonly onChanged: () => void;
}

/** A loaded chat. */
function ChatDetails({ chat, fault, onChanged }: ChatDetailsProps) {
  const { number, state, messages, notes, assignee, account_id: account, email } = chat;
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [field, noteField] = [useRef<HTMLTextAreaElement>(null), useRef<HTMLTextAreaElement>(null)];
  const setState = useMutation({
    mutationFn: (to: 'waiting' | 'closed') => call(feedbackContract.staffChatState, { number, state: to }),
    onSuccess: () => {
      onChanged();
      void queries.invalidateQueries({ queryKey: [...CHATS_KEY, 'list'] });
    },
  });
  const tellWriting = useCallback(() => call(feedbackContract.staffChatWriting, { number }), [call, number]);
  const setAssignee = useMutation({
    mutationFn: (to: string | null) =>
      call(feedbackContract.staffChatAssign, { number, to, was: assignee?.id ?? null }),
    // A colleague took it first: reload to show who.
    onSettled: () => {
      onChanged();
      void queries.invalidateQueries({ queryKey: [...CHATS_KEY, 'list'] });
    },
  });
  return (
    <TalkPage
      title={t('chats.chat', { number })}
      number={number}
      tags={
        <>
          <StateTag state={state} />
          <Due at={chat.due_at} />
        </>
      }
      list={{ path: CHATS, label: t('chats.title') }}
      turn={{
        label: t(state === 'closed' ? 'chats.reopen' : 'chats.close'),
        keyWords: t('chats.keyClose'),
        onTurn: () => setState.mutate(state === 'closed' ? 'waiting' : 'closed'),
        isPending: setState.isPending,
        error: setState.error,
      }}
      writing={chat.writing}
      onWriting={tellWriting}
      assigning={{
        assignee,
        onAssign: (to) => setAssignee.mutate(to),
        isPending: setAssignee.isPending,
        error: setAssignee.error,
      }}
      said={{
        label: t('chats.conversation'),
        who: email ?? t(account === null ? 'chats.visitor' : 'chats.member'),
        entries: threadOf(
          messages.map((message) => {
            const { seq, from, by, text, sent_at: at } = message;
            const fate = fateOf(chat, message);
            const kind = from === 'support' ? 'ours' : 'theirs';
            return { key: `${seq}`, kind, by, text, at, fate: fate && t(fate) };
          }),
          notes,
        ),
      }}
      reply={{
        form: (
          <>
            {fault !== null && (
              <p className="dim sm" role="status">
                {t('chats.lost')}
              </p>
            )}
            <AnswerForm key={number} chat={chat} field={field} onSent={onChanged} />
          </>
        ),
        field,
        keyWords: t('chats.keyAnswer'),
        label: t('note.answer'),
      }}
      note={{
        form: (
          <NoteForm
            key={number}
            about={`chat ${number}`}
            field={noteField}
            onSave={async (note) => {
              await call(feedbackContract.staffChatNote, { number, ...note });
              onChanged();
            }}
          />
        ),
        field: noteField,
      }}
      side={<VisitorPanel chat={chat} />}
      sideLabel={t('chats.facts')}
    />
  );
}

/** /staff/chats/$number: one chat with its reply form. Updates automatically. */
export function ChatPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const number = (params['number'] ?? '').toUpperCase();
  return <FollowedPage key={number} number={number} />;
}

function FollowedPage({ number }: { readonly number: string }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { state, chat, fault, unread, refresh } = useChat(number);
  const title = t(state === 'gone' ? 'chats.gone' : 'chats.chat', { number });
  useTitleCount(title, unread);
  if (chat) return <ChatDetails chat={chat} fault={fault} onChanged={refresh} />;
  return (
    <NoTalkPage
      title={title}
      back={{ href: CHATS, label: t('chats.title') }}
      gone={state === 'gone' ? t('chats.goneLead', { number }) : null}
      error={state === 'unreachable' ? fault : null}
      onRetry={refresh}
      loading={t('chats.loading')}
    />
  );
}
