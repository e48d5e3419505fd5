import { DeskPage, Facts, Moment, Panel, StatusTag, useDesk } from '@vinlore/desk-ui';
import { type DeskTicket, ticketContract } from '@vinlore/feedback-domain';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { KeysHelp } from '../parts/keys-help.tsx';
import styles from '../parts/parts.module.css';
import { SaidList } from '../parts/said.tsx';
import { useMoveDraft } from '../parts/use-draft.ts';
import { useKeys } from '../parts/use-keys.ts';
import { Waits } from '../parts/waits.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ReplyForm } from './reply-form.tsx';
import { deskTicketQuery, TICKETS_KEY } from './ticket-queries.ts';
import { MemberPanel, OthersPanel, VehiclePanel } from './ticket-side.tsx';
import { TicketTag } from './ticket-tag.tsx';

const LIST = '/staff/tickets';

type Open = 'merge' | 'credit' | 'keys' | null;

/** A ticket that is here: what was said, where it stands, the field to answer. */
function ShownTicket({ ticket }: { readonly ticket: DeskTicket }) {
  const { number, state, subject, about, name, email, conversation, others, waiting_since: since } = ticket;
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const { go } = useDesk();
  const moveDraft = useMoveDraft();
  const field = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const take = (next: DeskTicket) => {
    queries.setQueryData([...TICKETS_KEY, 'one', number], next);
    void queries.invalidateQueries({ queryKey: [...TICKETS_KEY, 'list'] });
  };
  const setState = useMutation({
    mutationFn: (to: 'open' | 'resolved') => call(ticketContract.staffTicketState, { number, state: to }),
    onSuccess: take,
  });
  const turn = () => {
    if (!setState.isPending) setState.mutate(state === 'resolved' ? 'open' : 'resolved');
  };
  useKeys({
    r: () => field.current?.focus(),
    e: turn,
    u: () => go(LIST),
    '?': () => setOpen('keys'),
  });
  return (
    <DeskPage
      title={subject || t('support.noSubject')}
      back={{ href: LIST, label: t('support.tickets') }}
      tags={
        <>
          <TicketTag state={state} />
          {about === 'dispute' && <StatusTag tone="bad">{t('support.about.dispute')}</StatusTag>}
        </>
      }
      actions={
        <>
          <KeysHelp
            open={open === 'keys'}
            onOpen={() => setOpen('keys')}
            onClose={close}
            keys={[
              ['r', t('support.keyReply')],
              ['Ctrl Enter', t('support.keySend')],
              ['Esc', t('support.keyLeave')],
              ['e', t('support.keyResolve')],
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
            {t(state === 'resolved' ? 'ticket.reopen' : 'ticket.resolve')}
          </button>
        </>
      }
    >
      {setState.error && <ErrorNotice error={setState.error} />}
      <div className={styles.twoColumns}>
        <div className={styles.column}>
          <Panel title={t('ticket.conversation')}>
            <div className={styles.column}>
              <SaidList
                label={t('ticket.conversation')}
                messages={conversation.map(({ seq, from, text, sent_at: at, by }) => ({
                  seq,
                  ours: from === 'support',
                  who:
                    from === 'support'
                      ? by === null
                        ? t('ticket.support')
                        : t('ticket.by', { name: by })
                      : name || email,
                  text,
                  at,
                }))}
              />
              <ReplyForm key={number} ticket={ticket} field={field} />
            </div>
          </Panel>
        </div>
        <aside className={styles.column} aria-label={t('ticket.number', { number })}>
          <Panel title={<span translate="no">{t('ticket.number', { number })}</span>}>
            <Facts
              facts={[
                [t('support.about'), t(`support.about.${about}`)],
                [t('ticket.opened'), <Moment key="opened" at={ticket.opened_at} />],
                [t('support.waits'), since && <Waits key="waits" since={since} />],
              ]}
            />
          </Panel>
          <MemberPanel
            ticket={ticket}
            actions={
              <button type="button" className="btn btn-quiet" onClick={() => setOpen('credit')}>
                {t('ticket.credit')}
              </button>
            }
          />
          <VehiclePanel vin={ticket.vin} report={ticket.report} />
          <OthersPanel
            ticket={ticket}
            actions={
              others.length > 0 && (
                <button type="button" className="btn btn-quiet" onClick={() => setOpen('merge')}>
                  {t('ticket.merge')}
                </button>
              )
            }
          />
        </aside>
      </div>
      {open === 'merge' && (
        <MergeDialog
          ticket={ticket}
          onClose={close}
          onMerged={(into) => {
            moveDraft(`ticket ${number}`, `ticket ${into}`);
            void queries.invalidateQueries({ queryKey: TICKETS_KEY });
            go(`${LIST}/${into}`);
          }}
        />
      )}
      {open === 'credit' && <CreditDialog ticket={ticket} onClose={close} onGiven={take} />}
    </DeskPage>
  );
}

/** /staff/tickets/$number: one ticket. The number of one that was merged leads on to where it is now. */
export function TicketPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const asked = params['number'] ?? '';
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { go } = useDesk();
  const moveDraft = useMoveDraft();
  const { data: ticket, error, refetch } = useQuery(deskTicketQuery(useCall(), asked));
  const now = ticket?.number;
  useEffect(() => {
    if (now === undefined || now === asked) return;
    moveDraft(`ticket ${asked}`, `ticket ${now}`);
    go(`${LIST}/${now}`, { replace: true });
  }, [now, asked, go, moveDraft]);
  const back = { href: LIST, label: t('support.tickets') };
  if (ticket) return <ShownTicket key={ticket.number} ticket={ticket} />;
  const title = ticket === null ? t('ticket.gone') : t('ticket.number', { number: asked });
  return (
    <DeskPage title={title} back={back}>
      {ticket === null && <Notice status="no" title={t('ticket.goneLead', { number: asked })} />}
      {ticket === undefined && error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {ticket === undefined && !error && (
        <div className={styles.column} role="status" aria-label={t('ticket.loading')}>
          <span className={`skeleton ${styles.place}`} />
          <span className={`skeleton ${styles.place}`} />
        </div>
      )}
    </DeskPage>
  );
}
