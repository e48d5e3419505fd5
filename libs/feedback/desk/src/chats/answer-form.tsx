import { CHAT_MESSAGE_LENGTH, type DeskChat, feedbackContract } from '@vinlore/feedback-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { ReplyField } from '../parts/reply-field.tsx';
import { useDraft } from '../parts/use-draft.ts';

/** What `AnswerForm` takes. */
export interface AnswerFormProps {
  readonly chat: DeskChat;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onSent: () => void;
}

/** Where support answers a chat. What is not sent yet stays in the tab; sent again, it is the same message. */
export function AnswerForm({ chat, field, onSent }: AnswerFormProps) {
  const { number, email, language } = chat;
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [text, setText] = useDraft(`chat ${number}`);
  const [judged, setJudged] = useState(false);
  const message = useRef<{ readonly text: string; readonly id: string } | null>(null);
  const max = CHAT_MESSAGE_LENGTH;
  const length = text.trim().length;
  const fault = length === 0 ? t('ticket.empty') : length > max ? t('chats.long', { max }) : undefined;
  const send = useMutation({
    mutationFn: () => {
      // Another text is another message; the same one may have arrived although its answer did not.
      if (message.current?.text !== text) message.current = { text, id: crypto.randomUUID() };
      return call(feedbackContract.staffChatAnswer, { number, message_id: message.current.id, text });
    },
    onSuccess: () => {
      message.current = null;
      setText('');
      setJudged(false);
      onSent();
      void queries.invalidateQueries({ queryKey: ['desk', 'chats', 'list'] });
    },
  });
  const submit = () => {
    if (send.isPending) return;
    setJudged(fault !== undefined);
    if (fault === undefined) send.mutate();
    else field.current?.focus();
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
        value={text}
        error={judged ? fault : undefined}
        field={field}
        facts={{ name: '', vin: '', number }}
        language={language}
        onType={setText}
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
