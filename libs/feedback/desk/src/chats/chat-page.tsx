import { DeskLink, DeskPage, Facts, Panel, useDesk } from '@vinlore/desk-ui';
import { type ChatMessage, type DeskChat, feedbackContract } from '@vinlore/feedback-domain';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { KeysHelp } from '../parts/keys-help.tsx';
import styles from '../parts/parts.module.css';
import { SaidList } from '../parts/said.tsx';
import { useKeys } from '../parts/use-keys.ts';
import { useTitleCount } from '../parts/use-title-count.ts';
import { AnswerForm } from './answer-form.tsx';
import { ChatTag } from './chat-tag.tsx';
import { useChat } from './use-chat.ts';

const LIST = '/staff/chats';

/** What the visitor has got of support's last message. */
function noteOf({ messages, visitor_seen: seen, visitor_mailed: mailed }: DeskChat, { seq }: ChatMessage) {
  const lastOurs = messages.findLast(({ from }) => from === 'support')?.seq;
  if (seq !== lastOurs) return null;
  if (seen >= seq) return 'chats.seen';
  return mailed >= seq ? 'chats.mailed' : 'chats.unseen';
}

/** Who writes, as far as that is known. */
function VisitorPanel({ chat }: { readonly chat: DeskChat }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { account_id: account, email, language } = chat;
  return (
    <Panel title={t('chats.facts')}>
      <Facts
        facts={[
          [t('chats.who'), t(account === null ? 'chats.visitor' : 'chats.member')],
          [t('chats.email'), email ?? <span className="dim">{t('chats.noEmail')}</span>],
          [t('ticket.language'), t(`ticket.language.${language}`)],
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

/** What `ShownChat` takes. */
interface ShownChatProps {
  readonly chat: DeskChat;
  readonly fault: unknown;
  readonly onChanged: () => void;
}

/** A conversation that is here: what was said, the field to answer, who writes. */
function ShownChat({ chat, fault, onChanged }: ShownChatProps) {
  const { number, state, messages, account_id: account, email } = chat;
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const { go } = useDesk();
  const field = useRef<HTMLTextAreaElement>(null);
  const [help, setHelp] = useState(false);
  const setState = useMutation({
    mutationFn: (to: 'waiting' | 'closed') => call(feedbackContract.staffChatState, { number, state: to }),
    onSuccess: () => {
      onChanged();
      void queries.invalidateQueries({ queryKey: ['desk', 'chats', 'list'] });
    },
  });
  const turn = () => {
    if (!setState.isPending) setState.mutate(state === 'closed' ? 'waiting' : 'closed');
  };
  useKeys({
    r: () => field.current?.focus(),
    e: turn,
    u: () => go(LIST),
    '?': () => setHelp(true),
  });
  const visitor = email ?? t(account === null ? 'chats.visitor' : 'chats.member');
  return (
    <DeskPage
      title={t('chats.chat', { number })}
      back={{ href: LIST, label: t('chats.title') }}
      tags={<ChatTag state={state} />}
      actions={
        <>
          <KeysHelp
            open={help}
            onOpen={() => setHelp(true)}
            onClose={() => setHelp(false)}
            keys={[
              ['r', t('chats.keyAnswer')],
              ['Ctrl Enter', t('support.keySend')],
              ['Esc', t('support.keyLeave')],
              ['e', t('chats.keyClose')],
              ['u', t('support.keyList')],
              ['?', t('support.keyHelp')],
            ]}
          />
          <button
            type="button"
            className="btn btn-outline"
            aria-keyshortcuts="e"
            aria-busy={setState.isPending}
            onClick={turn}
          >
            {t(state === 'closed' ? 'chats.reopen' : 'chats.close')}
          </button>
        </>
      }
    >
      {setState.error && <ErrorNotice error={setState.error} />}
      <div className={styles.twoColumns}>
        <Panel title={t('chats.conversation')}>
          <div className={styles.column}>
            <SaidList
              label={t('chats.conversation')}
              messages={messages.map((message) => {
                const { seq, from, text, sent_at: at, by } = message;
                const note = noteOf(chat, message);
                const ours = from === 'support';
                const support = by === null ? t('ticket.support') : t('ticket.by', { name: by });
                return { seq, ours, who: ours ? support : visitor, text, at, note: note && t(note) };
              })}
            />
            {fault !== null && (
              <p className="dim sm" role="status">
                {t('chats.lost')}
              </p>
            )}
            <AnswerForm key={number} chat={chat} field={field} onSent={onChanged} />
          </div>
        </Panel>
        <aside className={styles.column} aria-label={t('chats.facts')}>
          <VisitorPanel chat={chat} />
        </aside>
      </div>
    </DeskPage>
  );
}

/** /staff/chats/$number: one conversation, answered in place. What is new appears by itself. */
export function ChatPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const number = (params['number'] ?? '').toUpperCase();
  return <FollowedPage key={number} number={number} />;
}

function FollowedPage({ number }: { readonly number: string }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { state, chat, fault, unread, refresh } = useChat(number);
  const title = t(state === 'gone' ? 'chats.gone' : 'chats.chat', { number });
  useTitleCount(title, unread);
  if (chat) return <ShownChat chat={chat} fault={fault} onChanged={refresh} />;
  return (
    <DeskPage title={title} back={{ href: LIST, label: t('chats.title') }}>
      {state === 'gone' && <Notice status="no" title={t('chats.goneLead', { number })} />}
      {state === 'unreachable' && <ErrorNotice error={fault} onRetry={refresh} />}
      {state === 'loading' && (
        <div className={styles.column} role="status" aria-label={t('chats.loading')}>
          <span className={`skeleton ${styles.place}`} />
          <span className={`skeleton ${styles.place}`} />
        </div>
      )}
    </DeskPage>
  );
}
