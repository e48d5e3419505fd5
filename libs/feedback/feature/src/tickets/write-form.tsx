import { type Ticket, ticketContract } from '@vinlore/feedback-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { MessageField, useMessageFault } from '../message/index.ts';
import type { ticketMessages } from './messages/index.ts';
import styles from './ticket.module.css';
import { ticketDraftsAtom } from './ticket-drafts.ts';
import { ticketQuery, TICKETS_KEY } from './ticket-queries.ts';

/**
 * Where the member goes on with a ticket. What could not be sent stays in the field, over a login, too; sent again, it is
 * the same message.
 */
export function WriteForm({ ticket }: { readonly ticket: Pick<Ticket, 'number' | 'state'> }) {
  const { number, state } = ticket;
  const { t } = useTranslator<typeof ticketMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [drafts, setDrafts] = useAtom(ticketDraftsAtom);
  const [judged, setJudged] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const message = useRef<{ readonly text: string; readonly id: string } | null>(null);
  const text = drafts[number] ?? '';
  const fault = useMessageFault(t('tickets.empty'))(text);
  const setText = (typed: string) => setDrafts((all) => ({ ...all, [number]: typed }));

  const send = useMutation({
    mutationFn: () => {
      // Another text is another message; the same one may have arrived although its answer did not.
      if (message.current?.text !== text) message.current = { text, id: crypto.randomUUID() };
      return call(ticketContract.writeInTicket, { number, message_id: message.current.id, text });
    },
    onSuccess: (next) => {
      message.current = null;
      setText('');
      setJudged(false);
      queries.setQueryData(ticketQuery(call, number).queryKey, next);
      void queries.invalidateQueries({ queryKey: [...TICKETS_KEY, 'list'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    setJudged(fault !== undefined);
    if (fault === undefined) send.mutate();
    else field.current?.focus();
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
