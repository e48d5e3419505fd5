import { CallError } from '@vinlore/contract';
import { type DeskTicket, MESSAGE_LENGTH, ticketContract } from '@vinlore/feedback-domain';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { ReplyField } from '../parts/reply-field.tsx';
import styles from '../parts/parts.module.css';
import { useDraft } from '../parts/use-draft.ts';
import { TICKETS_KEY } from './ticket-queries.ts';
import { useUnseen } from './use-unseen.ts';

/** What `ReplyForm` takes. */
export interface ReplyFormProps {
  readonly ticket: DeskTicket;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** What came while a reply was written; it is read before the reply is sent. */
function Came({ ticket, count, onRead }: { ticket: DeskTicket; count: number; onRead: () => void }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return (
    <Notice
      status="ask"
      role="alert"
      title={t('ticket.cameTitle', { count })}
      actions={
        <button type="button" className="btn btn-outline" onClick={onRead}>
          {t('ticket.cameRead')}
        </button>
      }
    >
      {ticket.conversation.slice(-count).map(({ seq, text }) => (
        <p key={seq} className={styles.text}>
          {text}
        </p>
      ))}
    </Notice>
  );
}

/** Whether a reply was refused because more was said: what came stands above the field, and says it all. */
const hasCrossed = (error: unknown) => error instanceof CallError && error.status === 409;

/** Where support answers a ticket. What is not sent yet stays in the tab; sent again, it is the same message. */
export function ReplyForm({ ticket, field }: ReplyFormProps) {
  const { number, state, language, account_email: email, name, vin, messages } = ticket;
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [text, setText] = useDraft(`ticket ${number}`);
  const [judged, setJudged] = useState(false);
  const message = useRef<{ readonly text: string; readonly id: string } | null>(null);
  const { seen, count, onRead } = useUnseen(messages, text !== '');
  const length = text.trim().length;
  const fault =
    length === 0 ? t('ticket.empty') : length > MESSAGE_LENGTH ? t('ticket.long', { max: MESSAGE_LENGTH }) : undefined;

  const send = useMutation({
    mutationFn: (resolve: boolean) => {
      // Another text is another message; the same one may have arrived although its answer did not.
      if (message.current?.text !== text) message.current = { text, id: crypto.randomUUID() };
      return call(ticketContract.staffTicketAnswer, { number, message_id: message.current.id, text, seen, resolve });
    },
    onSuccess: (next) => {
      message.current = null;
      setText('');
      setJudged(false);
      queries.setQueryData([...TICKETS_KEY, 'one', number], next);
      void queries.invalidateQueries({ queryKey: [...TICKETS_KEY, 'list'] });
    },
    onError: (error) =>
      hasCrossed(error) ? queries.invalidateQueries({ queryKey: [...TICKETS_KEY, 'one', number] }) : undefined,
  });
  const read = () => {
    onRead();
    send.reset();
    field.current?.focus();
  };
  const submit = (resolve: boolean) => {
    if (send.isPending || count > 0) return;
    setJudged(fault !== undefined);
    if (fault === undefined) send.mutate(resolve);
    else field.current?.focus();
  };
  const hint = email === null ? 'replyNoMail' : language === 'es' ? 'replyHintEs' : 'replyHint';
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <ReplyField
        label={t('ticket.reply')}
        hint={t(`ticket.${hint}`, { email: email ?? '', max: MESSAGE_LENGTH })}
        value={text}
        error={judged ? fault : undefined}
        field={field}
        facts={{ name, vin, number }}
        language={language}
        onType={setText}
        onSend={() => submit(false)}
      />
      {count > 0 && <Came ticket={ticket} count={count} onRead={read} />}
      {send.error && !hasCrossed(send.error) && <ErrorNotice error={send.error} />}
      <div className="row">
        <button type="submit" className="btn btn-primary" aria-busy={send.isPending} disabled={count > 0}>
          {t(send.isPending ? 'ticket.sending' : 'ticket.send')}
        </button>
        {state !== 'resolved' && (
          <button type="button" className="btn btn-outline" disabled={count > 0} onClick={() => submit(true)}>
            {t('ticket.sendResolve')}
          </button>
        )}
        <p className="dim sm" role="status">
          {text !== '' ? t('ticket.draftKept') : send.isSuccess ? t('ticket.sent') : ''}
        </p>
      </div>
    </form>
  );
}
