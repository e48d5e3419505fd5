import { Due, Facts, Moment, Panel, StatusTag, useDesk, Waits } from '@vinlore/desk-ui';
import { type DeskTicket, ticketContract, type TicketFile } from '@vinlore/feedback-domain';
import { type LoadFile, MessageFiles, useAttachments } from '@vinlore/feedback-feature/files';
import { useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { NoteForm, noteDraft } from '../parts/note-form.tsx';
import { StateTag } from '../parts/state-tag.tsx';
import { NoTalkPage, TalkPage } from '../parts/talk-page.tsx';
import { threadOf } from '../parts/thread.ts';
import { useMoveDraft } from '../parts/use-draft.ts';
import { TagsPanel } from '../tags/tags-panel.tsx';
import { TeamField } from '../teams/team-field.tsx';
import { ByMail } from './by-mail.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { Rated } from './rated.tsx';
import { ReplyForm } from './reply-form.tsx';
import { TICKETS_KEY } from '../tickets-key.ts';
import { deskTicketQuery, TICKETS } from './ticket-queries.ts';
import { MemberPanel, OthersPanel, VehiclePanel } from './ticket-side.tsx';

/** Moves drafts to the ticket that this one was merged into. */
function moveDrafts(move: ReturnType<typeof useMoveDraft>, from: string, to: string) {
  move(`ticket ${from}`, `ticket ${to}`);
  move(noteDraft(`ticket ${from}`), noteDraft(`ticket ${to}`));
}

/** Props of `TicketDetails`. */
interface TicketDetailsProps {
  readonly ticket: DeskTicket;
  readonly report: TicketPageProps['report'];
  readonly disputed: TicketPageProps['disputed'];
}

/** A loaded ticket. */
function TicketDetails({ ticket, report, disputed }: TicketDetailsProps) {
  const {
    number,
    state,
    subject,
    about,
    name,
    email,
    conversation,
    notes,
    others,
    assignee,
    waiting_since: since,
  } = ticket;
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const { go, me } = useDesk();
  const moveDraft = useMoveDraft();
  const noteFiles = useAttachments(`${me.id} ${noteDraft(`ticket ${number}`)}`, (upload, options) =>
    call(ticketContract.staffTicketUpload, { number, ...upload }, options),
  );
  const load: LoadFile = (which, signal) => call(ticketContract.staffTicketFile, which, signal && { signal });
  const drawFiles = (files: readonly TicketFile[]) => <MessageFiles files={files} load={load} />;
  const [field, noteField] = [useRef<HTMLTextAreaElement>(null), useRef<HTMLTextAreaElement>(null)];
  const tagField = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'merge' | 'credit' | null>(null);
  const close = () => setOpen(null);
  const take = (next: DeskTicket) => {
    queries.setQueryData([...TICKETS_KEY, 'one', number], next);
    void queries.invalidateQueries({ queryKey: [...TICKETS_KEY, 'list'] });
    void queries.invalidateQueries({ queryKey: [...TICKETS_KEY, 'tags'] });
  };
  const setState = useMutation({
    mutationFn: (to: 'open' | 'resolved') => call(ticketContract.staffTicketState, { number, state: to }),
    onSuccess: take,
  });
  const tellWriting = useCallback(() => call(ticketContract.staffTicketWriting, { number }), [call, number]);
  const setAssignee = useMutation({
    mutationFn: (to: string | null) =>
      call(ticketContract.staffTicketAssign, { number, to, was: assignee?.id ?? null }),
    onSuccess: take,
    // A colleague was faster: reload to show who.
    onError: () => queries.invalidateQueries({ queryKey: [...TICKETS_KEY, 'one', number] }),
  });
  const setTeam = useMutation({
    mutationFn: (to: string | null) =>
      call(ticketContract.staffTicketTeam, { number, to, was: ticket.team?.id ?? null }),
    onSuccess: take,
    onError: () => queries.invalidateQueries({ queryKey: [...TICKETS_KEY, 'one', number] }),
  });
  // Assigning a team unassigns the agent, so the two mutations run one after the other.
  const isHandingOver = setAssignee.isPending || setTeam.isPending;
  return (
    <TalkPage
      title={subject || t('support.noSubject')}
      number={number}
      tags={
        <>
          <StateTag state={state} />
          <Due at={ticket.due_at} />
          {about === 'dispute' && <StatusTag tone="bad">{t('support.about.dispute')}</StatusTag>}
        </>
      }
      list={{ path: TICKETS, label: t('support.tickets') }}
      turn={{
        label: t(state === 'resolved' ? 'ticket.reopen' : 'ticket.resolve'),
        keyWords: t('support.keyResolve'),
        onTurn: () => setState.mutate(state === 'resolved' ? 'open' : 'resolved'),
        isPending: setState.isPending,
        error: setState.error,
      }}
      writing={ticket.writing}
      onWriting={tellWriting}
      assigning={{
        assignee,
        onAssign: (to) => setAssignee.mutate(to),
        team: <TeamField team={ticket.team} onTeam={setTeam.mutate} isPending={isHandingOver} />,
        isPending: isHandingOver,
        error: setAssignee.error ?? setTeam.error,
      }}
      said={{
        label: t('ticket.conversation'),
        who: name || email,
        entries: threadOf(
          conversation.map(({ seq, from, by, text, files, mail, sent_at: at }) => {
            const kind = from === 'support' ? 'ours' : 'theirs';
            const brought = (
              <>
                {drawFiles(files)}
                {mail && <ByMail mail={mail} />}
              </>
            );
            return { key: `${seq}`, kind, by, text, at, files: brought };
          }),
          notes,
          drawFiles,
        ),
      }}
      reply={{
        form: <ReplyForm key={number} ticket={ticket} field={field} />,
        field,
        keyWords: t('support.keyReply'),
        label: t('note.reply'),
      }}
      note={{
        form: (
          <NoteForm
            key={number}
            about={`ticket ${number}`}
            field={noteField}
            attachments={noteFiles}
            onSave={async (note) =>
              take(await call(ticketContract.staffTicketNote, { number, ...note, files: [...noteFiles.ids] }))
            }
          />
        ),
        field: noteField,
      }}
      side={
        <>
          <Panel title={<span translate="no">{t('ticket.number', { number })}</span>}>
            <Facts
              facts={[
                [t('support.about'), t(`support.about.${about}`)],
                [t('ticket.opened'), <Moment key="opened" at={ticket.opened_at} />],
                [t('support.waits'), since && <Waits key="waits" since={since} />],
                [t('ticket.rating'), ticket.rating && <Rated key="rating" rating={ticket.rating} />],
                [t('support.due'), ticket.due_at && <Moment key="due" at={ticket.due_at} />],
              ]}
            />
          </Panel>
          <TagsPanel ticket={ticket} field={tagField} onChanged={take} />
          <MemberPanel
            ticket={ticket}
            actions={
              <button type="button" className="btn btn-quiet" onClick={() => setOpen('credit')}>
                {t('ticket.credit')}
              </button>
            }
          />
          {about === 'dispute' && disputed?.({ vin: ticket.vin, text: conversation[0]?.text ?? '' })}
          <VehiclePanel vin={ticket.vin} report={ticket.report && (report?.(ticket.report) ?? ticket.report)} />
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
        </>
      }
      keys={[{ key: 'l', words: t('tags.key'), onKey: () => tagField.current?.focus() }]}
      sideLabel={t('ticket.number', { number })}
    >
      {open === 'merge' && (
        <MergeDialog
          ticket={ticket}
          onClose={close}
          onMerged={(into) => {
            moveDrafts(moveDraft, number, into);
            void queries.invalidateQueries({ queryKey: TICKETS_KEY });
            go(`${TICKETS}/${into}`);
          }}
        />
      )}
      {open === 'credit' && <CreditDialog ticket={ticket} onClose={close} onGiven={take} />}
    </TalkPage>
  );
}

/** Props of `TicketPage`. */
export interface TicketPageProps {
  readonly params: Readonly<Record<string, string>>;
  /** A link to the disputed report; defaults to its bare number. */
  readonly report?: (number: string) => ReactNode;
  /** The disputed record, found by the vehicle and the first words of the dispute, with its actions. */
  readonly disputed?: (dispute: { readonly vin: string; readonly text: string }) => ReactNode;
}

/** /staff/tickets/$number: one ticket. The number of a merged ticket redirects. */
export function TicketPage({ params, report, disputed }: TicketPageProps) {
  const asked = params['number'] ?? '';
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { go } = useDesk();
  const moveDraft = useMoveDraft();
  const { data: ticket, error, refetch } = useQuery(deskTicketQuery(useCall(), asked));
  const now = ticket?.number;
  useEffect(() => {
    if (now === undefined || now === asked) return;
    moveDrafts(moveDraft, asked, now);
    go(`${TICKETS}/${now}`, { replace: true });
  }, [now, asked, go, moveDraft]);
  if (ticket) return <TicketDetails key={ticket.number} ticket={ticket} report={report} disputed={disputed} />;
  const isGone = ticket === null;
  return (
    <NoTalkPage
      title={t(isGone ? 'ticket.gone' : 'ticket.number', { number: asked })}
      back={{ href: TICKETS, label: t('support.tickets') }}
      gone={isGone ? t('ticket.goneLead', { number: asked }) : null}
      error={error}
      onRetry={() => void refetch()}
      loading={t('ticket.loading')}
    />
  );
}
