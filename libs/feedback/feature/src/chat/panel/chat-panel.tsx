import { CHAT_DAYS } from '@vinlore/feedback-domain';
import { ErrorNotice, useBrand, useTranslator } from '@vinlore/ui';
import { type KeyboardEvent, useId } from 'react';
import type { chatMessages } from '../../messages/index.ts';
import { HideIcon, MinimizeIcon } from '../icons.ts';
import type { ChatProviderProps } from '../provider.ts';
import styles from './chat-panel.module.css';
import { EmailForm } from './email-form.tsx';
import type { panelMessages } from './messages/index.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { useConversation } from './use-conversation.ts';

/** The built-in chat when open: the conversation and the message form. A bottom sheet on phones. */
export function ChatPanel({ onVisibility, byHand }: ChatProviderProps) {
  const { t } = useTranslator<typeof panelMessages & typeof chatMessages>();
  const { name } = useBrand();
  const title = useId();
  const conversation = useConversation();
  const { state, fault, number, hasEmail, messages, send, refresh } = conversation;
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onVisibility('minimized');
  };
  return (
    <div className={styles.panel} role="dialog" aria-labelledby={title} onKeyDown={closeByKey}>
      <div className={styles.head}>
        <h2 id={title}>{t('feedback.panelTitle', { brand: name })}</h2>
        <button
          type="button"
          className={`btn ${styles.tool}`}
          aria-label={t('feedback.panelHide')}
          title={t('feedback.panelHide')}
          onClick={() => onVisibility('hidden')}
        >
          <HideIcon />
        </button>
        <button
          type="button"
          className={`btn ${styles.tool}`}
          aria-label={t('feedback.chatMinimize')}
          title={t('feedback.chatMinimize')}
          onClick={() => onVisibility('minimized')}
        >
          <MinimizeIcon />
        </button>
      </div>
      <div className={styles.body}>
        <p className={styles.lead}>{t('feedback.panelLead')}</p>
        {state === 'unreachable' && <ErrorNotice error={fault} onRetry={refresh} />}
        <MessageList messages={messages} />
        {number !== null && !hasEmail && <EmailForm />}
        <p className={styles.small}>
          {number !== null && `${t('feedback.panelNumber', { number })} · `}
          {t('feedback.panelKept', { visitor: CHAT_DAYS.visitor, member: CHAT_DAYS.member })}
        </p>
      </div>
      <MessageForm send={send} focus={byHand} />
    </div>
  );
}
