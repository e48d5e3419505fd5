import { CHAT_MESSAGE_LENGTH, type DeskChat, feedbackContract } from '@vinlore/feedback-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { ReplyField } from '../parts/reply-field.tsx';
import { useOwnFacts } from '../parts/use-facts.ts';
import { useOutgoing } from '../parts/use-outgoing.ts';
import { CHATS_KEY } from './chat-queries.ts';

/** Props of `AnswerForm`. */
export interface AnswerFormProps {
  readonly chat: DeskChat;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onSent: () => void;
}

const max = CHAT_MESSAGE_LENGTH;

/** The reply form of a chat. */
export function AnswerForm({ chat, field, onSent }: AnswerFormProps) {
  const { number, email, language } = chat;
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const outgoing = useOutgoing({
    about: `chat ${number}`,
    field,
    max,
    tooLong: t('chats.long', { max }),
    isSent: true,
  });
  const own = useOwnFacts();
  const { text } = outgoing;
  const send = useMutation({
    mutationFn: () => call(feedbackContract.staffChatAnswer, { number, message_id: outgoing.idOf(), text }),
    onSuccess: () => {
      outgoing.onSent();
      onSent();
      void queries.invalidateQueries({ queryKey: [...CHATS_KEY, 'list'] });
    },
  });
  const submit = () => {
    if (!send.isPending && outgoing.isReady()) send.mutate();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ReplyField
        label={t('chats.answer')}
        hint={t(email === null ? 'chats.answerNoMail' : 'chats.answerHint', { max })}
        outgoing={outgoing}
        field={field}
        facts={{ ...own, number }}
        language={language}
        onSend={submit}
      />
      {send.error && <ErrorNotice error={send.error} />}
      <div className="row">
        <button type="submit" className="btn btn-primary" aria-busy={send.isPending}>
          {t(send.isPending ? 'ticket.sending' : 'chats.send')}
        </button>
        {text !== '' && <p className="dim sm">{t('ticket.draftKept')}</p>}
      </div>
    </form>
  );
}
