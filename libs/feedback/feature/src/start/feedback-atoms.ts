import { feedbackAfter, type FeedbackEvent, type FeedbackState } from '@vinlore/feedback-domain';
import { atom } from 'jotai';

const stateAtom = atom<FeedbackState>(null);

/** State of the feedback modal, wherever it's rendered. Survives navigation and an expired session, in memory only. */
export const feedbackAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: FeedbackEvent) => set(stateAtom, feedbackAfter(get(stateAtom), event)),
);

/** Where the sticker is regenerated; null for its VIN's default (spec §2). */
export const feedbackAgainAtom = atom<string | null>(null);

/** Name of the document; null if there is none (spec §3: a report value). */
export const feedbackReportAtom = atom<string | null>(null);
