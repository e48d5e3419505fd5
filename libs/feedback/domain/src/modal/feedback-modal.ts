import type { FeedbackType, Satisfaction } from '../ratings/rating.ts';
import { type FeedbackEntry, mayAsk } from './feedback-entry.ts';

/** Pause between a happy or neutral rating and the message step (spec §2, §9), in milliseconds. */
export const STEP_DELAY_MS = 300;

/** 0 pick, 1 message, 2 apology, 3 support form (spec §2). */
export type FeedbackStep = 0 | 1 | 2 | 3;

/** An error shown under the form. */
export type FeedbackFault =
  /** Message key: the message step shows 'Enter a message', the apology step 'Please enter a message' (spec §5). */
  | { readonly kind: 'enter-message' | 'please-enter-message' }
  /** The server's message, or that of a network exception (spec §8). */
  | { readonly kind: 'told'; readonly words: string };

/** The open modal. */
export interface OpenFeedback {
  readonly vin: string;
  readonly type: FeedbackType;
  readonly step: FeedbackStep;
  /** Null before a rating. */
  readonly satisfaction: Satisfaction | null;
  /** A rating was chosen, and the pause before the message step is running. */
  readonly moving: boolean;
  readonly sending: boolean;
  readonly fault: FeedbackFault | null;
  /** The visible success screen. */
  readonly done: 'feedback' | 'ticket' | null;
}

/** The modal: closed, or open (spec §3: showFeedback). */
export type FeedbackState = OpenFeedback | null;

/** Events of the modal. */
export type FeedbackEvent =
  | { readonly kind: 'start'; readonly about: FeedbackEntry; readonly recorded: readonly FeedbackEntry[] }
  | { readonly kind: 'pick'; readonly satisfaction: Satisfaction }
  | { readonly kind: 'delay-over' }
  | { readonly kind: 'back' | 'next' | 'skip' | 'close' }
  /** The field's text; without a token nothing is sent (spec §5). */
  | { readonly kind: 'submit'; readonly message: string; readonly loggedIn: boolean }
  | { readonly kind: 'ticket-submit' | 'ticket-sent' | 'feedback-sent' }
  | { readonly kind: 'failed'; readonly words: string };

const stepped = (step: number): FeedbackStep => Math.min(3, Math.max(0, step)) as FeedbackStep;

/** Negative starts at the apology step, positive at the message step with satisfaction 5 (spec §2). */
function opened({ vin, type }: FeedbackEntry): OpenFeedback {
  const start = { vin, type, moving: false, sending: false, fault: null, done: null };
  if (type === 'negative') return { ...start, step: 2, satisfaction: null };
  if (type === 'positive') return { ...start, step: 1, satisfaction: 5 };
  return { ...start, step: 0, satisfaction: null };
}

function afterPick(state: OpenFeedback, satisfaction: Satisfaction): OpenFeedback {
  if (state.step !== 0 || state.moving) return state;
  return satisfaction >= 3 ? { ...state, satisfaction, moving: true } : { ...state, satisfaction, step: 2 };
}

function afterSubmit(state: OpenFeedback, message: string, loggedIn: boolean): OpenFeedback {
  if (state.step !== 1 && state.step !== 2) return state;
  if (message.trim() === '')
    return { ...state, fault: { kind: state.step === 1 ? 'enter-message' : 'please-enter-message' } };
  return loggedIn ? { ...state, sending: true, fault: null } : state;
}

/**
 * Returns the modal's state after an event (spec §2, §4). Sending and navigation are up to the UI and follow from the
 * state alone.
 */
export function feedbackAfter(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  if (event.kind === 'start')
    return state === null && mayAsk(event.about, event.recorded) ? opened(event.about) : state;
  if (state === null) return null;
  // Closing resets the step (spec §4). Skip closes without sending (docs/decisions.md §4).
  if (event.kind === 'close' || event.kind === 'skip') return state.sending ? state : null;
  if (state.done) return state;
  if (state.sending) {
    if (event.kind === 'feedback-sent' && state.step !== 3) return { ...state, sending: false, done: 'feedback' };
    if (event.kind === 'ticket-sent' && state.step === 3) return { ...state, sending: false, done: 'ticket' };
    if (event.kind === 'failed') return { ...state, sending: false, fault: { kind: 'told', words: event.words } };
    return state;
  }
  switch (event.kind) {
    case 'pick':
      return afterPick(state, event.satisfaction);
    case 'delay-over':
      return state.moving ? { ...state, moving: false, step: 1 } : state;
    case 'back':
      return { ...state, moving: false, fault: null, step: stepped(state.step - 1) };
    case 'next':
      return { ...state, moving: false, fault: null, step: stepped(state.step + 1) };
    case 'submit':
      return afterSubmit(state, event.message, event.loggedIn);
    case 'ticket-submit':
      return state.step === 3 ? { ...state, sending: true, fault: null } : state;
    default:
      return state;
  }
}

/** Returns the rating to send: without a pick, negative feedback has no exact rating. */
export const satisfactionOf = ({ satisfaction }: OpenFeedback): Satisfaction => satisfaction ?? 1;

/** What the apology step offers (spec §2): a textarea, or a list of options. */
export function apologyOf(type: FeedbackType): 'message' | readonly ('regenerate' | 'support' | 'chat' | 'nothing')[] {
  if (type === 'general' || type === 'positive' || type === 'negative') return 'message';
  return type === 'sticker' ? ['regenerate', 'support', 'chat', 'nothing'] : ['support', 'chat', 'nothing'];
}

/** Returns the URL where a dissatisfied member regenerates a sticker (spec §2); that page asks for confirmation. */
export const regenerateAddress = (vin: string): string =>
  `/members/dashboard?vin=${encodeURIComponent(vin)}&regenerate=true#window-sticker`;

/** Returns where OK on a success screen leads (spec §2). */
export const FEEDBACK_DONE_ADDRESS = '/members/dashboard#vehicle-history-report';
