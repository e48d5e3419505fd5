import { type Ticket, ticketContract } from '@vinlore/feedback-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { AttachmentField, useAttachments } from '../files/index.ts';
import { MessageField, useMessageFault } from '../message/index.ts';
import type { ticketMessages } from './messages/index.ts';
import styles from './ticket.module.css';
import { ticketDraftsAtom } from './ticket-drafts.ts';
import { ticketQuery, TICKETS_KEY } from './ticket-queries.ts';

/** The member's reply form. A failed message stays in the form, also across sign-in; a retry is the same message. */
export function WriteForm({ ticket }: { readonly ticket: Pick<Ticket, 'number' | 'state'> }) {
  const { number, state } = ticket;
  const { t } = useTranslator<typeof ticketMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [drafts, setDrafts] = useAtom(ticketDraftsAtom);
  const [judged, setJudged] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const message = useRef<{ readonly content: string; readonly id: string } | null>(null);
  const attachments = useAttachments(`ticket ${number}`, (upload, options) =>
    call(ticketContract.ticketFileUpload, upload, options),
  );
  const text = drafts[number] ?? '';
  const fault = useMessageFault(t('tickets.empty'))(text);
  const setText = (typed: string) => setDrafts((all) => ({ ...all, [number]: typed }));

  const send = useMutation({
    mutationFn: () => {
      const files = [...attachments.ids];
      // Changed text or files make a new message; unchanged ones may have arrived although the response was lost.
      const content = JSON.stringify([text, files]);
      if (message.current?.content !== content) message.current = { content, id: crypto.randomUUID() };
      return call(ticketContract.writeInTicket, { number, message_id: message.current.id, text, files });
    },
    onSuccess: (next) => {
      message.current = null;
      setText('');
      attachments.onSent();
      setJudged(false);
      queries.setQueryData(ticketQuery(call, number).queryKey, next);
      void queries.invalidateQueries({ queryKey: [...TICKETS_KEY, 'list'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    setJudged(fault !== undefined);
    if (fault !== undefined) field.current?.focus();
    else if (attachments.isReady()) send.mutate();
  };
  return (
    <form className={styles.write} noValidate onSubmit={submit}>
      <MessageField
        ref={field}
        label={t('tickets.message')}
        value={text}
        error={judged ? fault : undefined}
        onType={setText}
      />
      <AttachmentField attachments={attachments} />
      {send.error && <ErrorNotice error={send.error} />}
      <div>
        <button type="submit" className="btn btn-primary" aria-busy={send.isPending}>
          {t(send.isPending ? 'tickets.sending' : state === 'resolved' ? 'tickets.reopen' : 'tickets.send')}
        </button>
      </div>
      <p className="hidden-visually" role="status">
        {send.isSuccess && text === '' && t('tickets.sent')}
      </p>
    </form>
  );
}
