import { CallError } from '@vinlore/contract';
import { useDesk } from '@vinlore/desk-ui';
import { type DeskTicket, MESSAGE_LENGTH, ticketContract } from '@vinlore/feedback-domain';
import { AttachmentField, useAttachments } from '@vinlore/feedback-feature/files';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, RefObject } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { GoOn } from '../parts/open-list.tsx';
import { ReplyField } from '../parts/reply-field.tsx';
import styles from '../parts/parts.module.css';
import { useOutgoing } from '../parts/use-outgoing.ts';
import { useTicketFacts } from '../parts/use-facts.ts';
import { useMacro } from './use-macro.ts';
import { TICKETS_KEY } from '../tickets-key.ts';
import { TICKETS } from './ticket-queries.ts';
import { useUnseen } from './use-unseen.ts';

/** Props of `ReplyForm`. */
export interface ReplyFormProps {
  readonly ticket: DeskTicket;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Messages that arrived while a reply was being written; they must be read before sending. */
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

/** The actions of inserted snippets, and a button to skip them. */
function Does({ macro: { resolves, tags, forgo } }: { readonly macro: ReturnType<typeof useMacro> }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return (
    <p className="sm row">
      <span>
        {t('macro.does', {
          does: [resolves && t('macro.resolves'), tags.length > 0 && t('macro.tags', { tags: tags.join(', ') })]
            .filter(Boolean)
            .join(', '),
        })}
      </span>
      <button type="button" className="btn btn-quiet" onClick={forgo}>
        {t('macro.forgo')}
      </button>
    </p>
  );
}

/** Whether a reply was rejected because of new messages, which are shown above the field. */
const hasCrossed = (error: unknown) => error instanceof CallError && error.status === 409;

const max = MESSAGE_LENGTH;

/** The reply form of a ticket. */
export function ReplyForm({ ticket, field }: ReplyFormProps) {
  const { number, state, language, account_email: email, messages } = ticket;
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const { me } = useDesk();
  const attachments = useAttachments(`${me.id} ticket ${number}`, (upload, options) =>
    call(ticketContract.staffTicketUpload, { number, ...upload }, options),
  );
  const outgoing = useOutgoing({
    about: `ticket ${number}`,
    field,
    max,
    tooLong: t('ticket.long', { max }),
    isSent: true,
  });
  const facts = useTicketFacts(ticket);
  const macro = useMacro();
  const { text } = outgoing;
  const { seen, count, onRead } = useUnseen(messages, text !== '');

  const send = useMutation({
    mutationFn: (resolve: boolean) =>
      call(ticketContract.staffTicketAnswer, {
        number,
        message_id: outgoing.idOf(attachments.ids),
        text,
        files: [...attachments.ids],
        seen,
        resolve,
        tags: [...macro.tags],
      }),
    onSuccess: (next) => {
      outgoing.onSent();
      attachments.onSent();
      macro.forgo();
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
    if (!send.isPending && count === 0 && outgoing.isReady() && attachments.isReady()) send.mutate(resolve);
  };
  const hint = email === null ? 'replyNoMail' : language === 'es' ? 'replyHintEs' : 'replyHint';
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(macro.resolves);
      }}
    >
      <ReplyField
        label={t('ticket.reply')}
        hint={t(`ticket.${hint}`, { email: email ?? '', max })}
        outgoing={outgoing}
        field={field}
        facts={facts}
        onSnippet={macro.onSnippet}
        language={language}
        onSend={() => submit(macro.resolves)}
      />
      <AttachmentField attachments={attachments} />
      {macro.isAny && <Does macro={macro} />}
      {count > 0 && <Came ticket={ticket} count={count} onRead={read} />}
      {send.error && !hasCrossed(send.error) && <ErrorNotice error={send.error} />}
      <div className="row">
        <button type="submit" className="btn btn-primary" aria-busy={send.isPending} disabled={count > 0}>
          {t(send.isPending ? 'ticket.sending' : macro.resolves ? 'ticket.sendResolve' : 'ticket.send')}
        </button>
        {state !== 'resolved' && !macro.resolves && (
          <button type="button" className="btn btn-outline" disabled={count > 0} onClick={() => submit(true)}>
            {t('ticket.sendResolve')}
          </button>
        )}
        <p className="dim sm" role="status">
          {text !== '' ? t('ticket.draftKept') : send.isSuccess ? t('ticket.sent') : ''}
        </p>
        {send.isSuccess && text === '' && <GoOn path={TICKETS} number={number} />}
      </div>
    </form>
  );
}
