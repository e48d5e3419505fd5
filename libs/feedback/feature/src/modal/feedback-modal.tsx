import {
  apologyOf,
  FEEDBACK_DONE_ADDRESS,
  creditTypeOf,
  feedbackAfter,
  type OpenFeedback,
  regenerateAddress,
  STEP_DELAY_MS,
} from '@vinlore/feedback-domain';
import { Modal, useBrand, useTranslator } from '@vinlore/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useChat } from '../chat/visibility-atom.ts';
import { useMessageFault } from '../message/index.ts';
import { feedbackAgainAtom, feedbackAtom, feedbackReportAtom } from '../start/feedback-atoms.ts';
import { SupportForm, type supportMessages, SupportSent, type SupportMember } from '../support/index.ts';
import styles from './feedback-modal.module.css';
import type { modalMessages } from './messages/index.ts';
import { PickStep } from './pick-step.tsx';
import { openedByAtom, openedTicketAtom, ratingDraftAtom } from './rating-draft.ts';
import { useSendRating } from './use-send-rating.ts';
import { type Way, WaysStep } from './ways-step.tsx';
import { WordsStep } from './words-step.tsx';

type Texts = typeof modalMessages & typeof supportMessages;

/** Props of `FeedbackModal`. */
export interface FeedbackModalProps {
  /** The signed-in member; null if signed out, in which case nothing is sent (spec §5). */
  readonly member: SupportMember | null;
  /** Navigates to a URL of the members area. */
  readonly onLeave: (address: string) => void;
}

/** The heading of a step. */
function useTitle(): (state: OpenFeedback) => string {
  const { t } = useTranslator<Texts>();
  const { name: brand } = useBrand();
  return ({ step, type, done }) => {
    if (done === 'feedback') return t('rating.sent');
    if (step === 1) return t('rating.thanks');
    if (step === 2) return t('rating.sorry');
    if (step === 3) return t('support.title');
    if (type === 'report') return t('rating.titleReport');
    return type === 'sticker' || type === 'regenerate' ? t('rating.titleSticker') : t('rating.titleGeneral', { brand });
  };
}

/** Steps 1 and 2 with a textarea and its draft. */
function Words({ state, member }: { readonly state: OpenFeedback } & Pick<FeedbackModalProps, 'member'>) {
  const { t } = useTranslator<Texts>();
  const [, tell] = useAtom(feedbackAtom);
  const [text, setText] = useAtom(ratingDraftAtom);
  const [judged, setJudged] = useState(false);
  const send = useSendRating(tell);
  const { step, satisfaction, fault, sending } = state;
  const emptyWords = t(step === 1 ? 'rating.enterMessage' : 'rating.pleaseEnterMessage');
  const wrong = useMessageFault(emptyWords)(text);
  const submit = () => {
    setJudged(wrong !== undefined);
    // Text over the limit stays, for its author to shorten.
    if (wrong !== undefined && text.trim() !== '') return;
    const event = { kind: 'submit', message: text, loggedIn: member !== null } as const;
    tell(event);
    if (!sending && feedbackAfter(state, event)?.sending) send.mutate({ state, text });
  };
  const prompt = step === 2 ? 'rating.promptSorry' : satisfaction === 3 ? 'rating.promptNeutral' : 'rating.promptHappy';
  return (
    <WordsStep
      prompt={t(prompt)}
      text={text}
      error={judged ? wrong : undefined}
      failure={fault?.kind === 'told' ? fault.words : null}
      sending={sending}
      onType={setText}
      onSubmit={submit}
      onSkip={() => tell({ kind: 'skip' })}
      onBack={step === 1 ? () => tell({ kind: 'back' }) : undefined}
    />
  );
}

/** Step 3 and its result. */
function Support({ state, member }: { readonly state: OpenFeedback; readonly member: SupportMember }) {
  const [, tell] = useAtom(feedbackAtom);
  const [, setTicket] = useAtom(openedTicketAtom);
  return (
    <SupportForm
      vin={state.vin}
      creditType={creditTypeOf(state.type)}
      member={member}
      onSending={() => tell({ kind: 'ticket-submit' })}
      onFailed={(words) => tell({ kind: 'failed', words })}
      onSent={(ticket) => {
        setTicket(ticket);
        tell({ kind: 'ticket-sent' });
      }}
      onCancel={() => tell({ kind: 'back' })}
    />
  );
}

/** The screen for a state. */
function Screen({ state, member, onLeave }: FeedbackModalProps & { readonly state: OpenFeedback }) {
  const { t } = useTranslator<Texts>();
  const [, tell] = useAtom(feedbackAtom);
  const report = useAtomValue(feedbackReportAtom);
  const again = useAtomValue(feedbackAgainAtom);
  const ticket = useAtomValue(openedTicketAtom);
  const { maximize } = useChat();
  const { step, type, vin, satisfaction, done } = state;
  const close = () => tell({ kind: 'close' });
  const leave = (address: string) => {
    close();
    onLeave(address);
  };
  const go: Record<Way, () => void> = {
    regenerate: () => leave(again ?? regenerateAddress(vin)),
    support: () => tell({ kind: 'next' }),
    chat: () => {
      close();
      maximize();
    },
    nothing: close,
  };
  const ok = (
    <button
      type="button"
      className={`btn btn-primary ${styles.ok}`}
      data-autofocus
      onClick={() => leave(FEEDBACK_DONE_ADDRESS)}
    >
      {t('rating.ok')}
    </button>
  );
  if (done === 'feedback')
    return (
      <>
        <p className={styles.thanks}>{t('rating.sentLead')}</p>
        {ok}
      </>
    );
  if (done === 'ticket') return ticket && <SupportSent ticket={ticket} actions={ok} />;
  if (step === 0)
    return (
      <PickStep
        chosen={satisfaction}
        report={report}
        onPick={(picked) => tell({ kind: 'pick', satisfaction: picked })}
        onSkip={() => tell({ kind: 'skip' })}
      />
    );
  if (step === 3) return member && <Support state={state} member={member} />;
  const ways = step === 2 ? apologyOf(type) : 'message';
  if (ways === 'message') return <Words key={step} state={state} member={member} />;
  return <WaysStep ways={ways} onWay={(way) => go[way]()} />;
}

/** The feedback modal (spec §2, §4): renders the domain's state machine. */
export function FeedbackModal({ member, onLeave }: FeedbackModalProps) {
  const [state, tell] = useAtom(feedbackAtom);
  const setText = useSetAtom(ratingDraftAtom);
  const [openedBy, setOpenedBy] = useAtom(openedByAtom);
  const titleOf = useTitle();
  const body = useRef<HTMLDivElement>(null);
  // Keeps its content during the closing animation.
  const [last, setLast] = useState(state);
  if (state !== null && state !== last) setLast(state);
  const isOpen = state !== null;
  const isMoving = state?.moving ?? false;
  const place = state && `${state.step} ${state.done ?? ''}`;
  const memberId = member?.id ?? null;
  const isAnothers = openedBy !== null && memberId !== null && openedBy !== memberId;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => tell({ kind: 'delay-over' }), STEP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isMoving, tell]);
  useEffect(() => {
    // The focused control was removed with its step.
    if (place) body.current?.querySelector<HTMLElement>('[data-autofocus], textarea')?.focus();
  }, [place]);
  useEffect(() => {
    if (isAnothers) tell({ kind: 'close' });
  }, [isAnothers, tell]);
  useEffect(() => {
    if (isOpen) setOpenedBy((by) => by ?? memberId);
    else {
      setOpenedBy(null);
      setText('');
    }
  }, [isOpen, memberId, setOpenedBy, setText]);

  if (!last) return null;
  const title = titleOf(last);
  return (
    <Modal open={isOpen && !isAnothers} onClose={() => tell({ kind: 'close' })} title={title}>
      <p className="hidden-visually" role="status">
        {title}
      </p>
      <div ref={body} data-step={last.step}>
        <Screen state={last} member={member} onLeave={onLeave} />
      </div>
    </Modal>
  );
}
